import { and, asc, desc, eq, gte, isNull, lt, notInArray, type SQLWrapper } from 'drizzle-orm';
import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tableAsCsv } from '../documents/csv.server.ts';
import type { Database } from '../base/database.server.ts';
import { forgotten, type Forget } from '../base/retention.ts';
import { readSignedId, signId } from '../base/signed-name.server.ts';
import { requestNumber, type FormType, type Tracking } from './lead.ts';

export const leadTable = pgTable('lead', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  formType: text('form_type').$type<FormType>().notNull(),
  email: text('email').notNull(),
  fields: jsonb('fields').$type<Readonly<Record<string, string>>>().notNull(),
  tracking: jsonb('tracking').$type<Tracking>().notNull(),
  suspect: boolean('suspect').notNull().default(false),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
});

export type Lead = typeof leadTable.$inferSelect;

const referenceKind = 'lead reference';

export const signLeadReference = (secret: string, leadId: number) => signId(secret, referenceKind, leadId);

export const readLeadReference = (secret: string, reference: string) =>
  readSignedId(secret, referenceKind, reference);

type Filter = {
  undelivered?: boolean;
  suspect?: boolean;
  since?: Date;
  most?: number;
};

/** Newest first. */
export async function listLeads(
  db: Database,
  { undelivered = false, suspect = false, since, most = 200 }: Filter = {},
): Promise<Lead[]> {
  const leads = db
    .select()
    .from(leadTable)
    .where(
      and(
        undelivered ? and(isNull(leadTable.deliveredAt), eq(leadTable.suspect, false)) : undefined,
        suspect ? eq(leadTable.suspect, true) : undefined,
        since && gte(leadTable.receivedAt, since),
      ),
    )
    .orderBy(desc(leadTable.id));
  return most === Infinity ? leads : leads.limit(most);
}

export async function findLead(db: Database, id: number): Promise<Lead | null> {
  const [lead] = await db.select().from(leadTable).where(eq(leadTable.id, id));
  return lead ?? null;
}

/** All leads, with a column for each field that any of them has. */
export async function leadsAsCsv(db: Database): Promise<string> {
  const leads = await db.select().from(leadTable).orderBy(asc(leadTable.id));
  const names = new Set(leads.flatMap(({ fields, tracking }) => Object.keys({ ...tracking, ...fields })));
  names.delete('email');
  const entered = ({ fields, tracking }: Lead, name: string) =>
    ({ ...tracking, ...fields } as Readonly<Record<string, string | undefined>>)[name] ?? '';
  return tableAsCsv(leads, {
    request: ({ id }) => requestNumber(id),
    form: ({ formType }) => formType,
    received: ({ receivedAt }) => receivedAt.toISOString(),
    delivered: ({ deliveredAt }) => deliveredAt?.toISOString() ?? '',
    suspect: ({ suspect }) => suspect,
    email: ({ email }) => email,
    ...Object.fromEntries([...names].map((name) => [name, (lead: Lead) => entered(lead, name)])),
  });
}

/** Deleting a lead deletes its booking too, so `needed` names the leads that must stay. */
export function forgetLeads(needed: (db: Database, now: Date) => SQLWrapper): Forget {
  return async (db, { now, oldest }) => {
    const isUnneeded = notInArray(leadTable.id, needed(db, now));
    const deleted = await db.delete(leadTable).where(and(lt(leadTable.receivedAt, oldest), isUnneeded));
    return [forgotten('leads', deleted)];
  };
}
