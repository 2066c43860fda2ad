import type { Database } from '../../base/database.server.ts';
import type { Services } from '../../context.server.ts';
import type { JobState } from '../../jobs/jobs.server.ts';
import { findLead, listLeads, type KeptLead } from '../../leads/kept/lead-queries.server.ts';
import { requestNumber } from '../../leads/lead.ts';
import { listOrders } from '../../orders/order-queries.server.ts';
import { capturedDelivery, capturedMail, capturedMails } from './captured.server.ts';
import type { InspectorSlug } from './inspectors.ts';
import { momentOf } from './moment.ts';
import { orderView, toOrderRow } from './order-view.server.ts';
import { sandboxSessions, sandboxWebhooks } from './sandbox-payments.server.ts';

export type Inspected = NonNullable<Awaited<ReturnType<typeof inspect>>>;
export type View<Kind extends Inspected['kind']> = Extract<Inspected, { kind: Kind }>;

type Needs = Pick<Services, 'db' | 'jobs'>;

/** What an inspector shows: its list, or one thing of it; null where there is no such thing. */
export async function inspect({ db, jobs }: Needs, slug: InspectorSlug, id: number | null) {
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
        : inspectOrder(db, id);
  }
}

/** All that were given up, as each has its button, then the newest of the others. */
async function listJobs(jobs: Needs['jobs']): Promise<JobState[]> {
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

async function inspectOrder(db: Database, id: number) {
  const order = await orderView(db, id);
  return order && { kind: 'order' as const, order };
}

function toLeadRow({ id, formType, email, receivedAt, deliveredAt, suspect }: KeptLead) {
  return {
    id,
    number: requestNumber(id),
    formType,
    email,
    receivedAt: momentOf(receivedAt),
    delivered: deliveredAt ? momentOf(deliveredAt) : suspect ? 'never: looks like no person' : 'not yet',
  };
}

async function toLeadView(lead: KeptLead, db: Database) {
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
