export const inspectors = [
  {
    slug: 'mails',
    title: 'Mails',
    description: 'As they would have been sent, with headers, text, HTML and attachments.',
  },
  {
    slug: 'leads',
    title: 'Leads',
    description: 'Requests from visitors, and what the sales system would have received.',
  },
  {
    slug: 'orders',
    title: 'Orders',
    description:
      'Orders in every state, with account, invoices, VAT checks and events, and a link to the buyer’s order page.',
  },
  {
    slug: 'payments',
    title: 'Payments',
    description: 'Payment pages opened in the sandbox, and the webhooks it has sent.',
  },
  {
    slug: 'jobs',
    title: 'Jobs',
    description: 'Jobs that are waiting, done or failed. Failed ones can be retried.',
  },
] as const;

export type InspectorSlug = (typeof inspectors)[number]['slug'];

export const inspectorOf = (slug: string) => inspectors.find((one) => one.slug === slug);

/** '2026-11-15 12:00:03', in UTC. */
export function momentOf(time: Date | string): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
