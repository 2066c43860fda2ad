import { and, eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import { readLeadReference, leadTable as table } from '../leads/leads.server.ts';

export type Contact = {
  leadId: number;
  name: string;
  email: string;
  company: string;
  /** Held back by the spam trap, so the team was not notified. */
  isSuspect: boolean;
};

type Needs = Pick<Services, 'db' | 'secret' | 'settings' | 'now'>;

/** Also null if the lead would be deleted before the last day that can be booked. */
export async function findContactByReference(
  { db, secret, settings, now }: Needs,
  reference: string,
): Promise<Contact | null> {
  const id = readLeadReference(secret, reference);
  if (id === null) return null;
  const [lead] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.formType, 'demo')));
  if (!lead) return null;
  const daysLeft = settings.retentionDays - (now().getTime() - lead.receivedAt.getTime()) / dayMs;
  return daysLeft > settings.booking.days ? toContact(lead) : null;
}

const dayMs = 24 * 60 * 60 * 1_000;

export async function loadContact(tx: Database, leadId: number): Promise<Contact> {
  const [lead] = await tx.select().from(table).where(eq(table.id, leadId));
  return toContact(lead!);
}

/** Two tabs of one visitor must book one after the other. */
export async function lockContact(tx: Database, leadId: number): Promise<Contact> {
  const [lead] = await tx.select().from(table).where(eq(table.id, leadId)).for('update');
  return toContact(lead!);
}

function toContact({ id, email, fields, suspect }: typeof table.$inferSelect): Contact {
  const { name = '', company = '' } = fields;
  return { leadId: id, name, email, company, isSuspect: suspect };
}
