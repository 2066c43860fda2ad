export type Tier = {
  id: TierId;
  name: string;
  mostPopular: boolean;
  users: number;
  suits: string;
  unlocks: string;
  features: readonly FeatureId[];
};

/** Also the payment provider's lookup keys for the prices. */
const tierIds = ['starter', 'leadsAndContacts', 'corporate', 'corporatePlus'] as const;

export type TierId = (typeof tierIds)[number];

export function isTierId(value: unknown): value is TierId {
  return (tierIds as readonly unknown[]).includes(value);
}

export const features = {
  annualData: {
    name: 'Annual data',
    about: 'Exact values, year by year, in place of ranges',
    free: 'As ranges',
  },
  retailerProfiles: {
    name: 'Retailer profiles',
    about: 'Sales, reach, conversion, providers and competitors of every shop',
    free: 'Some large shops',
  },
  leadsAndContacts: {
    name: 'Leads & Contacts',
    about: 'Shops by country, category and size, and whom to write to',
    free: null,
  },
  xlsDownloads: {
    name: 'XLS downloads',
    about: 'Tables with their exact values, for a spreadsheet',
    free: 'What pages show',
  },
  markets: {
    name: 'Markets',
    about: 'Size, growth and outlook by product category and country',
    free: 'As ranges',
  },
  transactionKpis: {
    name: 'Transaction KPIs',
    about: 'Conversion, order value, abandonment, discounts and returns',
    free: 'As ranges',
  },
  reports: {
    name: 'Reports',
    about: 'Studies of markets, as they come out',
    free: 'Sold one by one',
  },
  comparisons: {
    name: 'Comparisons',
    about: 'Markets or shops side by side',
    free: 'As ranges',
  },
  rankings: {
    name: 'Rankings',
    about: 'All places, with the sales behind them',
    free: 'Places; sales as ranges',
  },
  monthlyData: {
    name: 'Monthly data',
    about: 'Sales month by month',
    free: null,
  },
} as const satisfies Record<string, Feature>;

type Feature = { name: string; about: string; free: string | null };

export type FeatureId = keyof typeof features;

const forStarter = ['annualData', 'retailerProfiles'] as const;
const forLeads = [...forStarter, 'leadsAndContacts', 'xlsDownloads'] as const;
const forCorporate = [
  ...forLeads,
  'markets',
  'transactionKpis',
  'reports',
  'comparisons',
  'rankings',
] as const;

/** Smallest first; each includes every feature of the one before it. */
export const tiers: readonly Tier[] = [
  {
    id: 'starter',
    name: 'Starter',
    mostPopular: false,
    users: 1,
    suits: 'One person who looks up shops: competitors, customers, suppliers.',
    unlocks: 'Exact annual figures, and the profile of every shop.',
    features: forStarter,
  },
  {
    id: 'leadsAndContacts',
    name: 'Leads & Contacts',
    mostPopular: false,
    users: 1,
    suits: 'Salespeople who win online shops as customers.',
    unlocks: 'All of Starter, with leads and contacts, and downloads as XLS.',
    features: forLeads,
  },
  {
    id: 'corporate',
    name: 'Corporate',
    mostPopular: true,
    users: 5,
    suits: 'Teams who size markets, follow competitors and report on both.',
    unlocks: 'Markets, transaction KPIs, reports, comparisons and rankings, for a team of five.',
    features: forCorporate,
  },
  {
    id: 'corporatePlus',
    name: 'Corporate+',
    mostPopular: true,
    users: 5,
    suits: 'Teams whose questions have seasons: planning, pricing, investing.',
    unlocks: 'All of Corporate, month by month.',
    features: [...forCorporate, 'monthlyData'],
  },
];

export function tierOf(id: TierId): Tier {
  return tiers.find((tier) => tier.id === id)!;
}

export function licenceOf({ users }: Pick<Tier, 'users'>): string {
  return users === 1 ? 'Licence for 1 user' : `Licence for up to ${users} users`;
}

export const describedPlans: Readonly<Record<string, readonly TierId[]>> = {
  'product-description-starter': ['starter', 'leadsAndContacts'],
  'product-description-corporate': ['corporate', 'corporatePlus'],
};

export function productDescriptionOf(tier: TierId): string {
  return Object.keys(describedPlans).find((slug) => describedPlans[slug]!.includes(tier))!;
}
