import type { FormType } from '../lead.ts';

/** What is said to somebody whose form was taken. */
type ReceivedWords = {
  title: string;
  /** What happens next, and when. */
  steps: readonly string[];
  /** A way on; `to` is left out where the form belongs to a page, which is the way back. */
  back: { label: string; to?: string };
};

const confirmation = 'A mail that confirms it is on its way to you.';

export const receivedWords: Readonly<Record<FormType, ReceivedWords>> = {
  demo: {
    title: 'Thank you, we have your request',
    steps: [confirmation, 'The link in it leads to the calendar, where you choose a time.'],
    back: { label: 'Back to the start', to: '/' },
  },
  offer: {
    title: 'Thank you, we have your request',
    steps: [
      confirmation,
      'A person writes the offer and mails it to you within one working day.',
      'If something is unclear, we ask by mail. We do not call unless you want us to.',
    ],
    back: { label: 'The plans and what they open', to: '/pricing' },
  },
  webinar: {
    title: 'Thank you, we have your registration',
    steps: [
      confirmation,
      'Before the webinar that you chose begins, you get a second one with the link to join.',
      'If you chose none, you hear from us as soon as the date of the next one is set.',
    ],
    back: { label: 'Read the blog until then', to: '/blog' },
  },
  contact: {
    title: 'Thank you, we have your message',
    steps: [confirmation, 'A person reads your message and answers, usually on the next working day.'],
    back: { label: 'Questions that others have asked', to: '/faq' },
  },
  'report-request': {
    title: 'Thank you, we have your question',
    steps: [confirmation, 'A person reads your question and answers, usually on the next working day.'],
    back: { label: 'Whitepapers and reports', to: '/whitepapers-and-reports' },
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
    title: 'Thank you, we will tell you about new editions',
    steps: [confirmation, 'You get one more when the paper appears anew, and none about anything else.'],
    back: { label: 'Back to the whitepaper' },
  },
  affiliate: {
    title: 'Thank you, we have your application',
    steps: [
      confirmation,
      'You hear from us within five working days: with your code, or with the reason why not.',
    ],
    back: { label: 'Back to the programme', to: '/affiliate-program' },
  },
};
