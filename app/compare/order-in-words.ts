import { extentOf } from '../figures/figure-marks.ts';
import { largestFirst, type Compared } from '../data-pages/exhibit-shapes.ts';
import { listInWords, rangeInText } from '../data-pages/sentence.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import { formatFigure } from '../figures/format/format.ts';
import type { MetricKey } from '../figures/metric.ts';

export type Side = {
  label: string;
  /** In a sentence: 'the US'. */
  inText: string;
  /** With a singular verb, where `inText` may be plural: 'the market for toys'. */
  asSubject?: string;
  /** 'in the US', 'at Zalando'. */
  where: string;
  figures: FigureSet;
};

/**
 * 'By size, the US leads at $1–2tn, followed by Germany and France, both at $100–200bn.' Claims no
 * order that ranges do not show: equal and overlapping ones are named together. Null for fewer than two.
 */
export function orderInWords(topic: string, metric: MetricKey, sides: readonly Side[]): string | null {
  const compared = sides.flatMap(({ inText, asSubject = inText, figures }): Ordered[] => {
    const figure = figures.one(metric);
    return figure ? [{ label: inText, asSubject, figure }] : [];
  });
  const known = compared.filter(({ figure }) => extentOf(figure) !== null).toSorted(largestFirst);
  if (known.length < 2) return null;
  const [first, ...rest] = apart(known);
  if (rest.length === 0) return `${topic}, ${alone(first!)}.`;
  const [next, ...later] = rest.map(placed);
  return `${topic}, ${[`${ahead(first!)}, followed by ${next}`, ...later].join(', then ')}.`;
}

type Ordered = Compared & { asSubject: string };

/** Splits into groups whose ranges do not overlap, the largest first. */
function apart(sorted: readonly Ordered[]): Ordered[][] {
  const groups: Ordered[][] = [];
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
  if (!areEqual(group)) return `${overlapAll(group) ? 'the' : 'some'} ranges overlap: ${withNumbers(group)}`;
  return `${namesOf(group)} are ${together(group)} at ${amountOf(first!)}`;
}

function ahead(group: readonly Ordered[]) {
  const [first, ...others] = group;
  if (others.length === 0) return `${first!.asSubject} leads at ${amountOf(first!)}`;
  if (!areEqual(group)) return `${withNumbers(group)} lead with ${overlapping(group)} ranges`;
  return `${namesOf(group)} lead, ${together(group)} at ${amountOf(first!)}`;
}

function placed(group: readonly Compared[]) {
  const [first, ...others] = group;
  if (others.length === 0) return `${first!.label} at ${amountOf(first!)}`;
  if (!areEqual(group)) return `${withNumbers(group)} with ${overlapping(group)} ranges`;
  return `${namesOf(group)}, ${together(group)} at ${amountOf(first!)}`;
}

const overlapping = (group: readonly Compared[]) =>
  overlapAll(group) ? 'overlapping' : 'partly overlapping';

/** Two ranges of a group may be linked only by a third, wider one. */
function overlapAll(group: readonly Compared[]): boolean {
  const extents = group.map(({ figure }) => extentOf(figure)!);
  const highest = Math.max(...extents.map(({ low }) => low ?? -Infinity));
  return extents.every(({ low, high }) => (high ?? Infinity) > highest || low === highest);
}

const amountOf = ({ figure }: Pick<Compared, 'figure'>) => rangeInText(formatFigure(figure));

const areEqual = (group: readonly Compared[]) => group.every((one) => isSame(one, group[0]!));
const namesOf = (group: readonly Compared[]) => listInWords(group.map(({ label }) => label));
const withNumbers = (group: readonly Compared[]) =>
  listInWords(group.map(({ label, figure }) => `${label} (${amountOf({ figure })})`));

const together = (group: readonly Compared[]) => (group.length === 2 ? 'both' : 'all');
