import { and, isNull, like } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { outgoingMailTable as table } from './mail-tables.server.ts';

/** Takes back what is out of date before it was sent. The jobs that were to send it find nothing to do. */
export async function withdrawMails(tx: Database, about: string): Promise<void> {
  await tx.delete(table).where(and(isAbout(about), isNull(table.sentAt), isNull(table.refusedAt)));
}

/** Deletes what was sent about it, too. */
export async function forgetMails(tx: Database, about: string): Promise<void> {
  await tx.delete(table).where(isAbout(about));
}

/** By the beginning of their keys: `booking/17`. */
const isAbout = (about: string) => like(table.key, `${about}/%`);
