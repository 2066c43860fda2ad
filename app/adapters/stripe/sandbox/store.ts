import type * as Stripe from './documents.ts';
import type { Database } from '../../../base/database.server.ts';
import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Inside a transaction `db` is the transaction. */
export type World = {
  db: Database;
  now: () => Date;
  siteUrl: string;
  seed: number;
};

export function inTransaction<Result>(
  world: World,
  work: (world: World) => Promise<Result>,
): Promise<Result> {
  return world.db.transaction((db) => work({ ...world, db }));
}

export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

export function newObject({ now }: World): { created: number; livemode: false } {
  return { created: secondsOf(now()), livemode: false };
}

type Documents = {
  product: Stripe.Product;
  price: Stripe.Price;
  coupon: Stripe.Coupon;
  promotion_code: Stripe.PromotionCode;
  tax_rate: Stripe.TaxRate;
  webhook_endpoint: Stripe.WebhookEndpoint;
  customer: Stripe.Customer;
  'checkout.session': Stripe.Session;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  refund: Stripe.Refund;
  'billing_portal.session': Stripe.PortalSession;
  event: Stripe.Event;
};
export type DocumentType = keyof Documents;
export type Document = Documents[DocumentType];

export const objectTable = pgTable('sandbox_payment_object', {
  id: text('id').primaryKey(),
  type: text('type').$type<DocumentType>().notNull(),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  body: jsonb('body').$type<Document>().notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }),
});

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export async function find<Type extends DocumentType>(
  db: Database,
  type: Type,
  id: string,
): Promise<Documents[Type] | null> {
  const [row] = await db.select().from(objectTable).where(isObject(type, id));
  return (row?.body as Documents[Type] | undefined) ?? null;
}

/** Locks the object until the transaction ends. */
export async function findToChange<Type extends DocumentType>(
  db: Database,
  type: Type,
  id: string,
): Promise<Documents[Type] | null> {
  const [row] = await db.select().from(objectTable).where(isObject(type, id)).for('update');
  return (row?.body as Documents[Type] | undefined) ?? null;
}

export async function follow<Type extends DocumentType>(db: Database, type: Type, id: string) {
  const found = await findToChange(db, type, id);
  if (!found) throw new Error(`The sandbox has lost the ${type} ${id}.`);
  return found;
}

export async function findAny(db: Database, id: string): Promise<Document | null> {
  const [row] = await db.select().from(objectTable).where(eq(objectTable.id, id));
  return row?.body ?? null;
}

export async function put(db: Database, body: Document, dueAt: Date | null = null): Promise<void> {
  await db
    .insert(objectTable)
    .values({ id: body.id, type: body.object, body, dueAt })
    .onConflictDoUpdate({ target: objectTable.id, set: { body, dueAt } });
}

export async function putIfNew(db: Database, body: Document): Promise<void> {
  await db.insert(objectTable).values({ id: body.id, type: body.object, body }).onConflictDoNothing();
}

export type Condition = { path: readonly string[]; values: readonly string[] };

/** Newest first. Values are compared case-insensitively, as Stripe compares codes. */
export async function list(
  db: Database,
  type: DocumentType,
  { conditions, limit, after }: { conditions: readonly Condition[]; limit: number; after: string | null },
): Promise<Document[]> {
  const { position, body } = objectTable;
  const rows = await db
    .select({ body })
    .from(objectTable)
    .where(
      and(
        eq(objectTable.type, type),
        after === null
          ? undefined
          : lt(position, sql`(select position from ${objectTable} where id = ${after})`),
        ...conditions.map(meets),
      ),
    )
    .orderBy(desc(position))
    .limit(limit);
  return rows.map((row) => row.body);
}

function isObject(type: DocumentType, id: string) {
  return and(eq(objectTable.type, type), eq(objectTable.id, id));
}

function meets({ path, values }: Condition): SQL {
  const field = sql`lower(${objectTable.body} #>> ${`{${path.join(',')}}`})`;
  return inArray(
    field,
    values.map((value) => value.toLowerCase()),
  );
}
