import { capitalised } from '../base/capitalised.ts';
import type { Exhibit, ExhibitRow } from '../data-pages/exhibit.ts';
import {
  largestFirst,
  measuresOverTime,
  overTime,
  sideBySide,
  type Compared,
} from '../data-pages/exhibit-shapes.ts';
import { edgesOf, extentOf, markOf } from '../figures/figure-marks.ts';
import { largest } from '../data-pages/leaders.ts';
import { countInWords, listInWords, paragraph, timesInWords } from '../data-pages/sentence.ts';
import type { Figure } from '../figures/figure.ts';
import { formatFigure } from '../figures/format/format.ts';
import { metricOf, type MetricKey } from '../figures/metric.ts';
import { orderInWords, type Side } from './order-in-words.ts';
import { partLeadersInWords, type PartWords } from './parts-in-words.ts';

type Head = Pick<Exhibit, 'id' | 'title' | 'subtitle'>;

/** The newest size of every side on one ladder, whatever their orders of magnitude. */
export function sizesExhibit(head: Head, metric: MetricKey, sides: readonly Side[]): Exhibit | null {
  const compared = newestOf(metric, sides);
  if (compared.length < 2) return null;
  const message =
    leadInWords(metric, compared) ??
    orderInWords(`By ${metricOf(metric).label.toLowerCase()}`, metric, sides);
  if (message === null) return null;
  const years = [...new Set(compared.map(({ figure }) => figure.period))].toSorted();
  return sideBySide(
    { ...head, message, subtitle: `${head.subtitle}, ${years.join(' or ')}, in US dollars` },
    ['Compared', head.title],
    compared.map(({ side, figure }) => ({ label: side.label, figure })),
    { form: 'ladder' },
  );
}

/** Who is larger and by how much, claiming only what the ranges prove. Null for fewer than two. */
export function sizeInWords(metric: MetricKey, sides: readonly Side[]): string | null {
  const compared = newestOf(metric, sides);
  if (compared.length < 2) return null;
  const leaders = largest(compared)!.parts.map(({ label }) => label);
  const leader = compared.find(({ label }) => label === leaders[0]);
  const isAll = leaders.length === compared.length;
  if (leaders.length > 1) {
    const names = listInWords(leaders);
    return sentenceBy(
      metric,
      compared,
      isAll ? `${names} are too close to call` : `${names} lead, and are too close to call`,
    );
  }
  const among =
    compared.length === 2 ? 'larger of the two' : `largest of the ${countInWords(compared.length)}`;
  return (
    leadInWords(metric, compared) ?? sentenceBy(metric, compared, `${leader!.asSubject} is the ${among}`)
  );
}

function newestOf(metric: MetricKey, sides: readonly Side[]) {
  return sides.flatMap((side) => {
    const figure = side.figures.one(metric);
    return figure && extentOf(figure)
      ? [{ side, label: side.inText, asSubject: side.asSubject ?? side.inText, figure }]
      : [];
  });
}

type Newest = ReturnType<typeof newestOf>;

/** 'By market size, the US is the larger of the two.' */
function sentenceBy(metric: MetricKey, compared: Newest, text: string): string {
  // 'The market for toys' already says what is compared.
  const namesSayMarket = compared.some(({ side }) => side.asSubject);
  return `${capitalised(namesSayMarket ? text : `by ${metricOf(metric).label.toLowerCase()}, ${text}`)}.`;
}

/** 'By market size, the US is at least five times as large as Germany.' Null where the ranges do not prove at least one and a half times. */
function leadInWords(metric: MetricKey, compared: Newest): string | null {
  const [first, second] = compared.toSorted(largestFirst);
  const times = timesInWords(
    (extentOf(first!.figure)?.low ?? 0) / (extentOf(second!.figure)?.high ?? Infinity),
  );
  if (!times) return null;
  const next = compared.length > 2 ? `the next, ${second!.asSubject}` : second!.asSubject;
  return sentenceBy(metric, compared, `${first!.asSubject} is at least ${times} as large as ${next}`);
}

/** A strip for each side, shaded by the steps of one ladder. */
export function sizesOverTimeExhibit(head: Head, metric: MetricKey, sides: readonly Side[]): Exhibit | null {
  const lines = sides.map(({ label, figures }) => ({ name: label, figures: figures.series(metric) }));
  const expected = sides.flatMap(({ where, figures }) => {
    const last = figures.series(metric).at(-1);
    return last?.method === 'forecast' ? [{ where, last }] : [];
  });
  const [first] = expected;
  const message =
    first && expected.every(({ last }) => last.period === first.last.period)
      ? `Forecast for ${first.last.period}: ${listInWords(expected.map(({ where, last }) => `${formatFigure(last)} ${where}`))}.`
      : `${metricOf(metric).label}, year by year.`;
  const exhibit = measuresOverTime(
    { ...head, message, subtitle: `${head.subtitle}, ${spanOf(lines)}, in US dollars` },
    lines,
    { shades: 'all' },
  );
  return exhibit && { ...exhibit, wide: true };
}

