export const inspectors = [
  {
    slug: 'mails',
    title: 'Mails',
    description: 'As they would have been sent, with headers, text, HTML and attachments.',
  },
  {
    slug: 'leads',
    title: 'Leads',
    description: 'What visitors have asked for, and what the sales system would have been told.',
  },
  {
    slug: 'orders',
    title: 'Orders',
    description:
      'What companies have bought or were about to buy, with account, invoices, VAT checks and events, and a link to the buyer’s own page.',
  },
  {
    slug: 'payments',
    title: 'Payments',
    description: 'Who was led to the payment sandbox, and what it has told us.',
  },
  {
    slug: 'jobs',
    title: 'Jobs',
    description: 'What waits, what was done, and what was given up and can be tried again.',
  },
] as const;

export type InspectorSlug = (typeof inspectors)[number]['slug'];

export const inspectorOf = (slug: string) => inspectors.find((one) => one.slug === slug);

/** '2026-11-15 12:00:03', in UTC. */
export function momentOf(time: Date | string): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
