import { and, eq } from 'drizzle-orm';
import type { Services } from '../../context.server.ts';
import type { Database } from '../../base/database.server.ts';
import { readLeadReference } from '../../leads/lead-reference.server.ts';
import { leadTable as table } from '../../leads/lead-tables.server.ts';

/** Who a demo is for. */
export type Contact = {
  leadId: number;
  name: string;
  email: string;
  company: string;
  /** Looks like no person's: nobody was told of the request. */
  isSuspect: boolean;
};

type Needs = Pick<Services, 'db' | 'secret' | 'settings' | 'now'>;

/** The one that an address names, if we may keep what we know of them until after the demo. */
export async function namedContact(
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

export async function contactOf(tx: Database, leadId: number): Promise<Contact> {
  const [lead] = await tx.select().from(table).where(eq(table.id, leadId));
  return toContact(lead!);
}

/** The same, so that two tabs of one visitor book one after the other. */
export async function lockContact(tx: Database, leadId: number): Promise<Contact> {
  const [lead] = await tx.select().from(table).where(eq(table.id, leadId)).for('update');
  return toContact(lead!);
}

function toContact({ id, email, fields, suspect }: typeof table.$inferSelect): Contact {
  const { name = '', company = '' } = fields;
  return { leadId: id, name, email, company, isSuspect: suspect };
}
