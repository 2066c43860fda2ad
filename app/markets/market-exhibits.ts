import { partName, partOf } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import { formatFigure } from '../figures/format.ts';
import type { Exhibit } from '../exhibits/exhibit.ts';
import { largestFirst, overTime, sideBySide, type Compared } from '../exhibits/exhibit-shapes.ts';
import { panels } from '../exhibits/panels.ts';
import { changeInWords, listInWords } from '../exhibits/sentence.ts';
import type { MarketWords } from './market-words.ts';

export function sizeExhibit(figures: FigureSet, { market, scope, year }: MarketWords): Exhibit | null {
  const series = figures.series('market-size');
  const [now, last] = [figures.one('market-size', year), series.at(-1)];
  const outlook =
    now && last && last.method === 'forecast'
      ? `, and is expected to be at ${formatFigure(last)} in ${last.period}`
      : '';
  return overTime(
    {
      id: 'size',
      title: 'Market size',
      message: `${market} was at ${now ? formatFigure(now) : 'N/A'} in ${year}${outlook}.`,
      subtitle: `Market size, ${scope}, ${spanOf(series)}, in US dollars`,
    },
    [{ name: 'Market size', figures: series }],
  );
}

export function growthExhibit(figures: FigureSet, { market, scope, year }: MarketWords): Exhibit | null {
  const series = figures.series('market-growth');
  const change = changeInWords(figures.one('market-growth', year));
  const mean = figures.series('market-cagr', `since:${year - 5}`).at(-1);
  const longer = mean ? `, after ${formatFigure(mean)} a year on average since ${year - 5}` : '';
  return overTime(
    {
      id: 'growth',
      title: 'Growth',
      message: `${market} ${change ?? 'has no growth rate'} in ${year}${longer}.`,
      subtitle: `Change of the market size on the year before, ${scope}, ${spanOf(series)}`,
    },
    [{ name: 'Growth', figures: series }],
    { baseline: 0 },
  );
}

export function onlineShareExhibit(figures: FigureSet, { scope, year }: MarketWords): Exhibit | null {
  const series = figures.series('online-share');
  const now = figures.one('online-share', year);
  return (
    (now &&
      overTime(
        {
          id: 'online-share',
          title: 'Online share',
          message: `Of all retail spending on it, ${formatFigure(now)} happened online in ${year}.`,
          subtitle: `Online share of retail spending, ${scope}, ${spanOf(series)}`,
        },
        [{ name: 'Online share', figures: series }],
      )) ??
    null
  );
}

export function perHeadExhibit(figures: FigureSet, { scope, year }: MarketWords): Exhibit | null {
  const now = figures.one('spend-per-head', year);
  if (!now) return null;
  const buyers = figures.one('buyer-penetration', year);
  const whose = buyers ? `; ${formatFigure(buyers)} of the population bought online` : '';
  return panels(
    {
      id: 'people',
      title: 'People and spending',
      message: `Spending was ${formatFigure(now)} a head in ${year}${whose}.`,
      subtitle: `Spending per head and per buyer, online buyers and their share, ${scope}`,
    },
    [
      { name: 'Spending per head', figures: figures.series('spend-per-head') },
      { name: 'Spending per buyer', figures: figures.series('spend-per-buyer') },
      { name: 'Online buyers', figures: figures.series('online-buyers') },
      { name: 'Buyer penetration', figures: figures.series('buyer-penetration') },
    ],
  );
}

/** The categories of a market, or those below its own: each a share of it. */
export function splitExhibit(parts: readonly Compared[], { scope, year }: MarketWords): Exhibit | null {
  const [first] = parts.toSorted(largestFirst);
  return first
    ? sideBySide(
        {
          id: 'categories',
          title: 'Categories',
          message: `${first.label} is the largest part, at ${formatFigure(first.figure)} of the spending.`,
          subtitle: `Share of each category, ${scope}, ${year}`,
        },
        ['Category', 'Share'],
        parts,
      )
    : null;
}

