import { partOf } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import { formatEur } from '../base/money.ts';
import { licenceOf, tiers, type FeatureId, type Tier, type TierId } from './tier.ts';

/** What a plan would show on one page, and which plan. */
export type Unlock = {
  /** A sentence about this page: 'The exact net sales behind all 100 ranks.' */
  shows: string;
  plan: OfferedPlan;
  /** What is locked here besides, each with the smallest plan that has it. */
  more: readonly { what: string; plan: string }[];
  /** The page itself, for the forms and the tool. */
  from: string;
};

export type OfferedPlan = { id: TierId; name: string; licence: string; price: string | null };

export type CentPrices = Readonly<Record<string, number>>;

type Masked = Pick<Figure, 'visibility' | 'period' | 'dimension'>;

type Page = {
  /** The key of its sheet, such as `market/de/all/transactions`. */
  key: string;
  /** The retailer's name, or the page's title. */
  name: string;
  from: string;
  figures: readonly Masked[];
  /** The number of ranks of a ranking. */
  ranks?: number;
};

/** Null where every figure is exact already. */
export function unlockOf({ key, name, from, figures, ranks }: Page, prices: CentPrices): Unlock | null {
  const masked = figures.filter(({ visibility }) => visibility !== 'exact');
  if (masked.length === 0) return null;
  const { needs, shows, alsoHas = [] } = subjects[subjectOf(key)];
  const plan = smallestPlan(needs);
  const monthly = masked.some(({ period }) => period.includes('-')) ? (['monthlyData'] as const) : [];
  const further = [...monthly, ...alsoHas].filter((feature) => !plan.features.includes(feature));
  return {
    shows: shows({ name, years: yearsOf(masked), ranks }),
    plan: offered(plan, prices),
    more: further.map((feature) => ({ what: lockedThings[feature], plan: smallestPlan([feature]).name })),
    from,
  };
}

/** For texts: the subjects of the figures that they cite as ranges decide. */
export function unlockOfText(
  { kind, from, keys }: { kind: 'article' | 'whitepaper'; from: string; keys: readonly string[] },
  prices: CentPrices,
): Unlock {
  const needs = new Set(keys.flatMap((key) => subjects[subjectOf(key)].needs));
  return {
    shows:
      keys.length > 0
        ? `The exact values behind this ${kind}, for every year available.`
        : 'Exact annual figures in the full profile of every retailer in the catalogue.',
    plan: offered(smallestPlan(needs.size > 0 ? [...needs] : ['annualData']), prices),
    more: [],
    from,
  };
}

export function profileUnlock(from: string, prices: CentPrices): Unlock {
  const { needs } = subjects.retailer;
  return { shows: '', plan: offered(smallestPlan(needs), prices), more: [], from };
}

export function smallestPlan(needs: readonly FeatureId[]): Tier {
  return tiers.find(({ features: has }) => needs.every((feature) => has.includes(feature))) ?? tiers.at(-1)!;
}

function offered(plan: Tier, prices: CentPrices): OfferedPlan {
  const { id, name } = plan;
  const cents = prices[id];
  return { id, name, licence: licenceOf(plan), price: cents ? formatEur(cents) : null };
}

type Words = { name: string; years: string; ranks: number | undefined };

type SubjectUnlock = {
  needs: readonly FeatureId[];
  shows: (words: Words) => string;
  alsoHas?: readonly (keyof typeof lockedThings)[];
};

const lockedThings = {
  monthlyData: 'Monthly figures',
  leadsAndContacts: 'Contacts at the company',
} as const satisfies Partial<Record<FeatureId, string>>;

type Subject =
  | 'market'
  | 'transactions'
  | 'top-retailers'
  | 'ranking'
  | 'retailer'
  | 'providers'
  | 'top-competitors'
  | 'compare'
  | 'explore';

const subjects: Readonly<Record<Subject, SubjectUnlock>> = {
  market: {
    needs: ['markets'],
    shows: () => 'This market’s exact size, growth and structure, year by year.',
  },
  transactions: {
    needs: ['transactionKpis'],
    shows: ({ years }) => `The exact conversion rate, order value, abandonment and returns, ${years}.`,
  },
  'top-retailers': {
    needs: ['markets', 'rankings'],
    shows: () => 'The exact net sales and market share of every retailer on this page.',
  },
  ranking: {
    needs: ['rankings'],
    shows: ({ ranks }) => `The exact net sales behind ${ranks ? `all ${ranks} ranks` : 'every rank'}.`,
  },
  retailer: {
    needs: ['retailerProfiles'],
    shows: ({ name, years }) =>
      `${name}’s net sales for ${years} without ranges, and its exact visits, orders and conversion rate.`,
    alsoHas: ['leadsAndContacts'],
  },
  providers: {
    needs: ['retailerProfiles'],
    shows: ({ name, years }) => `${name}’s orders, average order value, conversion and returns for ${years}.`,
    alsoHas: ['leadsAndContacts'],
  },
  'top-competitors': {
    needs: ['retailerProfiles'],
    shows: ({ years }) => `Every competitor’s exact net sales and percentage overlap, ${years}.`,
  },
  compare: {
    needs: ['comparisons'],
    shows: ({ years }) => `The values behind the ranges compared, ${years}.`,
  },
  explore: {
    needs: ['comparisons'],
    shows: ({ years }) => `The values behind the ranges in this chart, ${years}.`,
  },
};

function subjectOf(key: string): Subject {
  const [kind = '', ...rest] = key.split('/');
  const part = rest.at(-1) ?? '';
  if (kind !== 'compare' && kind !== 'explore' && kind !== 'ranking' && Object.hasOwn(subjects, part))
    return part as Subject;
  return Object.hasOwn(subjects, kind) ? (kind as Subject) : 'market';
}

/** An average over several years is filed under the last one. */
function startOf(dimension: string): string[] {
  const { by, part } = partOf(dimension);
  return by === 'since' ? [part] : [];
}

function yearsOf(figures: readonly Masked[]): string {
  const years = figures
    .flatMap(({ period, dimension }) => [...startOf(dimension), period.slice(0, 4)])
    .toSorted();
  const [first, last] = [years[0], years.at(-1)];
  return first === last ? String(first) : `${first} to ${last}`;
}
