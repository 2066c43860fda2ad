import { partsExhibit } from '../compare/compare-exhibits.ts';
import { partLeadersInWords, partWords } from '../compare/parts-in-words.ts';
import type { Side } from '../compare/order-in-words.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import {
  largestFirst,
  measuresOverTime,
  overTime,
  sideBySide,
  type Compared,
} from '../data-pages/exhibit-shapes.ts';
import { monthsExhibit } from '../data-pages/months-exhibit.ts';
import { listInWords, spanOf } from '../data-pages/sentence.ts';
import { partName, partOf } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import { edgesOf, extentOf, markOf } from '../figures/figure-marks.ts';
import { ladderOf } from '../figures/ladder.ts';
import { metricOf } from '../figures/metric.ts';
import { passportAddress, passportPathIn } from '../figures/sheet-address.ts';
import type { Exploration } from '../subjects/exploration.ts';
import { dimensionOf, type Measure, type Split } from '../subjects/measure.ts';
import { categoryOf } from '../taxonomy/category.ts';
import { leadersHeadline, partsHeadline, pathHeadline, peakHeadline, type Preposition } from './headline.ts';

/** One of the subjects that are explored, with its figures and its page. */
export type Explored = Side & { href: string; country?: string };

export type ExploredWords = {
  baseYear: number;
  preposition: Preposition;
  /** 'markets', 'categories', 'retailers'. */
  compared: string;
  /** What all subjects have in common, such as the category; null where nothing. */
  shared: string | null;
  /** The head of the column that names them. */
  column: string;
  regionName: (geoCode: string) => string;
};

type Head = Pick<Exhibit, 'id' | 'title' | 'subtitle'>;

/** The chart that suits what is asked for; null where the data set has none of it. */
export function exploreExhibit(
  { measure, from, to }: Exploration,
  sides: readonly Explored[],
  words: ExploredWords,
): Exhibit | null {
  const isInSpan = ({ period }: Figure) => {
    const year = Number(period.slice(0, 4));
    return year >= (from ?? -Infinity) && year <= (to ?? Infinity);
  };
  const found = sides.map((side) => ({ ...side, found: figuresIn(side, measure, words).filter(isInSpan) }));
  const [filled, without] = [found.filter((side) => side.found.length > 0), found.filter(isEmpty)];
  const all = filled.flatMap((side) => side.found);
  if (all.length === 0) return null;
  const head = {
    id: 'chart',
    title: measure.label,
    subtitle: subtitleOf(measure, all, words.shared),
  };
  const exhibit = measure.split
    ? splitExhibit(measure, measure.split, head, filled, words)
    : levelExhibit(measure, head, filled, words);
  if (!exhibit) return null;
  const missing =
    without.length > 0 && `No figures here for ${listInWords(without.map(({ inText }) => inText))}.`;
  const note = [exhibit.note, missing].filter(Boolean).join(' ');
  return { ...exhibit, note: note || undefined, wide: true };
}

type Filled = Explored & { found: readonly Figure[] };

const isEmpty = ({ found }: Filled) => found.length === 0;

function figuresIn({ figures }: Explored, measure: Measure, { baseYear }: ExploredWords): readonly Figure[] {
  if (!measure.split) return figures.series(measure.metric, dimensionOf(measure, baseYear));
  return figures.all.filter(({ metric }) => metric === measure.metric);
}

/** 'Market size, Fashion, 2018–2030, in US dollars'. */
function subtitleOf({ label, metric, split }: Measure, figures: readonly Figure[], shared: string | null) {
  const [first] = figures;
  const since = partOf(first!.dimension);
  const span = spanOf(figures.toSorted(byPeriod));
  return [
    label,
    shared,
    since.by === 'since' ? `${since.part}–${first!.period}, average per year` : span,
    split === 'month' && 'average month = 100',
    metricOf(metric).unit === 'usd' && 'in US dollars',
  ]
    .filter(Boolean)
    .join(', ');
}

function levelExhibit(
  measure: Measure,
  head: Head,
  sides: readonly Filled[],
  { preposition, compared, column }: ExploredWords,
): Exhibit | null {
  const periods = new Set(sides.flatMap(({ found }) => found.map(({ period }) => period)));
  const isChange = ladderOf(measure.metric).least < 0;
  const [only] = sides;
  if (periods.size > 1) {
    const newest = inNewestYear(sides, 'inText');
    const leaders = newest.length > 0 ? leadersHeadline(measure, newest, preposition, compared) : null;
    const message =
      sides.length === 1
        ? pathHeadline(measure, only!.found, only!.inText, preposition)
        : (leaders ?? `${measure.label}: the years available differ.`);
    const order = inNewestYear(sides, 'label').toSorted(largestFirst);
    const rank = ({ label }: Filled) => order.findIndex((one) => one.label === label);
    const lines = sides
      .toSorted((one, other) => rank(one) - rank(other))
      .map(({ label, country, found }) => ({ name: label, country, figures: found }));
    const bySteps = isFarApart(sides.flatMap(({ found }) => found));
    return overTime({ ...head, message }, lines, {
      bySteps,
      isFitted: true,
      baseline: isChange ? 0 : undefined,
    });
  }
  const message = leadersHeadline(
    measure,
    sides.map(({ inText, found }) => ({ label: inText, figure: found[0]! })),
    preposition,
    compared,
  );
  return sideBySide(
    { ...head, message },
    [column, measure.label],
    sides.map(({ label, href, found }) => ({ label, href, figure: found[0]! })),
  );
}

