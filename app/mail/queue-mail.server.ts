import type { Database } from '../base/database.server.ts';
import type { Enqueue } from '../jobs/jobs.server.ts';
import { outgoingMailTable as table } from './mail-tables.server.ts';
import type { MailPayloads, TemplateName } from './templates/templates.server.tsx';

/** What a mail says, to whom, and what it is about. */
export type QueuedMail = {
  [Name in TemplateName]: { key: string; template: Name; to: string; payload: MailPayloads[Name] };
}[TemplateName];

/** Stores a mail to be sent, in the transaction that wants it. One about the same is stored once. */
export async function queueMail(tx: Database, enqueue: Enqueue, mail: QueuedMail): Promise<void> {
  const { key, template, to: recipient, payload } = mail;
  const [stored] = await tx
    .insert(table)
    .values({ key, template, recipient, payload })
    .onConflictDoNothing({ target: table.key })
    .returning({ id: table.id });
  if (stored) await enqueue(tx, 'send-mail', { mailId: stored.id });
}
