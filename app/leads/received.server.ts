import { eq } from 'drizzle-orm';
import { href } from 'react-router';
import type { Services } from '../context.server.ts';
import { requestNumber, type FormType } from './lead.ts';
import { readLeadReference, leadTable as table } from './leads.server.ts';

export type ReceivedLead = {
  title: string;
  /** Null unless the address names the lead. */
  number: string | null;
  steps: readonly string[];
  back: { label: string; to: string };
};

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

type ReceivedWords = {
  title: string;
  steps: readonly string[];
  /** Without `to` the link goes back to the page that the form was on. */
  back: { label: string; to?: string };
};

const confirmation = 'A mail that confirms it is on its way to you.';

const receivedWords: Readonly<Record<FormType, ReceivedWords>> = {
  demo: {
    title: 'Thank you, we have your request',
    steps: [confirmation, 'The link in it leads to the calendar, where you choose a time.'],
    back: { label: 'Back to the start', to: href('/') },
  },
  'demo-times': {
    title: 'Thank you, we have your times',
    steps: [
      confirmation,
      'A person replies within one working day, with a confirmed time or the nearest one we can offer.',
    ],
    back: { label: 'Browse the sample data until then', to: href('/resources/sample-data') },
  },
  offer: {
    title: 'Thank you, we have your request',
    steps: [
      confirmation,
      'A person writes the offer and mails it to you within one working day.',
      'If something is unclear, we ask by mail. We do not call unless you want us to.',
    ],
    back: { label: 'The plans and what they open', to: href('/pricing') },
  },
  webinar: {
    title: 'Thank you, we have your registration',
    steps: [
      'A mail with the link to join and an entry for your calendar is on its way to you.',
      'The day before the webinar we send a reminder.',
      'If you chose none, you hear from us as soon as the date of the next one is set.',
    ],
    back: { label: 'Read the blog until then', to: href('/blog') },
  },
  contact: {
    title: 'Thank you, we have your message',
    steps: [confirmation, 'A person reads your message and answers, usually on the next working day.'],
    back: { label: 'Questions that others have asked', to: href('/faq') },
  },
  'report-request': {
    title: 'Thank you, we have your question',
    steps: [confirmation, 'A person reads your question and answers, usually on the next working day.'],
    back: { label: 'Whitepapers and reports', to: href('/whitepapers-and-reports') },
  },
  'report-order': {
    title: 'Thank you, we have your order',
    steps: [
      confirmation,
      'We confirm the order by mail, usually on the next working day.',
      'Within one working day of that you get the files and the invoice, which is due after 14 days.',
    ],
    back: { label: 'Back to the report' },
  },
  'ranking-prospect': {
    title: 'Thank you, the workbook is on its way',
    steps: [
      'Within a few minutes you get a mail with the link to the workbook.',
      'It says what a plan adds. Nothing else follows unless you ask for it.',
    ],
    back: { label: 'Back to the ranking' },
  },
  'whitepaper-prospect': {
    title: 'Please confirm by email',
    steps: [
      'We have sent you a mail with a link. Open it and confirm within seven days.',
      'After that we write once for every new edition, and about nothing else. Every mail has a link that ends it.',
    ],
    back: { label: 'Back to where you were' },
  },
  affiliate: {
    title: 'Thank you, we have your application',
    steps: [
      confirmation,
      'You hear from us within five working days: with your code, or with the reason why not.',
    ],
    back: { label: 'Back to the programme', to: href('/affiliate-program') },
  },
};
