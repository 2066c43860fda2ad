import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { features } from '../../plans/tier.ts';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { marketFigures } from '../../subjects/market-queries.server.ts';

export type Coverage = Awaited<ReturnType<typeof loadCoverage>>;

/** How much data the plans open: what the loaded data set has, and nothing else. */
export async function loadCoverage(context: SheetContext) {
  const [counts, sizes] = await Promise.all([
    datasetCounts(context),
    marketFigures(context, { region: 'wor', category: 'all' }, { metrics: ['market-size'] }),
  ]);
  const years = sizes
    .map(({ period }) => period)
    .filter((period) => /^\d{4}$/.test(period))
    .toSorted();
  const last = Number(years.at(-1));
  const past = `${years[0]}–${Math.min(last, context.baseYear)}`;
  const forecasts = last > context.baseYear ? ` with forecasts to ${last}` : '';
  const span = years.length > 1 ? past + forecasts : (years[0] ?? String(context.baseYear));
  return { ...counts, years: span };
}

/** 'Retailer profiles' → '1,957 shops' */
export function coverageByFeature(coverage: Coverage): Record<string, string> {
  const { retailers, countries, categories, rankings, years } = coverage;
  return {
    [features.annualData.name]: years,
    [features.retailerProfiles.name]: counted(retailers, 'online shop'),
    [features.markets.name]:
      `${counted(countries, 'country', 'countries')}, ${counted(categories, 'category', 'categories')}`,
    [features.rankings.name]: counted(rankings, 'ranking'),
  };
}

/** '1,957 shops, 50 countries, 2018–2025 with forecasts to 2030' */
export function coverageInWords({ retailers, countries, years }: Coverage): string {
  return `${counted(retailers, 'shop')}, ${counted(countries, 'country', 'countries')}, ${years}`;
}

const counted = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
