import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { JobHandlers } from '../jobs/jobs.server.ts';
import { outgoingMailTable as table } from './mail-tables.server.ts';
import type { MakeEnclosure, Mailer } from './mail.ts';
import { renderMail } from './render-mail.server.tsx';

/** A crash between sending and noting it sends the mail again, with the same id. */
export function sendMailJob(
  db: Database,
  send: Mailer,
  siteUrl: string,
  makeEnclosure: MakeEnclosure,
): JobHandlers['send-mail'] {
  return async ({ mailId }) => {
    const [mail] = await db.select().from(table).where(eq(table.id, mailId));
    // It was deleted with all that belonged to it, or is sent already.
    if (!mail || mail.sentAt) return;
    const { enclosures, attachments = [], ...rendered } = renderMail(mail, siteUrl);
    const made = await Promise.all(enclosures.map(makeEnclosure));
    await send({ ...rendered, attachments: [...attachments, ...made] });
    await db.update(table).set({ sentAt: new Date() }).where(eq(table.id, mailId));
  };
}