export function categoryGrowthExhibit(
  parts: readonly Compared[],
  { scope, year }: MarketWords,
): Exhibit | null {
  const sorted = parts.toSorted(largestFirst);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || sorted.length < 2) return null;
  const [most, least] = [changeInWords(first.figure), changeInWords(last.figure)];
  return sideBySide(
    {
      id: 'category-growth',
      title: 'Growth by category',
      message: `${first.label} ${most}, ${last.label} ${least} in ${year}.`,
      subtitle: `Change of spending on the year before by category, ${scope}, ${year}`,
    },
    ['Category', 'Growth'],
    parts,
  );
}

/** Who sells: concentration, platforms, shops abroad. */
export function structureExhibit(figures: FigureSet, { scope, year }: MarketWords): Exhibit | null {
  const four = figures.one('concentration-cr4');
  const platforms = figures.one('marketplace-share');
  const abroad = figures.one('cross-border-share');
  const shares: Compared[] = [
    ...(four ? [{ label: 'Four largest shops (CR4)', figure: four }] : []),
    ...(platforms ? [{ label: 'Third parties on platforms', figure: platforms }] : []),
    ...(abroad ? [{ label: 'Shops abroad', figure: abroad }] : []),
  ];
  const says = [
    four && `the four largest shops hold ${formatFigure(four)}`,
    platforms && `third parties on platforms sell ${formatFigure(platforms)}`,
    abroad && `${formatFigure(abroad)} comes from shops abroad`,
  ].filter((part) => part !== undefined);
  const exhibit = sideBySide(
    {
      id: 'structure',
      title: 'Structure',
      message: `Of the spending, ${listInWords(says)}.`,
      subtitle: `Share of the market, ${scope}, ${year}`,
    },
    ['Held by', 'Share'],
    shares,
  );
  const index = figures.one('concentration-hhi');
  if (!exhibit || !index) return exhibit;
  const rows = [...exhibit.table.rows, { label: 'Herfindahl index (HHI), 0–10,000', cells: [index] }];
  return { ...exhibit, table: { ...exhibit.table, rows } };
}

export function seasonExhibit(figures: FigureSet, { scope }: MarketWords): Exhibit | null {
  const months = figures.parts('seasonality-index', 'month').toSorted(byMonth);
  const [peak] = months.map((figure) => ({ label: monthOf(figure), figure })).toSorted(largestFirst);
  if (!peak) return null;
  return overTime(
    {
      id: 'season',
      title: 'Season',
      message: `${peak.label} is the strongest month, at ${formatFigure(peak.figure)} against a mean of 100.`,
      subtitle: `Seasonality index, ${scope}, ${peak.figure.period}, mean month = 100`,
    },
    [{ name: 'Index', figures: months }],
    { periodName: 'Month', labelOf: monthOf, baseline: 100 },
  );
}

export function mixExhibit(
  figures: FigureSet,
  kind: 'payment' | 'shipping',
  { scope }: MarketWords,
): Exhibit | null {
  const parts = figures
    .parts(kind === 'payment' ? 'payment-share' : 'shipping-share', kind)
    .map((figure) => ({ label: partOf(figure.dimension).part, figure }));
  const [first] = parts.toSorted(largestFirst);
  if (!first) return null;
  const words = mixWords[kind];
  return sideBySide(
    {
      id: kind,
      title: words.title,
      message: `${first.label} leads ${words.leads}, with ${formatFigure(first.figure)} ${words.of}.`,
      subtitle: `${words.measure}, ${scope}, ${first.figure.period}`,
    },
    [words.column, 'Share'],
    parts,
  );
}

const mixWords = {
  payment: {
    title: 'Payment methods',
    leads: 'the ways to pay',
    of: 'of the spending',
    measure: 'Share of payment methods by value',
    column: 'Method',
  },
  shipping: {
    title: 'Shipping providers',
    leads: 'the carriers',
    of: 'of the parcels',
    measure: 'Share of carriers by parcels',
    column: 'Carrier',
  },
} as const;

/** '2018–2030', or one year. */
export function spanOf(series: readonly Figure[]): string {
  const [first, last] = [series[0]?.period, series.at(-1)?.period];
  return first === last ? (first ?? '') : `${first}–${last}`;
}

const monthOf = ({ dimension }: Figure) => partName(dimension, String);
const byMonth = (one: Figure, other: Figure) => one.dimension.localeCompare(other.dimension);