/** On an even scale, amounts would vanish beside others that are many times as large. */
function isFarApart(figures: readonly Figure[]): boolean {
  const extents = figures.flatMap((figure) => extentOf(figure) ?? []);
  const lows = extents.flatMap(({ low }) => low ?? 0);
  const isAmount = ['usd', 'count'].includes(figures[0]!.unit);
  return isAmount && Math.max(...extents.map(({ high }) => high ?? 0)) > 20 * Math.min(...lows);
}

/** In the last year that every side has, forecasts only where there is no other; empty where they share none. */
function inNewestYear(sides: readonly Filled[], name: 'label' | 'inText'): Compared[] {
  const candidates = sides[0]!.found.toReversed().filter(({ method }) => method !== 'forecast');
  const year = [...candidates, ...sides[0]!.found.toReversed()].find(({ period }) =>
    sides.every(({ found }) => found.some((figure) => figure.period === period)),
  )?.period;
  return sides.flatMap((side) => {
    const figure = side.found.find(({ period }) => period === year);
    return figure ? [{ label: side[name], figure }] : [];
  });
}

function splitExhibit(
  measure: Measure,
  split: Split,
  head: Head,
  sides: readonly Filled[],
  words: ExploredWords,
): Exhibit | null {
  const { preposition, regionName, shared } = words;
  const labelOf = (figure: Figure) => partLabel(figure, regionName);
  const newest = sides.map((side) => ({ ...side, parts: newestParts(side.found, labelOf) }));
  const [only] = newest;
  const alone = { inText: only!.inText, preposition };
  const shown = newest.flatMap(({ parts }) => parts.map(({ figure }) => figure));
  const ofNewest = { ...head, subtitle: subtitleOf(measure, shown, shared) };
  if (split === 'month') {
    if (newest.length > 1)
      return monthsBySubject({ ...ofNewest, message: partLeadersInWords(partWords[split], newest) }, newest);
    const months = only!.parts.map(({ figure }) => figure);
    return monthsExhibit({ ...ofNewest, message: peakHeadline(measure, only!.parts, alone) }, months);
  }
  if (newest.length > 1) return partsExhibit(ofNewest, partWords[split], newest);
  const message = partsHeadline(measure, only!.parts, alone);
  const periods = new Set(only!.found.map(({ period }) => period));
  if (periods.size === 1)
    return sideBySide({ ...head, message }, [partWords[split].column, 'Share'], only!.parts);
  const lines = only!.parts.toSorted(largestFirst).map(({ label }) => ({
    name: label,
    figures: only!.found.filter((figure) => labelOf(figure) === label).toSorted(byPeriod),
  }));
  return measuresOverTime({ ...head, message }, lines, { shades: 'all' });
}

/** A row of shades for each subject. */
function monthsBySubject(
  head: Head & { message: string },
  sides: readonly { label: string; parts: readonly Compared[] }[],
): Exhibit {
  const inOrder = sides.map(({ label, parts }) => ({
    name: label,
    figures: parts.map(({ figure }) => figure).toSorted(byDimension),
  }));
  const months = [...new Set(inOrder.flatMap(({ figures }) => figures.map(({ dimension }) => dimension)))];
  const figureOf = (figures: readonly Figure[], month: string) =>
    figures.find(({ dimension }) => dimension === month) ?? null;
  return {
    ...head,
    chart: {
      kind: 'strip',
      columns: months.map(shortMonth),
      rows: inOrder.map(({ name, figures }) => ({
        name,
        edges: edgesOf(figures[0]!),
        marks: figures.map((figure) => markOf(figure, shortMonth(figure.dimension))),
      })),
      shades: 'all',
      months: true,
    },
    table: {
      columns: ['Month', ...inOrder.map(({ name }) => name)],
      rows: months.map((month) => ({
        label: shortMonth(month),
        cells: inOrder.map(({ figures }) => figureOf(figures, month)),
      })),
    },
  };
}

const shortMonth = (dimension: string) => partName(dimension, String).slice(0, 3);

/** Forecasts only where there is nothing else. */
function newestParts(figures: readonly Figure[], labelOf: (figure: Figure) => string): Compared[] {
  const inOrder = figures.toSorted(byPeriod);
  const last = (inOrder.findLast(({ method }) => method !== 'forecast') ?? inOrder.at(-1))?.period;
  const known = figures.filter(({ period }) => period === last);
  return known.map((figure) => ({ label: labelOf(figure), figure }));
}

/** The parts of a market by category are markets themselves, each with a share of the larger one. */
function partLabel(figure: Figure, regionName: (geoCode: string) => string): string {
  if (partOf(figure.dimension).by !== 'of') return partName(figure.dimension, regionName);
  const [, , category = ''] = passportAddress(passportPathIn(figure.passportUrl)).split('/');
  return categoryOf(category)?.name ?? category;
}

const byPeriod = (one: Figure, other: Figure) => one.period.localeCompare(other.period);
const byDimension = (one: Figure, other: Figure) => one.dimension.localeCompare(other.dimension);
