import type { Tone } from '../charts/chart.ts';
import type { Figure } from '../figures/figure.ts';
import { extentOf, markOf, tickOf } from '../figures/figure-marks.ts';
import { englishFormat, type FigureFormat } from '../figures/format/format.ts';
import type { Exhibit } from './exhibit.ts';

type Head = Pick<Exhibit, 'id' | 'title' | 'message' | 'subtitle' | 'note'>;

export type Compared = { label: string; figure: Figure; href?: string; locked?: boolean; tone?: Tone };

/** A table row per period, a column per line. */
export function overTime(
  head: Head,
  lines: readonly { name: string; figures: readonly Figure[] }[],
  { periodName = 'Year', labelOf = periodOf, baseline, format = englishFormat }: TimeOptions = {},
): Exhibit | null {
  const filled = lines.filter(({ figures }) => figures.length > 0);
  const first = filled[0]?.figures[0];
  if (!first) return null;
  const labels = [...new Set(filled.flatMap(({ figures }) => figures.map(labelOf)))];
  return {
    ...head,
    chart: {
      kind: 'series',
      lines: filled.map(({ name, figures }) => ({
        name,
        marks: figures.map((figure) => markOf(figure, labelOf(figure), undefined, format)),
      })),
      tick: tickOf(first, format),
      baseline,
      outlook: format.forecast,
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
  format?: FigureFormat;
};

/** Several measures over the same years, each with its own scale. */
export function panels(
  head: Head,
  lines: readonly { name: string; figures: readonly Figure[] }[],
): Exhibit | null {
  const filled = lines.filter(({ figures }) => figures.length > 0);
  if (filled.length === 0) return null;
  const years = [...new Set(filled.flatMap(({ figures }) => figures.map(({ period }) => period)))].toSorted();
  return {
    ...head,
    chart: {
      kind: 'panels',
      panels: filled.map(({ name, figures }) => ({
        title: name,
        chart: {
          kind: 'series',
          lines: [{ name, marks: figures.map((figure) => markOf(figure, figure.period)) }],
          tick: tickOf(figures[0]!),
        },
      })),
    },
    table: {
      columns: ['Year', ...filled.map(({ name }) => name)],
      rows: years.map((year) => ({
        label: year,
        cells: filled.map(({ figures }) => figures.find(({ period }) => period === year) ?? null),
      })),
    },
  };
}

/** Bars, the largest first, equal ranges by name. */
export function sideBySide(
  head: Head,
  columns: readonly [string, string],
  parts: readonly Compared[],
  { keepOrder = false, format = englishFormat }: { keepOrder?: boolean; format?: FigureFormat } = {},
): Exhibit | null {
  const [first] = parts;
  if (!first) return null;
  const sorted = keepOrder ? parts : parts.toSorted(largestFirst);
  return {
    ...head,
    chart: {
      kind: 'bars',
      marks: sorted.map(({ label, figure, href, tone }) => ({
        ...markOf(figure, label, tone, format),
        href,
      })),
      tick: tickOf(first.figure, format),
      outlook: format.forecast,
    },
    table: {
      columns,
      rows: sorted.map(({ label, figure, href, locked }) => ({ label, href, locked, cells: [figure] })),
    },
  };
}

/** Equal ranges are sorted by name, since any other order would reveal more than they do. */
export function largestFirst(one: Compared, other: Compared): number {
  const [a, b] = [extentOf(one.figure), extentOf(other.figure)];
  return (
    endOf(b?.high, Infinity) - endOf(a?.high, Infinity) ||
    endOf(b?.low, -Infinity) - endOf(a?.low, -Infinity) ||
    one.label.localeCompare(other.label, 'en')
  );
}

const periodOf = ({ period }: Figure) => period;

/** Two open ends are equal; a missing number comes last. */
function endOf(end: number | null | undefined, open: number): number {
  if (end === undefined) return Number.MIN_SAFE_INTEGER;
  return end === null ? Math.sign(open) * Number.MAX_SAFE_INTEGER : end;
}
