import { capitalised } from '../base/capitalised.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import type { KeyFigure, Scope, Sheet, SheetSection } from '../data-pages/sheet.ts';
import { paragraph } from '../data-pages/sentence.ts';
import { edgePlaces, rungsOf, shownSteps, type Rungs } from '../charts/steps.ts';
import type { Figure } from '../figures/figure.ts';
import { edgesOf, extentOf, tickOf } from '../figures/figure-marks.ts';
import { metricOf, type MetricKey } from '../figures/metric.ts';
import { highestOf, sizeInWords } from './compare-exhibits.ts';
import { differencesOf, type Difference } from './differences.ts';
import { orderInWords, type Side } from './order-in-words.ts';
import { comparePath, comparisonKey, type ComparisonKind } from '../subjects/comparison.ts';
import { sampleDataTrail } from '../figures/sheet-address.ts';

export type ComparisonSheet = {
  sheet: Sheet;
  compared: readonly ComparedSide[];
  /** The finding about their sizes. */
  headline: string | null;
  scale: SizeScale | null;
  /** Measures whose ranges overlap or are equal. */
  tooClose: readonly Difference[];
};

/** The part of the ladder that the sizes are drawn on, with some of its edges labelled. */
export type SizeScale = { edges: readonly { text: string; at: number }[] };

export type ComparedSide = {
  subject: string;
  label: string;
  /** At the start of a sentence, with a singular verb: 'The US', 'The market for toys'. */
  name: string;
  to: string;
  /** The two-letter code of its country. */
  country?: string;
  /** Whether the ranges prove that it is the largest. */
  isLargest: boolean;
  rungs: Rungs | null;
  /** Measures on which the ranges prove it to be the highest. */
  highestOn: readonly Difference[];
};

type Topic = { topic: string; metric: MetricKey };

type Parts = {
  context: Pick<Sheet, 'edition'>;
  kind: ComparisonKind;
  title: string;
  description: string;
  scope: Scope;
  topics: readonly [Topic, Topic];
  sides: readonly (Side & { subject: string; to: string; page: string; country?: string })[];
  exhibits: readonly (Exhibit | null)[];
  sections: readonly SheetSection[];
};

/** A single subject is the start of a comparison and shows only its key figure. */
export function compareFrame({ context, kind, topics, sides, exhibits, ...words }: Parts): ComparisonSheet {
  const [size, growth] = topics;
  const key = comparisonKey({ kind, subjects: sides.map(({ subject }) => subject) });
  const isAlone = sides.length === 1;
  const shown = isAlone ? [] : exhibits.filter((exhibit) => exhibit !== null);
  const sheet: Sheet = {
    ...words,
    key,
    subject: key,
    title: isAlone ? `Compare ${sides[0]!.inText} with others` : words.title,
    lead: isAlone
      ? `Add a second ${kind} to compare.`
      : paragraph(...topics.map(({ topic, metric }) => orderInWords(topic, metric, sides))),
    keyFigures: sides.flatMap((side) => keyFigureOf(side, size.metric, growth.metric)),
    exhibits: shown,
    trail: [...sampleDataTrail, { label: 'Compare', to: comparePath }],
    parts: [],
    related: [{ title: 'Full pages', links: sides.map(({ page, to }) => ({ label: page, to })) }],
    edition: context.edition,
  };
  const sizes = sides.map(({ figures }) => figures.one(size.metric) ?? null);
  const largest = highestOf(sizes);
  const { rungs, scale } = scaleOf(sizes);
  const { highestOn, tooClose } = differencesOf(shown, size.metric);
  return {
    sheet,
    headline: sizeInWords(size.metric, sides),
    scale: isAlone ? null : scale,
    tooClose,
    compared: sides.map(({ subject, label, inText, asSubject = inText, to, country }, at) => ({
      subject,
      label,
      name: capitalised(asSubject),
      to,
      country,
      isLargest: at === largest,
      rungs: rungs[at] ?? null,
      highestOn: highestOn.get(label) ?? [],
    })),
  };
}

function scaleOf(sizes: readonly (Figure | null)[]) {
  const known = sizes.find((figure) => figure !== null);
  if (!known) return { rungs: [], scale: null };
  const extents = sizes.map((figure) => figure && extentOf(figure));
  const edges = edgesOf(known);
  const shown = shownSteps(
    extents.map((extent) => ({ extent })),
    edges,
  );
  const places = edgePlaces(shown, edges);
  const every = places.length > mostEdges ? 4 : 2;
  const tick = tickOf(known);
  const scale: SizeScale = {
    edges: places.filter((_, at) => at % every === 0).map(({ edge, at }) => ({ text: tick(edge), at })),
  };
  return { rungs: rungsOf(extents, edges), scale };
}

/** A phone has room for the labels of every second one. */
const mostEdges = 9;

function keyFigureOf({ label, figures }: Side, size: MetricKey, growth: MetricKey): KeyFigure[] {
  const figure = figures.one(size);
  return figure
    ? [
        {
          label: `${label}, ${metricOf(size).label.toLowerCase()}`,
          figure,
          change: figures.one(growth, figure.period),
        },
      ]
    : [];
}
