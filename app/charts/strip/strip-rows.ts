import type { Mark, StripChart } from '../chart.ts';
import { heatColour } from '../colours.ts';
import { runsOf, stepsOf, type Run } from '../steps.ts';

export type Shade = { fill: string; text: string };

/** A cell that spans several steps has the shade of its lowest, and stripes in that of its highest. */
export type StripRun = Run & { shade: Shade | null; upTo: Shade | null };

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
  const drawn = placed.filter((row) => !folds(row));
  const common = shades === 'all' ? boundsOf(placed.flatMap(knownSteps)) : null;
  return {
    rows: drawn.map((row) => {
      const bounds = common ?? boundsOf(knownSteps(row));
      const shadeOf = (step: number) => heatColour(step - bounds.from, bounds.to - bounds.from);
      return {
        name: row.name,
        runs: row.runs.map((run) => {
          if (!run.mark.extent) return { ...run, shade: null, upTo: null };
          const { from, to } = stepsOf(run.mark.extent, row.edges);
          return {
            ...run,
            shade: shadeOf(from),
            upTo: to - from > 1 && isOnLadder(run.mark.extent, row.edges) ? shadeOf(to - 1) : null,
          };
        }),
      };
    }),
    constant: placed.filter(folds).map(({ name, runs }) => ({ name, mark: runs[0]!.mark })),
  };
}

/** The ends of a quotient of two ranges are not on the ladder, so the steps it touches say little. */
function isOnLadder({ low, high }: NonNullable<Mark['extent']>, edges: readonly number[]) {
  return [low, high].every((end) => end === null || edges.includes(end));
}

type Placed = { edges: readonly number[]; marks: readonly Mark[] };

function knownSteps({ edges, marks }: Placed) {
  return marks.flatMap(({ extent }) => (extent ? [stepsOf(extent, edges)] : []));
}

function boundsOf(steps: readonly { from: number; to: number }[]) {
  if (steps.length === 0) return { from: 0, to: 1 };
  return { from: Math.min(...steps.map(({ from }) => from)), to: Math.max(...steps.map(({ to }) => to)) };
}

/** '2018–2021', or '2018' for a run of one. */
export function runName({ from, to }: Run, columns: readonly string[]): string {
  const [first, last] = [columns[from]!, columns[to - 1]!];
  return first === last ? first : `${first}–${last}`;
}
