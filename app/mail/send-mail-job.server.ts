import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../base/database.server.ts';
import type { JobHandlers } from '../jobs/jobs.server.ts';
import { outgoingMailTable as table } from './mail-tables.server.ts';
import type { MakeEnclosure, Mailer } from './mail.ts';
import { renderMail } from './render-mail.server.tsx';

type Needs = { db: Database; log: Logger; send: Mailer; siteUrl: string; makeEnclosure: MakeEnclosure };

/** A crash between sending and noting it sends the mail again, with the same id. */
export function sendMailJob(needs: Needs): JobHandlers['send-mail'] {
  const { db, log, send, siteUrl, makeEnclosure } = needs;
  return async ({ mailId }) => {
    const [mail] = await db.select().from(table).where(eq(table.id, mailId));
    // It was deleted with all that belonged to it, or is done with already.
    if (!mail || mail.sentAt || mail.refusedAt) return;
    const { enclosures, attachments = [], ...rendered } = renderMail(mail, siteUrl);
    const made = await Promise.all(enclosures.map(makeEnclosure));
    const handover = await send({ ...rendered, attachments: [...attachments, ...made] });
    const at = new Date();
    await db
      .update(table)
      .set(handover.taken ? { sentAt: at } : { refusedAt: at })
      .where(eq(table.id, mailId));
    if (!handover.taken)
      log.warn({ mailId, template: mail.template, status: handover.status }, 'a mail was refused for good');
  };
}
