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
export const tierIds = ['starter', 'leadsAndContacts', 'corporate', 'corporatePlus'] as const;

export type TierId = (typeof tierIds)[number];

export function isTierId(value: unknown): value is TierId {
  return (tierIds as readonly unknown[]).includes(value);
}

export const features = {
  annualData: {
    name: 'Annual data',
    about: 'Exact annual values, not ranges, for every shop',
    free: 'As ranges',
  },
  retailerProfiles: {
    name: 'Retailer profiles',
    about: 'Revenue, traffic, conversion, providers and competitors for every shop',
    free: 'Some large shops',
  },
  leadsAndContacts: {
    name: 'Leads & Contacts',
    about: 'Find shops by country, category and size, along with their decision-makers',
    free: null,
  },
  xlsDownloads: {
    name: 'XLS downloads',
    about: 'Every table as a spreadsheet, with exact values wherever your plan includes them',
    free: 'As ranges',
  },
  markets: {
    name: 'Markets',
    about: 'Size, growth and forecast by product category and country',
    free: 'As ranges',
  },
  transactionKpis: {
    name: 'Transaction KPIs',
    about: 'Conversion, order value, abandonment, discounts and returns',
    free: 'As ranges',
  },
  reports: {
    name: 'Reports',
    about: 'Every market report we publish',
    free: 'Pay per report',
  },
  comparisons: {
    name: 'Comparisons',
    about: 'Markets or shops side by side',
    free: 'As ranges',
  },
  rankings: {
    name: 'Rankings',
    about: 'Every rank, with the exact net sales behind it',
    free: 'Ranks; net sales as ranges',
  },
  monthlyData: {
    name: 'Monthly data',
    about: 'Revenue month by month',
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
    suits: 'For one person who researches competitors, customers or suppliers.',
    unlocks: 'Exact annual figures in the full profile of every shop.',
    features: forStarter,
  },
  {
    id: 'leadsAndContacts',
    name: 'Leads & Contacts',
    mostPopular: false,
    users: 1,
    suits: 'For salespeople whose customers are online shops.',
    unlocks: 'Everything in Starter, plus leads, contacts and XLS downloads.',
    features: forLeads,
  },
  {
    id: 'corporate',
    name: 'Corporate',
    mostPopular: true,
    users: 5,
    suits: 'For teams that size markets, track competitors and report on both.',
    unlocks:
      'Everything in Leads & Contacts, plus markets, transaction KPIs, reports, comparisons and rankings.',
    features: forCorporate,
  },
  {
    id: 'corporatePlus',
    name: 'Corporate+',
    mostPopular: true,
    users: 5,
    suits: 'For teams that plan, price or invest month by month.',
    unlocks: 'Everything in Corporate, plus monthly data.',
    features: [...forCorporate, 'monthlyData'],
  },
];

export function tierOf(id: TierId): Tier {
  return tiers.find((tier) => tier.id === id)!;
}

export function tiersWith(feature: FeatureId): readonly Tier[] {
  return tiers.filter(({ features: included }) => included.includes(feature));
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
