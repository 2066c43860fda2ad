import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../base/database.server.ts';
import type { JobHandlers } from '../base/jobs.server.ts';
import { outgoingMailTable as table } from './mail-store.server.ts';
import type { MakeEnclosure, Mailer } from './mail.ts';
import { renderMail } from './render-mail.server.tsx';

type Needs = { db: Database; log: Logger; send: Mailer; siteUrl: string; makeEnclosure: MakeEnclosure };

/** After a crash between sending and recording it, the mail goes out again, with the same message id. */
export function sendMailJob(needs: Needs): JobHandlers['send-mail'] {
  const { db, log, send, siteUrl, makeEnclosure } = needs;
  return async ({ mailId }) => {
    const [mail] = await db.select().from(table).where(eq(table.id, mailId));
    // It may have been deleted since, or sent by an earlier attempt.
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
      log.warn(
        { mailId, template: mail.template, status: handover.status },
        'a mail was refused permanently',
      );
  };
}
