import type { Extent, Mark, StripChart } from '../chart.ts';
import { placesOf, runsOf, type Run } from '../steps.ts';

/** `shade` is between 0 and 1, and null without a range. */
export type StripRun = Run & { shade: number | null };

export type StripRow = { name: string; runs: readonly StripRun[] };

export type StripRows = {
  rows: readonly StripRow[];
  /** Each with the one range that it never left. */
  constant: readonly { name: string; mark: Mark }[];
};

export function stripRows({ columns, rows, shades, constant, separate }: StripChart): StripRows {
  const placed = rows.map(({ name, edges, marks }) => ({
    name,
    edges,
    marks,
    runs: runsOf(
      columns.map((column) => marks.find(({ label }) => label === column)),
      { separate },
    ),
  }));
  const folds = ({ runs }: { runs: readonly Run[] }) => constant !== undefined && runs.length === 1;
  const common = shades === 'all' ? shadesOf(placed.flatMap(heightsOf)) : null;
  return {
    rows: placed
      .filter((row) => !folds(row))
      .map((row) => {
        const shadeOf = common ?? shadesOf(heightsOf(row));
        return {
          name: row.name,
          runs: row.runs.map((run) => ({
            ...run,
            shade: run.mark.extent && shadeOf(heightOf(run.mark.extent, row.edges)),
          })),
        };
      }),
    constant: placed.filter(folds).map(({ name, runs }) => ({ name, mark: runs[0]!.mark })),
  };
}

/**
 * How high a range is on its ladder, both ends counting alike. The lower end alone would give $1.9–4.5k the shade of
 * $1–2.3k, and $2–4.5k another one, since only the latter begins at an edge.
 */
function heightOf(extent: Extent, edges: readonly number[]): number {
  const { from, to } = placesOf(extent, edges);
  return (from + to) / 2;
}

function heightsOf({ edges, marks }: { edges: readonly number[]; marks: readonly Mark[] }): number[] {
  return marks.flatMap(({ extent }) => (extent ? [heightOf(extent, edges)] : []));
}

/**
 * A higher range is always darker, by how much higher it is, so that nearly equal ranges look nearly equal. Long gaps
 * are shortened: shares of 0–10% beside 35–60% would leave the latter one shade. A small change does not take the
 * whole scale, but at least half of it, to be seen.
 */
function shadesOf(heights: readonly number[]): (height: number) => number {
  const sorted = [...new Set(heights)].toSorted((one, other) => one - other);
  const ways: number[] = [];
  sorted.forEach((height, at) => {
    ways.push(at === 0 ? 0 : ways[at - 1]! + Math.min(height - sorted[at - 1]!, longestGap));
  });
  const whole = ways.at(-1) ?? 0;
  const used = Math.min(1, Math.max(0.5, whole / stepsOfAllShades));
  const lightest = (1 - used) / 2;
  return (height) => lightest + (whole === 0 ? 0 : (used * ways[sorted.indexOf(height)]!) / whole);
}

const longestGap = 1.5;
const stepsOfAllShades = 3;

/** '2018–2021', or '2018' for a run of one. */
export function runName({ from, to }: Run, columns: readonly string[]): string {
  const [first, last] = [columns[from]!, columns[to - 1]!];
  return first === last ? first : `${first}–${last}`;
}
