import type { MapChart } from '../../../../charts/chart.ts';
import { sheetPath } from '../../../../figures/sheet-address.ts';
import { marketKey } from '../../../../subjects/market.ts';

/** What there is for a country or a group of countries. */
export type Covered = {
  code: string;
  name: string;
  isCountry: boolean;
  /** Categories of which the market is published. */
  categories: number;
  transactions: boolean;
  rankings: number;
  /** Shops of the catalogue that are at home there, and those with a profile that anyone may read. */
  shops: number;
  profiles: number;
};

/** The market page of a place; null where there is none. */
export function marketPathOf({ code, categories }: Covered): string | null {
  return categories > 0 ? sheetPath(marketKey({ region: code, category: 'all' })) : null;
}

/** Countries by how much there is of them. */
export function coverageMap(covered: readonly Covered[]): MapChart {
  return {
    kind: 'map',
    areas: covered
      .filter(({ isCountry }) => isCountry)
      .map((country) => {
        const step = depthOf(country);
        const href = marketPathOf(country);
        return {
          code: country.code,
          label: country.name,
          text: depths[step]!,
          extent: { low: step, high: step },
          step,
          ...(href && { href }),
        };
      }),
    steps: depths,
  };
}

const depths = [
  'Shops in the catalogue',
  'Market by category',
  'Market and rankings',
  'Market, rankings, transactions',
];

function depthOf({ categories, rankings, transactions }: Covered): number {
  if (categories === 0) return 0;
  if (transactions) return 3;
  return rankings > 0 ? 2 : 1;
}
