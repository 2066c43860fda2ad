import { and, asc, desc, eq, gte, isNull } from 'drizzle-orm';
import type { Database } from '../../base/database.server.ts';
import { tableAsCsv } from '../../base/csv.server.ts';
import { leadTable as table } from '../lead-tables.server.ts';
import { requestNumber } from '../lead.ts';

export type KeptLead = typeof table.$inferSelect;

type Filter = {
  /** Those that the sales system should have, but has not. */
  undelivered?: boolean;
  /** Those that nobody was told of. */
  suspect?: boolean;
  since?: Date;
  most?: number;
};

/** The leads that are kept, newest first. */
export async function listLeads(
  db: Database,
  { undelivered = false, suspect = false, since, most = 200 }: Filter = {},
): Promise<KeptLead[]> {
  const leads = db
    .select()
    .from(table)
    .where(
      and(
        undelivered ? and(isNull(table.deliveredAt), eq(table.suspect, false)) : undefined,
        suspect ? eq(table.suspect, true) : undefined,
        since && gte(table.receivedAt, since),
      ),
    )
    .orderBy(desc(table.id));
  return most === Infinity ? leads : leads.limit(most);
}

export async function findLead(db: Database, id: number): Promise<KeptLead | null> {
  const [lead] = await db.select().from(table).where(eq(table.id, id));
  return lead ?? null;
}

/** All of them, with a column for each field that any of them has. */
export async function leadsAsCsv(db: Database): Promise<string> {
  const leads = await db.select().from(table).orderBy(asc(table.id));
  const names = new Set(leads.flatMap(({ fields, tracking }) => Object.keys({ ...tracking, ...fields })));
  names.delete('email');
  const entered = ({ fields, tracking }: KeptLead, name: string) =>
    ({ ...tracking, ...fields } as Readonly<Record<string, string | undefined>>)[name] ?? '';
  return tableAsCsv(leads, {
    request: ({ id }) => requestNumber(id),
    form: ({ formType }) => formType,
    received: ({ receivedAt }) => receivedAt.toISOString(),
    delivered: ({ deliveredAt }) => deliveredAt?.toISOString() ?? '',
    suspect: ({ suspect }) => suspect,
    email: ({ email }) => email,
    ...Object.fromEntries([...names].map((name) => [name, (lead: KeptLead) => entered(lead, name)])),
  });
}
