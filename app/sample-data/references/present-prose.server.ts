import { presentExhibit, presentFigure } from '../../exhibits/page/present-sheet.server.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import type { ExhibitView, ShownValue } from '../../exhibits/page/sheet-view.ts';
import { mapProse, referencesOf, type Block } from '../../editorial/prose/prose.ts';
import type { ShownProse } from '../../editorial/prose/shown-prose.ts';
import { figuresOf } from '../../exhibits/exhibit.ts';
import { rangesNoteOf } from '../../exhibits/sheet-notes.ts';
import type { Figure } from '../../figures/figure.ts';
import { pathIn } from '../../exhibits/sheet-address.ts';
import { findFigure } from '../find-figure.server.ts';
import { findChart } from './find-chart.server.ts';
import { englishTextWording, type TextWording } from './wording.ts';

/**
 * A text with its numbers and charts as visitors may see them. What the loaded data set does not have (an operator's
 * own may lack what ours has) is 'N/A' in a sentence, and a chart is left out.
 */
export async function presentProse(
  context: SheetContext,
  blocks: readonly Block[],
  wording: TextWording = englishTextWording((geoCode) => context.region(geoCode).name),
): Promise<ShownProse> {
  const pathOf = pathIn(context.siteUrl);
  const references = referencesOf(blocks);
  const shown: Figure[] = [];
  const figures = new Map<string, ShownValue>();
  for (const ref of references.figures) {
    const found = await findFigure(context, ref);
    if (found) shown.push(found.figure);
    figures.set(
      ref,
      found
        ? presentFigure(found.figure, pathOf, wording)
        : { ...missing, passport: `/resources/sample-data` },
    );
  }
  const charts = new Map<string, ExhibitView>();
  for (const block of blocks) {
    if (block.kind !== 'chart') continue;
    const exhibit = await findChart(context, block.chart, wording);
    if (!exhibit) continue;
    shown.push(...figuresOf(exhibit));
    charts.set(`${block.chart.ref} ${block.chart.title}`, presentExhibit(exhibit, pathOf, wording));
  }
  const kept = blocks.filter(
    (block) => block.kind !== 'chart' || charts.has(`${block.chart.ref} ${block.chart.title}`),
  );
  const shownBlocks = mapProse(kept, {
    figure: ({ ref }) => figures.get(ref)!,
    chart: ({ ref, title }) => charts.get(`${ref} ${title}`)!,
  });
  return { blocks: shownBlocks, rangesNote: rangesNoteOf(shown) && wording.rangesNote };
}

const missing = { text: 'N/A', state: 'missing' } as const;
