/** What makes the site one provider's own. What else does is named in `docs/operating.md`. */
export const brand = {
  product: 'Marketquay',
  /** Used in URLs and field names: `/marketquay-analytics`, `marketquay_landing_page`. */
  slug: 'marketquay',
  /** Begins the numbers that readers and customers are given: `MQ-R-000042`, `MQ-2026-000001`. */
  ticketPrefix: 'MQ',
  pitch: 'eCommerce data built on billions of transactions: global, and kept up to date.',
  company: {
    name: 'Marketquay GmbH',
    street: 'Kontorkai 12',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'Germany',
    email: 'hello@marketquay.example',
    /** Stands on invoices and on the page of legal information. */
    vatId: 'DE000000000',
  },
  tool: {
    url: 'https://tool.marketquay.example',
    loginUrl: 'https://tool.marketquay.example/login',
    registerUrl: 'https://tool.marketquay.example/register',
  },
} as const;
