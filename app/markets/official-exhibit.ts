import type { Exhibit } from '../exhibits/exhibit.ts';
import type { Figure } from '../figures/figure.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import type { MarketWords } from './market-words.ts';
import type { OfficialFigure } from './market-queries.server.ts';

/** What others publish, beside ours of the same year, and why the two differ. */
export function officialExhibit(
  official: readonly OfficialFigure[],
  figures: FigureSet,
  { scope }: MarketWords,
): Exhibit | null {
  const newest = official.toSorted((one, other) => other.period.localeCompare(one.period));
  const [first] = newest;
  if (!first) return null;
  return {
    id: 'official',
    title: 'Published figures of others',
    message: `${first.source?.name ?? 'Another source'} puts “${first.indicator}” at ${amountOf(first)} for ${first.period}.`,
    subtitle: `Published figures beside ours of the same year, ${scope}`,
    chart: null,
    wide: true,
    table: {
      columns: ['Indicator', 'Year', 'Published', 'Ours', 'Why they differ', 'Source'],
      rows: newest.map((row) => ({
        label: row.indicator,
        cells: [
          row.period,
          amountOf(row),
          oursBeside(row, figures) ?? '–',
          row.difference ?? '',
          row.source && { text: row.source.name, href: row.source.url },
        ],
      })),
    },
  };
}

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 'EUR 85 billion', '13.1%'. */
function amountOf({ value, unit }: OfficialFigure): string {
  if (unit === 'percent') return `${amounts.format(value)}%`;
  const [currency, ...magnitude] = unit.split(' ');
  return /^[A-Z]{3}$/.test(currency!)
    ? [currency, amounts.format(value), ...magnitude].join(' ')
    : `${amounts.format(value)} ${unit}`;
}

/** Our figure of the same kind and year, where there is one. */
function oursBeside({ indicator, unit, period }: OfficialFigure, figures: FigureSet): Figure | undefined {
  const year = period.slice(0, 4);
  if (unit !== 'percent') return period === year ? figures.one('market-size', year) : undefined;
  if (/individuals|buyers|shoppers/i.test(indicator)) return figures.one('buyer-penetration', year);
  if (/smartphone|mobile/i.test(indicator)) return figures.one('device-share', year, 'device:mobile');
  return /share/i.test(indicator) ? figures.one('online-share', year) : undefined;
}
