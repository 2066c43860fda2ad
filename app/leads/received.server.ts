import { eq } from 'drizzle-orm';
import { href } from 'react-router';
import { brand } from '../base/brand.ts';
import type { Services } from '../context.server.ts';
import { nextWebinar, requestNumber, type FormType } from './lead.ts';
import { readLeadReference, leadTable as table } from './leads.server.ts';

export type ReceivedLead = {
  title: string;
  /** Null unless the address names the lead. */
  number: string | null;
  steps: readonly string[];
  back: { label: string; to: string };
};

export async function receivedLead(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  url: URL,
): Promise<ReceivedLead | null> {
  const id = readLeadReference(secret, url.searchParams.get('lead') ?? '');
  if (id === null) return null;
  const [lead] = await db
    .select({ formType: table.formType, fields: table.fields, isHeld: table.suspect })
    .from(table)
    .where(eq(table.id, id));
  if (!lead) return null;
  const { formType, fields, isHeld } = lead;
  return { ...wordsAfter(formType, fields), ...(isHeld && heldWords(formType)), number: requestNumber(id) };
}

export function wordsAfter(formType: FormType, fields: Readonly<Record<string, string>> = {}): ReceivedLead {
  const { page = '/' } = fields;
  const { title, steps, back } = wordsFor(formType, fields);
  // Visitors ask for new data on many pages, and the lead names only this one.
  const isDataList = formType === 'whitepaper-prospect' && page === sampleData.to;
  return { title, number: null, steps, back: isDataList ? sampleData : { to: page, ...back } };
}

function wordsFor(formType: FormType, fields: Readonly<Record<string, string>>): ReceivedWords {
  const { webinar, report, first, second, third } = fields;
  if (webinar === nextWebinar) return webinarAlert;
  if (formType === 'demo-times' && !first && !second && !third) return timesWanted;
  if (formType === 'report-request' && !report)
    return { ...receivedWords[formType], title: 'We’ve received your request' };
  return receivedWords[formType];
}

type ReceivedWords = {
  title: string;
  steps: readonly string[];
  /** Without `to` the link goes back to the page that the form was on. */
  back: { label: string; to?: string };
};

/** For a lead held back by the spam trap, which gets no mail until somebody has reviewed it. */
const heldWords = (formType: FormType) => ({
  title: `We’ve received your ${formType === 'report-order' ? 'order' : 'request'}`,
  steps: [
    reviewSteps[formType] ?? 'We’ll review your request and reply by email.',
    `If you don’t hear from us within two working days, please email ${brand.company.email} and quote your reference.`,
  ],
});

const reviewSteps: Partial<Record<FormType, string>> = {
  demo: 'We’ll review your request before booking the time you chose.',
  'report-order': 'We’ll review your order and confirm it by email.',
};

const sampleData = { label: 'Browse the sample data', to: href('/resources/sample-data') };

const confirmation = 'A confirmation is on its way to your inbox.';

const linkToConfirm =
  'If you’re not on the list yet, we’ve emailed you a link. Open it within seven days to confirm.';

const webinarAlert: ReceivedWords = {
  title: 'Please check your email',
  steps: [
    linkToConfirm,
    'After that we’ll write once for each new webinar, with its date and a link to register. We use this list for nothing else, and you can unsubscribe with one click.',
  ],
  back: { label: 'Read the blog', to: href('/blog') },
};

const timesWanted: ReceivedWords = {
  title: 'We’ve received your request for a demo time',
  steps: [confirmation, 'We’ll reply within one working day with a time for your demo.'],
  back: sampleData,
};

const receivedWords: Readonly<Record<FormType, ReceivedWords>> = {
  demo: {
    // Other demo requests go on to the calendar.
    ...heldWords('demo'),
    back: { label: 'Back to the home page', to: href('/') },
  },
  'demo-times': {
    title: 'We’ve received your proposed times',
    steps: [
      confirmation,
      'We’ll reply within one working day with a confirmed time, or the nearest we can offer.',
    ],
    back: sampleData,
  },
  offer: {
    title: 'We’ve received your request',
    steps: [
      confirmation,
      'If anything is unclear, we’ll ask by email. We won’t call unless you want us to.',
      'We’ll email you a written quote within one working day.',
    ],
    back: { label: 'Compare plans', to: href('/pricing') },
  },
  webinar: {
    title: 'We’ve received your registration',
    steps: [
      'An email with the link to join and a calendar entry is on its way to you.',
      'If the webinar is more than a day away, we’ll remind you the day before.',
    ],
    back: { label: 'Read the blog', to: href('/blog') },
  },
  contact: {
    title: 'We’ve received your message',
    steps: [confirmation, 'We’ll reply, usually by the next working day.'],
    back: { label: 'Read the FAQ', to: href('/faq') },
  },
  'report-request': {
    title: 'We’ve received your question',
    steps: [confirmation, 'We’ll reply, usually by the next working day.'],
    back: { label: 'Whitepapers and reports', to: href('/whitepapers-and-reports') },
  },
  'report-order': {
    title: 'We’ve received your order',
    steps: [
      'An email acknowledging your order is on its way to your inbox.',
      'We’ll confirm the order by email, usually by the next working day.',
      'The files and the invoice will follow within one working day of our confirmation. Payment is due within 14 days.',
    ],
    back: { label: 'Back to the report' },
  },
  'ranking-prospect': {
    title: 'Your workbook is on its way',
    steps: [
      'You’ll get an email with the download link within a few minutes. We won’t write again unless you ask us to.',
    ],
    back: { label: 'Back to the ranking' },
  },
  'whitepaper-prospect': {
    title: 'Please check your email',
    steps: [
      linkToConfirm,
      'After that we’ll email you once for each new edition. We use this list for nothing else, and you can unsubscribe with one click.',
    ],
    back: { label: 'Back to where you were' },
  },
  affiliate: {
    title: 'We’ve received your application',
    steps: [
      confirmation,
      'You’ll hear from us within five working days, with your code or, if we can’t accept you, the reason.',
    ],
    back: { label: 'Back to the programme', to: href('/affiliate-program') },
  },
};
