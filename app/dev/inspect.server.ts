import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { formatEur } from '../base/money.ts';
import type { Services } from '../context.server.ts';
import type { JobState } from '../base/jobs.server.ts';
import { requestNumber } from '../leads/lead.ts';
import { findLead, listLeads, type Lead } from '../leads/leads.server.ts';
import { orderPath } from '../orders/order-links.server.ts';
import { listOrders, showOrder } from '../orders/order-queries.server.ts';
import { orderTable as table, type Order } from '../orders/order-tables.server.ts';
import { vatLabel } from '../plans/vat/vat-treatment.ts';
import { capturedDelivery, capturedMail, capturedMails } from './captured.server.ts';
import { momentOf, type InspectorSlug } from './inspectors.ts';
import { sandboxSessions, sandboxWebhooks } from './payment-sandbox.server.ts';

export type Inspected = NonNullable<Awaited<ReturnType<typeof inspect>>>;
export type View<Kind extends Inspected['kind']> = Extract<Inspected, { kind: Kind }>;

/** The list of an inspector, or one item of it; null if there is none. */
export async function inspect(
  { db, jobs, secret }: Pick<Services, 'db' | 'jobs' | 'secret'>,
  slug: InspectorSlug,
  id: number | null,
) {
  switch (slug) {
    case 'jobs':
      return { kind: 'jobs' as const, jobs: (await listJobs(jobs)).map(toJobRow) };
    case 'payments':
      return {
        kind: 'payments' as const,
        sessions: await sandboxSessions(db),
        webhooks: await sandboxWebhooks(db),
      };
    case 'mails':
      return id === null ? { kind: 'mails' as const, mails: await capturedMails(db) } : inspectMail(db, id);
    case 'leads':
      return id === null
        ? { kind: 'leads' as const, leads: (await listLeads(db)).map(toLeadRow) }
        : inspectLead(db, id);
    case 'orders':
      return id === null
        ? { kind: 'orders' as const, orders: (await listOrders(db)).map(toOrderRow) }
        : inspectOrder(db, secret, id);
  }
}

/** All failed jobs, which have a retry button, then the newest of the others. */
async function listJobs(jobs: Services['jobs']): Promise<JobState[]> {
  const all = await jobs.list({ most: Infinity });
  const others = all.filter(({ state }) => state !== 'dead');
  return [...all.filter(({ state }) => state === 'dead'), ...others.slice(0, 200)];
}

async function inspectMail(db: Database, id: number) {
  const mail = await capturedMail(db, id);
  return mail && { kind: 'mail' as const, mail };
}

async function inspectLead(db: Database, id: number) {
  const lead = await findLead(db, id);
  return lead && { kind: 'lead' as const, lead: await toLeadView(lead, db) };
}

async function inspectOrder(db: Database, secret: string, id: number) {
  const order = await orderView(db, secret, id);
  return order && { kind: 'order' as const, order };
}

function toLeadRow({ id, formType, email, receivedAt, deliveredAt, suspect }: Lead) {
  return {
    id,
    number: requestNumber(id),
    formType,
    email,
    receivedAt: momentOf(receivedAt),
    delivered: deliveredAt ? momentOf(deliveredAt) : suspect ? 'never: looks like no person' : 'not yet',
  };
}

async function toLeadView(lead: Lead, db: Database) {
  return {
    ...toLeadRow(lead),
    entered: Object.entries({ ...lead.fields, ...lead.tracking }),
    posted: await capturedDelivery(db, lead.idempotencyKey),
  };
}

function toJobRow({ id, name, data, state, attempts, nextTry, lastError, createdAt }: JobState) {
  return {
    id,
    name,
    about: Object.entries(data)
      .map(([key, value]) => `${key} ${value}`)
      .join(', '),
    state,
    attempts,
    nextTry: nextTry && momentOf(nextTry),
    lastError,
    createdAt: momentOf(createdAt),
  };
}

function toOrderRow({ id, reference, state, problems, tier, buyer, totalCents, orderedAt }: Order) {
  return {
    id,
    reference,
    state,
    problems: problems.map(({ at, note }) => ({ at: momentOf(new Date(at)), note })),
    tier,
    email: buyer.email,
    total: formatEur(totalCents),
    orderedAt: momentOf(orderedAt),
  };
}

async function orderView(db: Database, secret: string, id: number) {
  const [named] = await db.select({ reference: table.reference }).from(table).where(eq(table.id, id));
  const found = named && (await showOrder(db, named.reference));
  if (!found) return null;
  const { order, account, invoices, events } = found;
  const { buyer, billing, vatChecks, problems: _all, problem: _latest, ...rest } = order;
  return {
    ...toOrderRow(order),
    page: orderPath(secret, order.reference),
    fields: filledFields(rest),
    // Apart from the order, because an address has a state too.
    buyer: filledFields(buyer),
    billing: filledFields(billing),
    vatChecks: vatChecks.map(({ checkedAt, ...check }) => ({
      ...check,
      checkedAt: momentOf(new Date(checkedAt)),
    })),
    account: account && filledFields(account),
    invoices: invoices.map(({ number, cancels, corrects, issuedAt, periodStart, periodEnd, content }) => ({
      number,
      kind: cancels ? `cancels ${cancels}` : corrects ? `replaces ${corrects}` : null,
      vat: vatLabel(content.vatTreatment ?? 'domestic'),
      issuedAt: momentOf(issuedAt),
      period: `${periodStart} to ${periodEnd}`,
      total: (cancels ? '−' : '') + formatEur(content.amounts.total),
    })),
    events: events.map(({ id: event, kind, receivedAt, handledAt }) => ({
      event,
      kind,
      receivedAt: momentOf(receivedAt),
      handledAt: handledAt && momentOf(handledAt),
    })),
  };
}

/** Filled fields as text. */
function filledFields(fields: Record<string, string | number | Date | null>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === '') return [];
    return [[name, value instanceof Date ? momentOf(value) : String(value)]];
  });
}
