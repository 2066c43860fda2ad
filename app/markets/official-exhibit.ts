import type { Exhibit } from '../data-pages/exhibit.ts';
import { seen } from '../data-pages/sentence.ts';
import type { Figure } from '../figures/figure.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import { metricOf } from '../figures/metric.ts';
import type { MarketWords } from '../subjects/market-words.ts';
import type { OfficialFigure } from '../subjects/market-queries.server.ts';

/** What others publish, beside ours of the same year, and why the two differ. */
export function officialExhibit(
  official: readonly OfficialFigure[],
  figures: FigureSet,
  { scope }: MarketWords,
): Exhibit | null {
  const pairs = official
    .toSorted((one, other) => other.period.localeCompare(one.period))
    .map((row) => ({ row, ours: oursBeside(row, figures) }));
  if (pairs.length === 0) return null;
  return {
    id: 'official',
    title: 'Published figures of others',
    message: pairInWords(pairs.find(isOfSize) ?? pairs.find(({ ours }) => seen(ours)) ?? pairs[0]!),
    subtitle: `What others publish beside ours of the same year, ${scope}`,
    chart: null,
    wide: true,
    table: {
      columns: ['Indicator', 'Period', 'Published', 'Ours', 'Why they differ', 'Source'],
      rows: pairs.map(({ row, ours }) => ({
        label: row.indicator,
        cells: [
          row.period,
          amountOf(row),
          ours ?? '–',
          row.difference ?? '',
          row.source && { text: row.source.name, href: row.source.url },
        ],
      })),
    },
  };
}

type Pair = { row: OfficialFigure; ours: Figure | undefined };

const isOfSize = ({ ours }: Pair) => ours?.metric === 'market-size' && seen(ours) !== null;

/** 'For 2023, HDE Online-Monitor puts “Online retail sales” at EUR 85 billion; our market size is $100–200bn.' */
function pairInWords({ row, ours }: Pair): string {
  const source = row.source ? shortName(row.source.name) : 'another source';
  const beside = seen(ours) ? `; our ${metricOf(ours!.metric).label.toLowerCase()} is ${seen(ours)}` : '';
  return `For ${row.period}, ${source} puts “${row.indicator}” at ${amountOf(row)}${beside}.`;
}

/** The publisher without the name of the table, its edition and remarks on it. */
function shortName(name: string): string {
  return name.split(/ \(|;|, | isoc_| \d{4}$/)[0]!;
}

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 'EUR 85 billion', '13.1%'. */
function amountOf({ value, unit }: OfficialFigure): string {
  if (unit === 'percent') return `${amounts.format(value)}%`;
  return isMoney(unit)
    ? [unit.slice(0, 3), amounts.format(value), ...unit.split(' ').slice(1)].join(' ')
    : `${amounts.format(value)} ${unit}`;
}

/** Our figure of the same kind and year, where there is one. */
function oursBeside({ indicator, unit, period }: OfficialFigure, figures: FigureSet): Figure | undefined {
  const year = period.slice(0, 4);
  if (unit !== 'percent' && !isMoney(unit)) return figures.one('online-buyers', year);
  if (/per (shopper|buyer)/i.test(indicator)) return figures.one('spend-per-buyer', year);
  if (isMoney(unit)) return period === year ? figures.one('market-size', year) : undefined;
  if (/individuals|buyers|shoppers/i.test(indicator)) return figures.one('buyer-penetration', year);
  if (/smartphone|mobile/i.test(indicator)) return figures.one('device-share', year, 'device:mobile');
  return /share|ratio/i.test(indicator) ? figures.one('online-share', year) : undefined;
}

const isMoney = (unit: string) => /^[A-Z]{3}\b/.test(unit);
