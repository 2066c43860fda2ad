import type { MetricKey } from './metric.ts';

/** `part`: a percentage as a fraction; `growth`: 1 plus it; `rest`: 1 minus it. */
export type Term = { metric: MetricKey; as: 'number' | 'part' | 'growth' | 'rest'; yearsBefore?: number };

/** `whole` is the product of `factors`, among the figures of one subject. */
export type Identity = { whole: Term; factors: readonly Term[] };

export const identities: readonly Identity[] = [
  equal('market-size', 'spend-per-head', 'population'),
  equal('market-size', 'spend-per-buyer', 'online-buyers'),
  equal(
    'market-size',
    { metric: 'market-size', as: 'number', yearsBefore: 1 },
    { metric: 'market-growth', as: 'growth' },
  ),
  equal('market-size', 'orders', 'average-order-value'),
  equal('market-size', 'sessions', 'revenue-per-session'),
  equal('market-size', 'sessions', part('conversion-rate'), 'average-order-value'),
  equal('online-buyers', part('buyer-penetration'), 'population'),
  equal('orders', 'sessions', part('conversion-rate')),
  equal('orders', 'visits', part('conversion-rate')),
  equal('revenue-per-session', part('conversion-rate'), 'average-order-value'),
  equal('net-sales', 'orders', 'average-order-value'),
  equal('net-sales', 'visits', 'revenue-per-session'),
  equal('net-sales', 'visits', part('conversion-rate'), 'average-order-value'),
  equal(
    'net-sales',
    { metric: 'net-sales', as: 'number', yearsBefore: 1 },
    { metric: 'net-sales-growth', as: 'growth' },
  ),
  equal('net-sales', 'company-sales', part('online-share-of-company')),
  equal(part('conversion-rate'), part('add-to-cart-rate'), { metric: 'cart-abandonment', as: 'rest' }),
  equal(part('conversion-rate'), part('checkout-rate'), { metric: 'checkout-abandonment', as: 'rest' }),
];

/** Related across subjects, months or spans, or only roughly: not solvable, but masked alike. */
export const ties: readonly (readonly MetricKey[])[] = [
  ['market-size', 'market-share'],
  ['market-size', 'market-cagr'],
  ['market-size', 'seasonality-index', 'monthly-sales'],
  ['net-sales', 'seasonality-index', 'monthly-sales'],
  ['net-sales', 'category-share'],
  ['net-sales', 'country-share'],
  ['net-sales', 'gmv', 'first-party-share'],
];

function equal(whole: MetricKey | Term, ...factors: readonly (MetricKey | Term)[]): Identity {
  return { whole: term(whole), factors: factors.map(term) };
}

function part(metric: MetricKey): Term {
  return { metric, as: 'part' };
}

function term(metric: MetricKey | Term): Term {
  return typeof metric === 'string' ? { metric, as: 'number' } : metric;
}
