import { extentOf } from '../figures/figure-marks.ts';
import { largestFirst, type Compared } from '../data-pages/exhibit-shapes.ts';
import { listInWords } from '../data-pages/sentence.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import { formatFigure } from '../figures/format/format.ts';
import type { MetricKey } from '../figures/metric.ts';

export type Side = {
  label: string;
  /** In a sentence: 'the US'. */
  inText: string;
  /** 'in the US', 'at Zalando'. */
  where: string;
  figures: FigureSet;
};

/**
 * 'By size, the US comes first, at $1–2tn; then Germany and France, in the same range, at $100–200bn.' Claims no
 * order that ranges do not show: equal and overlapping ones are named together. Null for fewer than two.
 */
export function orderInWords(topic: string, metric: MetricKey, sides: readonly Side[]): string | null {
  const compared = sides.flatMap(({ inText, figures }) => {
    const figure = figures.one(metric);
    return figure ? [{ label: inText, figure }] : [];
  });
  const known = compared.filter(({ figure }) => extentOf(figure) !== null).toSorted(largestFirst);
  if (known.length < 2) return null;
  const [first, ...rest] = apart(known);
  if (rest.length === 0) return `${topic}, ${alone(first!)}.`;
  return `${topic}, ${[ahead(first!), ...rest.map((group) => `then ${placed(group)}`)].join('; ')}.`;
}

/** Splits into groups whose ranges do not overlap, the largest first. */
function apart(sorted: readonly Compared[]): Compared[][] {
  const groups: Compared[][] = [];
  let lowest = -Infinity;
  for (const one of sorted) {
    const { low, high } = extentOf(one.figure)!;
    const isBelow = groups.length > 0 && (high ?? Infinity) <= lowest && !isSame(groups.at(-1)!.at(-1)!, one);
    if (groups.length === 0 || isBelow) {
      groups.push([one]);
      lowest = low ?? -Infinity;
    } else {
      groups.at(-1)!.push(one);
      lowest = Math.min(lowest, low ?? -Infinity);
    }
  }
  return groups;
}

const isSame = (one: Compared, other: Compared) => formatFigure(one.figure) === formatFigure(other.figure);

function alone(group: readonly Compared[]) {
  const [first] = group;
  if (!areEqual(group)) return `the ranges overlap: ${withNumbers(group)}`;
  return `${namesOf(group)} are ${sameness(group)}, at ${formatFigure(first!.figure)}`;
}

function ahead(group: readonly Compared[]) {
  const [first, ...others] = group;
  if (others.length === 0) return `${first!.label} comes first, at ${formatFigure(first!.figure)}`;
  if (!areEqual(group)) return `${withNumbers(group)} come first, with ranges that overlap`;
  return `${namesOf(group)} come first, ${sameness(group)}, at ${formatFigure(first!.figure)}`;
}

function placed(group: readonly Compared[]) {
  const [first, ...others] = group;
  if (others.length === 0) return `${first!.label}, at ${formatFigure(first!.figure)}`;
  if (!areEqual(group)) return `${withNumbers(group)}, with ranges that overlap`;
  return `${namesOf(group)}, ${sameness(group)}, at ${formatFigure(first!.figure)}`;
}

const areEqual = (group: readonly Compared[]) => group.every((one) => isSame(one, group[0]!));
const namesOf = (group: readonly Compared[]) => listInWords(group.map(({ label }) => label));
const withNumbers = (group: readonly Compared[]) =>
  listInWords(group.map(({ label, figure }) => `${label} (${formatFigure(figure)})`));

const sameness = ([first]: readonly Compared[]) =>
  first!.figure.visibility === 'range' ? 'in the same range' : 'equal';
