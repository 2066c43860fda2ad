import { eq } from 'drizzle-orm';
import type { Services } from '../../context.server.ts';
import { receivedWords } from './received-words.ts';
import { readLeadReference } from '../lead-reference.server.ts';
import { leadTable as table } from '../lead-tables.server.ts';
import { requestNumber, type FormType } from '../lead.ts';

/** What the page after a form says. The number is only there for whoever was led to it. */
export type ReceivedLead = {
  title: string;
  number: string | null;
  steps: readonly string[];
  back: { label: string; to: string };
};

/** Of the lead that the address names; null where it names none. */
export async function receivedLead({ db, secret }: Services, url: URL): Promise<ReceivedLead | null> {
  const id = readLeadReference(secret, url.searchParams.get('lead') ?? '');
  if (id === null) return null;
  const [lead] = await db
    .select({ formType: table.formType, fields: table.fields })
    .from(table)
    .where(eq(table.id, id));
  return lead ? { ...wordsAfter(lead.formType, lead.fields['page']), number: requestNumber(id) } : null;
}

export function wordsAfter(formType: FormType, page = '/'): ReceivedLead {
  const { title, steps, back } = receivedWords[formType];
  return { title, number: null, steps, back: { to: page, ...back } };
}
