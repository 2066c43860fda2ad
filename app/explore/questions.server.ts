import { rungsOf, type Rungs } from '../charts/steps.ts';
import { largestFirst, type Compared } from '../data-pages/exhibit-shapes.ts';
import { isFigure, type Exhibit } from '../data-pages/exhibit.ts';
import { edgesOf, extentOf } from '../figures/figure-marks.ts';
import { formatFigure } from '../figures/format/format.ts';
import { perDataset } from '../figures/per-dataset.server.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { flagOf } from '../taxonomy/region.ts';
import { askedExploration } from './asked-exploration.ts';
import { loadCatalogue } from './explorable.server.ts';
import { exploreSheet } from './explore-sheet.server.ts';
import { leadersShown } from './headline.ts';
import { presetsFor, type Preset } from './presets.ts';

/** A ready-made question with the beginning of its answer; `tied` are those left out that share the range of the last leader. */
export type Question = Preset & { leaders: readonly Leader[]; tied: number };
export type Leader = { label: string; country?: string; text: string; rungs: Rungs | null };

const mostQuestions = 4;

export const loadQuestions = perDataset(async (context: SheetContext): Promise<Question[]> => {
  const catalogue = await loadCatalogue(context, null);
  const places = new Map(
    catalogue.regions.flatMap((one) => [one.name, one.shortName].map((name) => [name, one])),
  );
  const presets = presetsFor(catalogue).slice(0, mostQuestions);
  return Promise.all(
    presets.map(async (preset) => {
      const { state } = askedExploration(new URLSearchParams(preset.to.split('?')[1]), catalogue);
      const { sheet } = await exploreSheet(context, state, catalogue);
      const sorted = sheet.exhibits.flatMap(newestIn).toSorted(largestFirst);
      const { leaders, tied } = leadersShown(sorted);
      const rungs = leaders[0]
        ? rungsOf(
            leaders.map(({ figure }) => extentOf(figure)),
            edgesOf(leaders[0].figure),
          )
        : [];
      return {
        ...preset,
        tied,
        leaders: leaders.map(({ label, figure }, at) => {
          const place = places.get(label);
          return {
            label: place?.shortName ?? label,
            country: place && flagOf(place),
            text: formatFigure(figure),
            rungs: rungs[at] ?? null,
          };
        }),
      };
    }),
  );
});

/** A row for each subject, or one for each year with a column for each subject. */
function newestIn({ table: { columns, rows } }: Exhibit): Compared[] {
  if (columns.length === 2)
    return rows.flatMap(({ label, cells: [cell] }) => (isFigure(cell) ? [{ label, figure: cell }] : []));
  const newest = rows.findLast(({ cells }) =>
    cells.every((cell) => isFigure(cell) && cell.method !== 'forecast'),
  );
  return (newest?.cells ?? []).flatMap((cell, at) =>
    isFigure(cell) ? [{ label: columns[at + 1]!, figure: cell }] : [],
  );
}
