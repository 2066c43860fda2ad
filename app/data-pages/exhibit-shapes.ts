import type { Chart, Mark, Published, Tone } from '../charts/chart.ts';
import { runsOf } from '../charts/steps.ts';
import type { Figure } from '../figures/figure.ts';
import { edgesOf, extentOf, fullAxisOf, markOf, tickOf } from '../figures/figure-marks.ts';
import { englishFormat, type FigureFormat } from '../figures/format/format.ts';
import { ladderOf } from '../figures/ladder.ts';
import type { Exhibit } from './exhibit.ts';

type Head = Pick<Exhibit, 'id' | 'title' | 'message' | 'subtitle' | 'note'>;

export type Compared = { label: string; figure: Figure; href?: string; locked?: boolean; tone?: Tone };

/** A table row per period, a column per line. */
export function overTime(
  head: Head,
  lines: readonly { name: string; country?: string; figures: readonly Figure[] }[],
  {
    periodName = 'Year',
    labelOf = periodOf,
    baseline,
    published,
    bySteps,
    isFitted,
    format = englishFormat,
  }: TimeOptions = {},
): Exhibit | null {
  const filled = lines.filter(({ figures }) => figures.length > 0);
  const first = filled[0]?.figures[0];
  if (!first) return null;
  const all = filled.flatMap(({ figures }) => figures.map((figure) => ({ figure, label: labelOf(figure) })));
  const labels = [...new Set((filled.length > 1 ? all.toSorted(byPeriod) : all).map(({ label }) => label))];
  return {
    ...head,
    chart: {
      kind: 'series',
      lines: filled.map(({ name, country, figures }) => ({
        name,
        country,
        marks: labels.map((label) => {
          const figure = figures.find((one) => labelOf(one) === label);
          return figure
            ? markOf(figure, label, undefined, format)
            : { label, text: format.missing, extent: null };
        }),
      })),
      tick: tickOf(first, format),
      baseline,
      full: isFitted ? undefined : fullAxisOf(first),
      edges: bySteps ? edgesOf(first) : undefined,
      outlook: format.forecast,
      published,
    },
    table: {
      columns: [periodName, ...filled.map(({ name }) => name)],
      rows: labels.map((label) => ({
        label,
        cells: filled.map(({ figures }) => figures.find((figure) => labelOf(figure) === label) ?? null),
      })),
    },
  };
}

type TimeOptions = {
  periodName?: string;
  labelOf?: (figure: Figure) => string;
  baseline?: number;
  /** What others publish of the same years. */
  published?: readonly Published[];
  /** With the fixed steps as the axis. */
  bySteps?: boolean;
  /** From zero to the largest share instead of to 100%. */
  isFitted?: boolean;
  format?: FigureFormat;
};

type Measure = { name: string; figures: readonly Figure[] };

/** Several measures over the same years. Beside those that move, those that never leave their range are only listed. */
export function measuresOverTime(
  head: Head,
  lines: readonly Measure[],
  { shades = 'row' }: { shades?: 'row' | 'all' } = {},
): Exhibit | null {
  const filled = lines.filter(({ figures }) => figures.length > 0);
  if (filled.length === 0) return null;
  const years = [...new Set(filled.flatMap(({ figures }) => figures.map(({ period }) => period)))].toSorted();
  const table = {
    columns: ['Year', ...filled.map(({ name }) => name)],
    rows: years.map((year) => ({
      label: year,
      cells: filled.map(({ figures }) => figures.find(({ period }) => period === year) ?? null),
    })),
  };
  const isStill = filled.every(isConstant);
  const constant = `Same range throughout ${years[0]}–${years.at(-1)}`;
  if (isStill && haveOneLadder(filled)) {
    const latest = filled.map(({ name, figures }) => ({ label: name, figure: figures.at(-1)! }));
    const chart = latest.some(({ figure }) => extentOf(figure)) ? latestChart(latest) : null;
    const note = years.length > 1 ? `${constant}.` : undefined;
    return { ...head, note: head.note ?? note, chart, table };
  }
  return {
    ...head,
    chart: {
      kind: 'strip',
      columns: years,
      rows: filled.map(({ name, figures }) => ({
        name,
        edges: edgesOf(figures[0]!),
        marks: figures.map((figure) => markOf(figure, figure.period)),
      })),
      shades,
      // With nothing else to draw, even a strip of one cell shows more than a line of text.
      constant: isStill ? undefined : constant,
    },
    table,
  };
}

