import { and, isNull, like } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { areAbout, type MailsAbout } from './mail-queries.server.ts';
import { outgoingMailTable as table } from './mail-tables.server.ts';

/** Takes back what is out of date before it was sent. The jobs that were to send it find nothing to do. */
export async function withdrawMails(tx: Database, mails: MailsAbout): Promise<void> {
  await tx.delete(table).where(and(areAbout(mails), isNull(table.sentAt), isNull(table.refusedAt)));
}

/** Deletes what was sent about it, too. */
export async function forgetMails(tx: Database, about: string): Promise<void> {
  await tx.delete(table).where(like(table.key, `${about}/%`));
}
