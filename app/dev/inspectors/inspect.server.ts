import type { Services } from '../../context.server.ts';
import type { JobState } from '../../jobs/jobs.server.ts';
import { findLead, listLeads, type KeptLead } from '../../leads/kept/lead-queries.server.ts';
import { requestNumber } from '../../leads/lead.ts';
import { capturedDelivery, capturedMail, capturedMails } from './captured.server.ts';
import type { InspectorSlug } from './inspectors.ts';
import { momentOf } from './moment.ts';

export type Inspected = NonNullable<Awaited<ReturnType<typeof inspect>>>;
export type View<Kind extends Inspected['kind']> = Extract<Inspected, { kind: Kind }>;

/** What an inspector shows: its list, or one thing of it; null where there is no such thing. */
export async function inspect(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  slug: InspectorSlug,
  id: number | null,
) {
  if (slug === 'jobs') return { kind: 'jobs' as const, jobs: (await jobs.list()).map(toJobRow) };
  if (slug === 'mails') {
    if (id === null) return { kind: 'mails' as const, mails: await capturedMails(db) };
    const mail = await capturedMail(db, id);
    return mail && { kind: 'mail' as const, mail };
  }
  if (id === null) return { kind: 'leads' as const, leads: (await listLeads(db)).map(toLeadRow) };
  const lead = await findLead(db, id);
  return lead && { kind: 'lead' as const, lead: await toLeadView(lead, db) };
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

async function toLeadView(lead: KeptLead, db: Services['db']) {
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