function isConstant({ figures }: Measure) {
  return runsOf(figures.map((figure) => markOf(figure, figure.period))).length === 1;
}

const haveOneLadder = ([first, ...others]: readonly Measure[]) =>
  others.every(({ figures }) => ladderOf(figures[0]!.metric) === ladderOf(first!.figures[0]!.metric));

function latestChart(latest: readonly Compared[]): Chart {
  const marks = latest.toSorted(largestFirst).map(({ figure, label }) => markOf(figure, label));
  return rangesChart(marks, latest[0]!.figure);
}

type Form = 'ladder' | 'capsules';

/** The largest first, equal ranges by name. */
export function sideBySide(
  head: Head,
  columns: readonly [string, string],
  parts: readonly Compared[],
  { keepOrder = false, form, format = englishFormat }: SideOptions = {},
): Exhibit | null {
  const [first] = parts;
  if (!first) return null;
  const sorted = keepOrder ? parts : parts.toSorted(largestFirst);
  const marks = sorted.map(({ label, figure, href, tone }) => ({
    ...markOf(figure, label, tone, format),
    href,
  }));
  return {
    ...head,
    chart: rangesChart(marks, first.figure, form ?? formOf(parts), format),
    table: {
      columns,
      rows: sorted.map(({ label, figure, href, locked }) => ({ label, href, locked, cells: [figure] })),
    },
  };
}

type SideOptions = { keepOrder?: boolean; form?: Form; format?: FigureFormat };

/** All marks are of the figure's metric, or of one with the same steps. */
export function rangesChart(
  marks: readonly Mark[],
  figure: Figure,
  form: Form = 'ladder',
  format = englishFormat,
): Chart {
  const tick = tickOf(figure, format);
  return form === 'ladder'
    ? { kind: 'ladder', marks, edges: edgesOf(figure), tick, outlook: format.forecast }
    : { kind: 'capsules', marks, tick, full: fullAxisOf(figure), outlook: format.forecast };
}

/** Where zero matters, as in growth, or numbers are exact, a scale says more than steps. */
function formOf(parts: readonly Compared[]): Form {
  const hasExact = parts.some(({ figure }) => figure.visibility === 'exact' && figure.value !== null);
  return hasExact || parts.some(({ figure }) => isChange(figure)) ? 'capsules' : 'ladder';
}

const isChange = ({ metric }: Figure) => ladderOf(metric).least < 0;

/** Equal ranges are sorted by name, since any other order would reveal more than they do; what is left over comes last. */
export function largestFirst(one: Compared, other: Compared): number {
  const [a, b] = [extentOf(one.figure), extentOf(other.figure)];
  return (
    endOf(b?.high, Infinity) - endOf(a?.high, Infinity) ||
    endOf(b?.low, -Infinity) - endOf(a?.low, -Infinity) ||
    Number(one.label === 'Other') - Number(other.label === 'Other') ||
    one.label.localeCompare(other.label, 'en')
  );
}

const periodOf = ({ period }: Figure) => period;

type Labelled = { figure: Figure; label: string };

const byPeriod = (one: Labelled, other: Labelled) => one.figure.period.localeCompare(other.figure.period);

/** Two open ends are equal; a missing number comes last. */
function endOf(end: number | null | undefined, open: number): number {
  if (end === undefined) return Number.MIN_SAFE_INTEGER;
  return end === null ? Math.sign(open) * Number.MAX_SAFE_INTEGER : end;
}
