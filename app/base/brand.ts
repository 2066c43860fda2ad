/** Change this to rebrand the site. `docs/operating.md` lists the rest. */
export const brand = {
  product: 'Marketquay',
  slug: 'marketquay',
  ticketPrefix: 'MQ',
  company: {
    name: 'Marketquay GmbH',
    street: 'Kontorkai 12',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'Germany',
    email: 'hello@marketquay.example',
    vatId: 'DE000000000',
  },
  tool: {
    url: 'https://tool.marketquay.example',
    loginUrl: 'https://tool.marketquay.example/login',
    registerUrl: 'https://tool.marketquay.example/register',
  },
} as const;

export function quotedNumber(series: string | number, number: number): string {
  return `${brand.ticketPrefix}-${series}-${String(number).padStart(6, '0')}`;
}

/** `observed` claims transactions, so it is kept for data sets that have them: the demonstration has none. */
const pitches = {
  observed: 'eCommerce data and analytics built on billions of transactions, global and kept up to date.',
  modelled: 'Online markets, retailers and rankings worldwide, with definitions, methods and dates.',
};

export const pitchFor = ({ demonstration }: { demonstration: boolean }) =>
  pitches[demonstration ? 'modelled' : 'observed'];
