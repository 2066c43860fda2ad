import { inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import { keyInForm, refuseWornToken, keysInTime, submissionKey } from '../forms/form-token.server.ts';
import { mayRequest, tooMany } from '../forms/may-request.server.ts';
import { readForm, refused, type Refused } from '../forms/read-form.server.ts';
import { isTrapped } from '../forms/field-names.ts';
import type { MailFact } from '../mail/mail.ts';
import { queueMail } from '../mail/mail-store.server.ts';
import type { MailPayloads } from '../mail/templates/templates.server.tsx';
import { readTracking, requestNumber, type FormType, type Tracking } from './lead.ts';
import { leadTable as table } from './leads.server.ts';

export type LeadSchema = z.ZodObject<{ email: z.ZodType<string, string> }>;

export type LeadForm<Schema extends LeadSchema> = {
  formType: FormType;
  schema: Schema;
  /** Facts that the page adds to what was entered. */
  about?: Readonly<Record<string, string>>;
  /** Facts in our own words, for both mails. */
  chosen?: (values: z.output<Schema>) => readonly MailFact[];
  /** What was typed: only for the team. The visitor's address is unconfirmed, and we mail no stranger's words. */
  typed: (values: z.output<Schema>) => readonly MailFact[];
  /** Runs in the transaction that stores the lead. */
  onStored?: (tx: Database, values: z.output<Schema>) => Promise<void>;
  mails: {
    team: (values: z.output<Schema>) => string;
    /** Null where another mail follows. */
    visitor: ((values: z.output<Schema>, leadId: number) => Answer | null) | null;
  };
};

type Answer = Pick<MailPayloads['request-received'], 'title' | 'next' | 'link' | 'event'>;

export type Sender = {
  address: string;
  /** A shared page is the same for everyone, so its form has no token. */
  inSharedPage?: boolean;
  /** The query of the form's own address: where the visitor came from, for browsers without scripts. */
  query?: URLSearchParams;
};

type Needs = Pick<Services, 'db' | 'enqueue' | 'now' | 'secret' | 'isWithinLimit' | 'settings'>;

/**
 * Stores a lead and the jobs that deliver it in one transaction, and only then acknowledges it. The same form sent twice
 * is one lead.
 */
export async function receiveLead<Schema extends LeadSchema>(
  services: Needs,
  form: LeadForm<Schema>,
  sent: FormData,
  sender: Sender,
): Promise<{ ok: true; leadId: number } | Refused> {
  const read = readForm(form.schema, sent);
  if (!read.ok) return read;
  const { values, entered } = read;

  const words = { ...entered, ...form.about, email: values.email };
  const keyed = keysOf(services, form.formType, words, sent, sender, entered);
  if ('refused' in keyed) return keyed.refused;
  const { keys, formKey } = keyed;
  const known = await findLead(services.db, keys);
  if (known !== undefined) return { ok: true, leadId: known };

  if (!(await mayRequest(services, sender.address, values.email))) return refused(429, tooMany, entered);
  const worn = formKey && (await refuseWornToken(services, sent, formKey, entered));
  if (worn) return worn;
  const lead = {
    idempotencyKey: keys[0]!,
    formType: form.formType,
    email: values.email,
    fields: { ...(values as Record<string, string>), ...form.about },
    tracking: readTracking(sent, sender.query, services.settings.siteUrl),
    suspect: isTrapped(sent),
  };
  const leadId = await services.db.transaction(async (tx) => {
    await lockByEmail(tx, values.email);
    return (await findLead(tx, keys)) ?? store(tx, services, form, lead, values);
  });
  return { ok: true, leadId };
}

/** The first key is that of this submit; the lead may be stored under one of the others. Other entries make another lead. */
function keysOf(
  services: Needs,
  formType: FormType,
  words: Record<string, string> & { email: string },
  sent: FormData,
  { inSharedPage = false }: Sender,
  entered: Record<string, string>,
): { keys: string[]; formKey?: string } | { refused: Refused } {
  if (inSharedPage) {
    const spelled = { ...words, email: words.email.toLowerCase() };
    return { keys: keysInTime(JSON.stringify([formType, spelled]), services.now()) };
  }
  const read = keyInForm(services, sent, entered);
  if ('refused' in read) return read;
  return { keys: [submissionKey(JSON.stringify([formType, words, read.key]))], formKey: read.key };
}

/** Of two submits at the same moment the second must find the first, which may have another key. */
async function lockByEmail(tx: Database, email: string): Promise<void> {
  const name = `lead ${email.toLowerCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

async function findLead(db: Database, keys: readonly string[]): Promise<number | undefined> {
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.idempotencyKey, [...keys]));
  return found?.id;
}

async function store<Schema extends LeadSchema>(
  tx: Database,
  { enqueue, settings }: Needs,
  { chosen, typed, mails, onStored }: LeadForm<Schema>,
  lead: typeof table.$inferInsert,
  values: z.output<Schema>,
): Promise<number> {
  const [stored] = await tx.insert(table).values(lead).returning({ id: table.id });
  const { id: leadId } = stored!;
  if (lead.suspect) return leadId;

  const about = filled([['Reference', requestNumber(leadId)], ...(chosen?.(values) ?? [])]);
  await enqueue(tx, 'deliver-lead', { leadId });
  await queueMail(tx, enqueue, {
    key: `lead/${leadId}/team`,
    template: 'team-notice',
    to: settings.teamMail,
    payload: {
      title: mails.team(values),
      lines: [],
      facts: [...about, ...filled(typed(values)), ...viewedFact(lead.tracking, settings.siteUrl)],
      replyTo: lead.email,
    },
  });
  await onStored?.(tx, values);
  const answer = mails.visitor?.(values, leadId);
  if (answer) {
    await queueMail(tx, enqueue, {
      key: `lead/${leadId}/visitor`,
      template: 'request-received',
      to: lead.email,
      payload: { ...answer, facts: about },
    });
  }
  return leadId;
}

function viewedFact({ viewed_page: viewed }: Tracking, siteUrl: string): [string, string][] {
  return viewed ? [['Came from', siteUrl + viewed]] : [];
}

const filled = (facts: readonly MailFact[]) =>
  facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
