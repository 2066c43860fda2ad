import { capitalised } from '../base/capitalised.ts';
import type { Figure } from '../figures/figure.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import { formatFigure } from '../figures/format/format.ts';
import { metricInFull } from '../figures/metric.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { measuresOverTime, overTime } from '../data-pages/exhibit-shapes.ts';
import {
  blocksInWords,
  changeInWords,
  directionOf,
  isEitherWay,
  listInWords,
  lockedGrowth,
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
      message: path ? `${market} ${ofMarket(path)}.` : lockedMessage('Market size'),
      subtitle: `Market size, ${scope}, ${spanOf(series)}, in US dollars`,
    },
    [{ name: 'Market size', figures: series }],
    { published },
  );
  if (exhibit?.chart?.kind !== 'series') return exhibit;
  const text = [
    end &&
      (end === now
        ? `We expect it to be in the same range in ${last!.period} as in ${year}.`
        : `We expect it to be worth ${end} in ${last!.period}.`),
    insideInWords(published, series),
    blocksInWords(series),
  ].filter((sentence) => sentence !== null);
  return {
    ...exhibit,
    wide: true,
    text,
    chart: { ...exhibit.chart, outlook: 'Forecast: at least 80% of outcomes' },
  };
}

/** Markets grow, shrink and are worth a sum. */
const ofMarket = (path: string) =>
  path
    .replace('rose', 'grew')
    .replace('fell', 'shrank')
    .replace(/^was (?!in )/, 'was worth ');

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
        ? `${market} ${change} in ${year}${comparedToMean(figures.one('market-growth', year), mean, year)}.`
        : (onlyMeanInWords(market, mean, year) ?? lockedYearsInWords(series)),
      subtitle: `${metricInFull('market-growth')}, ${scope}, ${spanOf(series)}`,
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

/** '… has grown by an average of 5–10% a year since 2020; the growth figure for 2025 comes with selected plans.' */
function onlyMeanInWords(market: string, mean: Figure | undefined, year: number): string | null {
  const average = changeInWords(mean);
  if (!average?.startsWith('grew by ')) return null;
  const grown = average.replace('grew by', 'has grown by an average of');
  return `${market} ${grown} a year since ${year - 5}; ${lockedGrowth(String(year), 1)}.`;
}

/** Other years are shown below it. */
function lockedYearsInWords(series: readonly Figure[]): string {
  const years = series.flatMap(({ visibility, period }) => (visibility === 'no-access' ? [period] : []));
  if (years.length === 0 || years.length === series.length) return lockedMessage('Growth');
  return `${capitalised(lockedGrowth(listInWords(years), years.length))}.`;
}

function comparedToMean(now: Figure | undefined, mean: Figure | undefined, year: number): string {
  const average = changeInWords(mean);
  if (!average || !mean || !now) return '';
  const since = `since ${year - 5}`;
  if (seen(mean) === seen(now)) {
    const noun = isEitherWay(average) ? 'change' : average.startsWith('grew') ? 'growth' : 'decline';
    return `, in the same range as its average annual ${noun} ${since}`;
  }
  if (directionOf(mean, now) !== 'moved') {
    const against = isEitherWay(average)
      ? `an average change of between ${seen(mean)!.replace(' to ', ' and ')}`
      : average.replace('grew by', 'average growth of').replace('shrank by', 'an average decline of');
    return `, against ${against} a year ${since}`;
  }
  const overlapping = isEitherWay(average)
    ? `the average change ${since} was between ${seen(mean)!.replace(' to ', ' and ')}`
    : average
        .replace('grew by', `growth ${since} has averaged`)
        .replace('shrank by', `the decline ${since} has averaged`);
  return `; ${overlapping} a year`;
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
      subtitle: `Online share of all ${words.spending}, ${spanOf(series)}`,
      note: insideInWords(published, series) ?? undefined,
    },
    [{ name: 'Online share', figures: series }],
    // Between 0 and 100 a change by one step would be a hairline.
    { published, bySteps: true },
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
      ? `On average, people ${where} ${spent.replace('spent', `spent ${perHead}`)} in ${year}${
          buyers ? `; ${buyers} of the population shopped online` : ''
        }.`
      : lockedMessage('People and spending'),
    subtitle: `${namesOf(lines)}${lines.length > 1 ? ';' : ','} ${scope}, ${spanOf(lines[0]?.figures ?? [])}`,
    note: hasSlipped(lines[0]?.figures ?? []) ? rangePerHeadNote : undefined,
  };
  return lines.length > 1 ? measuresOverTime(head, lines) : overTime(head, lines);
}

const rangePerHeadNote =
  'The range of spending per head is the range of market size divided by population, so it can drift as the population changes, even when people’s spending does not.';

/** A reader would take it for a fall. */
function hasSlipped(perHead: readonly Figure[]): boolean {
  const lows = perHead.flatMap((figure) => (figure.visibility === 'range' ? [figure.range?.low ?? 0] : []));
  return lows.some((low, at) => at > 0 && low < lows[at - 1]!);
}

/** 'Spending per head, online buyers'. */
function namesOf(lines: readonly { name: string }[]) {
  const names = lines.map(({ name }) => name).join(', ');
  return names.charAt(0) + names.slice(1).toLowerCase();
}

/**
 * A wider market, with its name in a sentence and in a chart. `says` is what has a share in it: 'Toys accounted for'.
 * `where` follows the last share of the same `says`, whichever of them are published.
 */
export type Whole = { part: string; says: string; inText: string; where: string; name: string };

/** Null where no range ever changed, because the chart would be a block. */
export function largerMarketsExhibit(
  figures: FigureSet,
  wholes: readonly Whole[],
  { scope, year }: MarketWords,
): Exhibit | null {
  const lines = wholes
    .map(({ part, ...words }) => ({ ...words, figures: figures.series('market-share', `of:${part}`) }))
    .filter((line) => line.figures.length > 0);
  if (lines.every((line) => new Set(line.figures.map(formatFigure)).size === 1)) return null;
  const shown = lines.flatMap(({ says, inText, where, figures: shares }) => {
    const now = seen(shares.find(({ period }) => period === String(year)));
    return now ? [{ says, share: `${now} of ${inText}`, where }] : [];
  });
  const head = {
    id: 'weight',
    title: 'Share of wider markets',
    message: shown.length > 0 ? sharesInWords(shown, year) : lockedMessage('Share of wider markets'),
    subtitle: `Share of spending, ${scope}, ${spanOf(lines[0]?.figures ?? [])}`,
  };
  return lines.length > 1 ? measuresOverTime(head, lines) : overTime(head, lines, { bySteps: true });
}

type Share = Pick<Whole, 'says' | 'where'> & { share: string };

/** 'Toys accounted for 0–5% of all online spending in Asia in 2025. Asia made up 45–50% of the global online market for toys.' */
function sharesInWords(shown: readonly Share[], year: number): string {
  return [...Map.groupBy(shown, ({ says }) => says)]
    .map(
      ([says, shares]) => `${says} ${listInWords(shares.map(({ share }) => share))}${shares.at(-1)!.where}`,
    )
    .map((sentence, at) => `${sentence}${at === 0 ? ` in ${year}` : ''}.`)
    .join(' ');
}
