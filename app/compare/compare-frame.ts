import type { Exhibit } from '../data-pages/exhibit.ts';
import type { KeyFigure, Scope, Sheet } from '../data-pages/sheet.ts';
import { paragraph } from '../data-pages/sentence.ts';
import { metricOf, type MetricKey } from '../figures/metric.ts';
import { highestOf } from './compare-exhibits.ts';
import { orderInWords, type Side } from './order-in-words.ts';
import { comparePath, comparisonKey, type ComparisonKind } from '../subjects/comparison.ts';
import { sampleDataTrail } from '../figures/sheet-address.ts';

export type ComparisonSheet = {
  sheet: Sheet;
  compared: readonly ComparedSide[];
};

export type ComparedSide = {
  subject: string;
  label: string;
  to: string;
  /** The two-letter code of its country. */
  country?: string;
  /** Whether the ranges prove that it is the largest. */
  isLargest: boolean;
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
};

/** A single subject is the start of a comparison and shows only its key figure. */
export function compareFrame({ context, kind, topics, sides, exhibits, ...words }: Parts): ComparisonSheet {
  const [size, growth] = topics;
  const key = comparisonKey({ kind, subjects: sides.map(({ subject }) => subject) });
  const isAlone = sides.length === 1;
  const sheet: Sheet = {
    ...words,
    key,
    subject: key,
    title: isAlone ? `Compare ${sides[0]!.inText} with others` : words.title,
    lead: isAlone
      ? 'Add a second one to compare.'
      : paragraph(...topics.map(({ topic, metric }) => orderInWords(topic, metric, sides))),
    keyFigures: sides.flatMap((side) => keyFigureOf(side, size.metric, growth.metric)),
    exhibits: isAlone ? [] : exhibits.filter((exhibit) => exhibit !== null),
    trail: [...sampleDataTrail, { label: 'Compare', to: comparePath }],
    parts: [],
    related: [{ title: 'See each page', links: sides.map(({ page, to }) => ({ label: page, to })) }],
    edition: context.edition,
  };
  const largest = highestOf(sides.map(({ figures }) => figures.one(size.metric) ?? null));
  return {
    sheet,
    compared: sides.map(({ subject, label, to, country }, at) => ({
      subject,
      label,
      to,
      country,
      isLargest: at === largest,
    })),
  };
}

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
