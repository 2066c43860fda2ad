import type { FigureSet } from '../figures/figure-set.ts';
import { formatFigure } from '../figures/format/format.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { measuresOverTime, overTime } from '../data-pages/exhibit-shapes.ts';
import {
  changeInWords,
  listInWords,
  lockedMessage,
  pathInWords,
  seen,
  spanOf,
} from '../data-pages/sentence.ts';
import type { MarketWords } from '../subjects/market-words.ts';
import type { Published } from '../charts/chart.ts';
import { insideInWords } from './published-figures.ts';

export function sizeExhibit(
  figures: FigureSet,
  { market, scope, year }: MarketWords,
  published: readonly Published[] = [],
): Exhibit | null {
  const series = figures.series('market-size');
  const path = pathInWords(series.filter(({ period }) => Number(period) <= year));
  const [now, last] = [seen(figures.one('market-size', year)), series.at(-1)];
  const end = last?.method === 'forecast' ? seen(last) : null;
  const exhibit = overTime(
    {
      id: 'size',
      title: 'Market size',
      message: path ? `${market} ${path}.` : lockedMessage('Market size'),
      subtitle: `Market size, ${scope}, ${spanOf(series)}, in US dollars`,
    },
    [{ name: 'Market size', figures: series }],
    { published },
  );
  if (exhibit?.chart?.kind !== 'series') return exhibit;
  const text = [
    end &&
      (end === now
        ? `We expect it to be in the same range in ${last!.period}.`
        : `By ${last!.period} we expect ${end}.`),
    insideInWords(published, series),
    'Each block is a published range; the exact value is somewhere inside it.',
  ].filter((sentence) => sentence !== null);
  return { ...exhibit, wide: true, text, chart: { ...exhibit.chart, outlook: 'Forecast: 80% of outcomes' } };
}

export function growthExhibit(figures: FigureSet, { market, scope, year }: MarketWords): Exhibit | null {
  const series = figures.series('market-growth');
  const change = changeInWords(figures.one('market-growth', year));
  const means = [year - 5, year].flatMap((since) => figures.series('market-cagr', `since:${since}`));
  const mean = means.find(({ period }) => period === String(year));
  const exhibit = overTime(
    {
      id: 'growth',
      title: 'Growth',
      message: change
        ? `${market} ${change} in ${year}${comparedToMean(seen(figures.one('market-growth', year)), seen(mean), year)}.`
        : lockedMessage('Growth'),
      subtitle: `Year-on-year change in market size, ${scope}, ${spanOf(series)}`,
    },
    [{ name: 'Growth', figures: series }],
    { baseline: 0 },
  );
  if (!exhibit) return null;
  const rows = means.map((figure) => ({
    label: `${figure.dimension.slice('since:'.length)}–${figure.period}, average per year`,
    cells: [figure],
  }));
  return { ...exhibit, table: { ...exhibit.table, rows: [...exhibit.table.rows, ...rows] } };
}

function comparedToMean(now: string | null, mean: string | null, year: number) {
  if (!mean) return '';
  return mean === now
    ? `, in line with its average since ${year - 5}`
    : `, compared with ${mean} a year on average since ${year - 5}`;
}

export function onlineShareExhibit(
  figures: FigureSet,
  words: MarketWords,
  published: readonly Published[] = [],
): Exhibit | null {
  const series = figures.series('online-share');
  const path = pathInWords(series);
  return overTime(
    {
      id: 'online-share',
      title: 'Online share',
      message: path
        ? `The online share of ${words.spending} ${words.where} ${path}.`
        : lockedMessage('Online share'),
      subtitle: `Share of all ${words.spending} made online, ${words.scope}, ${spanOf(series)}`,
      note: insideInWords(published, series) ?? undefined,
    },
    [{ name: 'Online share', figures: series }],
    { published },
  );
}

export function peopleExhibit(figures: FigureSet, words: MarketWords): Exhibit | null {
  const { scope, spent, where, year } = words;
  const lines = [
    { name: 'Spending per head', figures: figures.series('spend-per-head') },
    { name: 'Spending per buyer', figures: figures.series('spend-per-buyer') },
    { name: 'Online buyers', figures: figures.series('online-buyers') },
    { name: 'Buyer penetration', figures: figures.series('buyer-penetration') },
  ].filter((line) => line.figures.length > 0);
  const perHead = seen(figures.one('spend-per-head', year));
  const buyers = seen(figures.one('buyer-penetration', year));
  const head = {
    id: 'people',
    title: 'People and spending',
    message: perHead
      ? `On average, each person ${where} ${spent.replace('spent', `spent ${perHead}`)} in ${year}${
          buyers ? `; ${buyers} of the population shopped online` : ''
        }.`
      : lockedMessage('People and spending'),
    subtitle: `${namesOf(lines)}; ${scope}, ${spanOf(lines[0]?.figures ?? [])}`,
  };
  return lines.length > 1 ? measuresOverTime(head, lines) : overTime(head, lines);
}

/** 'Spending per head, online buyers'. */
function namesOf(lines: readonly { name: string }[]) {
  const names = lines.map(({ name }) => name).join(', ');
  return names.charAt(0) + names.slice(1).toLowerCase();
}

/** A larger market, with its name in a sentence and in a chart. */
export type Whole = { part: string; inText: string; name: string };

/** Null where no range ever changed, because the chart would be a block. */
export function largerMarketsExhibit(
  figures: FigureSet,
  wholes: readonly Whole[],
  { market, scope, year }: MarketWords,
): Exhibit | null {
  const lines = wholes
    .map(({ part, ...words }) => ({ ...words, figures: figures.series('market-share', `of:${part}`) }))
    .filter((line) => line.figures.length > 0);
  if (lines.every((line) => new Set(line.figures.map(formatFigure)).size === 1)) return null;
  const says = lines.flatMap(({ inText, figures: shares }) => {
    const now = seen(shares.find(({ period }) => period === String(year)));
    return now ? [`${now} of ${inText}`] : [];
  });
  const head = {
    id: 'weight',
    title: 'Share of larger markets',
    message:
      says.length > 0
        ? `${market} made up ${listInWords(says)} in ${year}.`
        : lockedMessage('Share of larger markets'),
    subtitle: `Share of spending, ${scope}, ${spanOf(lines[0]?.figures ?? [])}`,
  };
  return lines.length > 1 ? measuresOverTime(head, lines) : overTime(head, lines);
}
