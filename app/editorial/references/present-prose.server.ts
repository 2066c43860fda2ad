import type { Exhibit } from '../../data-pages/exhibit.ts';
import { presentExhibit } from '../../data-pages/page/present-sheet.server.ts';
import { presentFigure, type ShownValue } from '../../figures/format/shown-value.ts';
import { rangesNoteOf } from '../../data-pages/sheet-notes.ts';
import type { Wording } from '../../data-pages/wording.ts';
import type { Figure } from '../../figures/figure.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import { content } from '../content.server.ts';
import type { Language } from '../content.ts';
import { mapProse, referencesOf, type Block } from '../prose/prose.ts';
import { figuresIn, type ShownProse, type ResolvedBlock } from '../prose/shown-prose.ts';
import { findChart } from './find-chart.server.ts';
import { wordingOf, type TextWording } from './wording.ts';

/**
 * A text with its numbers and charts, masked for visitors. An operator's own data set may lack what our texts cite:
 * missing figures are marked as such, missing charts are left out.
 */
export async function presentProse(
  context: SheetContext,
  blocks: readonly Block[],
  language: Language = 'en',
): Promise<ShownProse> {
  const wording = textWording(language, context);
  const resolved = await resolveProse(context, blocks, wording);
  return {
    blocks: mapProse(resolved, {
      figure: (figure) => (figure ? presentFigure(figure, wording.format) : missingIn(wording)),
      chart: (exhibit) => presentExhibit(exhibit, wording),
    }),
    rangesNote: rangesNoteOf(figuresIn(resolved)) && wording.rangesNote,
  };
}

const missingIn = ({ format }: Wording): ShownValue => ({
  text: format.missing,
  state: 'missing',
  passport: '/resources/sample-data',
});

export async function resolveProse(
  context: SheetContext,
  blocks: readonly Block[],
  wording: TextWording,
): Promise<ResolvedBlock[]> {
  const figures = new Map<string, Figure | null>();
  const charts = new Map<string, Exhibit>();
  await Promise.all([
    ...referencesOf(blocks).figures.map(async (ref) => {
      figures.set(ref, (await findFigure(context, ref))?.figure ?? null);
    }),
    ...blocks.map(async (block) => {
      const exhibit = block.kind === 'chart' && (await findChart(context, block.chart, wording));
      if (exhibit) charts.set(nameOf(block.chart), exhibit);
    }),
  ]);
  const kept = blocks.filter((block) => block.kind !== 'chart' || charts.has(nameOf(block.chart)));
  return mapProse(kept, {
    figure: ({ ref }) => figures.get(ref)!,
    chart: (chart) => charts.get(nameOf(chart))!,
  });
}

const nameOf = ({ ref, title }: { ref: string; title: string }) => `${ref} ${title}`;

export function textWording(language: Language, context: SheetContext): TextWording {
  return wordingOf(language, context, content.german);
}