/** On one scale, for the years that all sides have. */
export function growthExhibit(head: Head, metric: MetricKey, sides: readonly Side[]): Exhibit | null {
  const series = sides.map(({ label, figures }) => ({ name: label, figures: figures.series(metric) }));
  const isShared = ({ period }: Figure) =>
    series.every(({ figures }) => figures.some((figure) => figure.period === period));
  const lines = series.map(({ name, figures }) => ({ name, figures: figures.filter(isShared) }));
  const message = orderInWords('On growth', metric, sides);
  if (message === null) return null;
  return overTime({ ...head, message, subtitle: `${head.subtitle}, ${spanOf(lines)}` }, lines, {
    baseline: 0,
  });
}

function spanOf(lines: readonly { figures: readonly Figure[] }[]): string {
  const periods = lines.flatMap(({ figures }) => figures.map(({ period }) => period)).toSorted();
  return [...new Set([periods[0], periods.at(-1)])].join('–');
}

/** Without a period, the newest year is shown and added to the label. */
export type Measure = { label: string; metric: MetricKey; dimension?: string; period?: number };

export type MeasureGroup = {
  head: Head;
  /** The measure that the message is about. */
  leading: { topic: string; metric: MetricKey };
  measures: readonly Measure[];
};

/** A row for each measure, a column for each side that has any. */
export function measuresExhibit(
  { head, leading, measures }: MeasureGroup,
  sides: readonly Side[],
): Exhibit | null {
  const has = ({ figures }: Side) =>
    measures.some(({ metric, period, dimension }) => figures.one(metric, period, dimension));
  const [filled, without] = [sides.filter(has), sides.filter((side) => !has(side))];
  if (filled.length < 2) return null;
  const rows = measures.flatMap((measure) => measureRow(measure, filled));
  return {
    ...head,
    message: orderInWords(leading.topic, leading.metric, filled) ?? `${head.subtitle}, side by side.`,
    note:
      paragraph(
        rows.some(({ highest }) => highest !== undefined) && highestNote,
        without.length > 0 && `No figures here for ${listInWords(without.map(({ inText }) => inText))}.`,
      ) || undefined,
    chart: null,
    wide: true,
    table: { columns: ['Measure', ...filled.map(({ label }) => label)], rows, rowLadders: true },
  };
}

function measureRow({ label, metric, dimension, period }: Measure, sides: readonly Side[]): ExhibitRow[] {
  const cells = sides.map(({ figures }) => figures.one(metric, period, dimension) ?? null);
  const periods = new Set(cells.flatMap((cell) => (cell ? [cell.period] : [])));
  if (periods.size === 0) return [];
  return [
    {
      label: period ? label : `${label}, ${[...periods].toSorted().join(' or ')}`,
      cells,
      highest: highestOf(cells),
    },
  ];
}

const highestNote = 'Shaded: the highest value, where the ranges prove it.';

/** Undefined unless every side has a range and one of them lies above all others. */
export function highestOf(cells: readonly (Figure | null)[]): number | undefined {
  const known = cells.flatMap((figure, at) =>
    figure && extentOf(figure) ? [{ label: String(at), figure }] : [],
  );
  if (known.length < 2 || known.length < cells.length) return undefined;
  const [first, ...tied] = largest(known)!.parts;
  return tied.length === 0 ? Number(first!.label) : undefined;
}

/** A strip for each of the largest parts, with a column for each side. */
export function partsExhibit(
  head: Head,
  words: PartWords,
  sides: readonly (Side & { parts: readonly Compared[] })[],
): Exhibit | null {
  const filled = sides.filter(({ parts }) => parts.length > 0);
  if (filled.length < 2) return null;
  const all = byLargestPart(filled.flatMap(({ parts }) => parts));
  const names = withoutTail(all).map(({ label }) => label);
  const isFew = names.length <= mostRows;
  const partOf = (parts: readonly Compared[], name: string) => parts.find(({ label }) => label === name);
  return {
    ...head,
    message: partLeadersInWords(words, filled),
    note:
      names.length < all.length
        ? `Only the largest ${words.parts} are shown; see the full pages for the rest.`
        : undefined,
    wide: true,
    chart: isFew
      ? {
          kind: 'strip',
          columns: filled.map(({ label }) => label),
          rows: names.map((name) => ({
            name,
            edges: edgesOf(all[0]!.figure),
            marks: filled.flatMap(({ label, parts }) => {
              const part = partOf(parts, name);
              return part ? [markOf(part.figure, label)] : [];
            }),
          })),
          shades: 'all',
          separate: true,
        }
      : null,
    table: {
      columns: [words.column, ...filled.map(({ label }) => label)],
      rows: names.map((name) => ({
        label: name,
        cells: filled.map(({ parts }) => partOf(parts, name)?.figure ?? '–'),
      })),
    },
  };
}

const mostRows = 12;

/** Each name once, sorted by its largest share on any side. */
function byLargestPart(parts: readonly Compared[]): Compared[] {
  const seen = new Set<string>();
  return parts.toSorted(largestFirst).filter(({ label }) => !seen.has(label) && seen.add(label));
}

/** Cuts at the end of a range, because the choice within one range would be arbitrary. */
function withoutTail(sorted: readonly Compared[]): readonly Compared[] {
  const first = sorted[mostRows];
  const cut = first
    ? sorted.findIndex(({ figure }) => formatFigure(figure) === formatFigure(first.figure))
    : -1;
  return cut > 0 ? sorted.slice(0, cut) : sorted;
}
