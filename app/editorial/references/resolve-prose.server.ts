import { mapProse, referencesOf, type Block } from '../prose/prose.ts';
import type { ResolvedBlock } from '../prose/resolved-prose.ts';
import type { Exhibit } from '../../data-pages/exhibit.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import type { Figure } from '../../figures/figure.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import { findChart } from './find-chart.server.ts';
import type { TextWording } from './wording.ts';

/** A text with the figures and charts that it refers to; a chart that the data set does not have is left out. */
export async function resolveProse(
  context: SheetContext,
  blocks: readonly Block[],
  wording: TextWording,
): Promise<ResolvedBlock[]> {
  const figures = new Map<string, Figure | null>();
  for (const ref of referencesOf(blocks).figures)
    figures.set(ref, (await findFigure(context, ref))?.figure ?? null);

  const charts = new Map<string, Exhibit>();
  for (const block of blocks) {
    const exhibit = block.kind === 'chart' && (await findChart(context, block.chart, wording));
    if (exhibit) charts.set(nameOf(block.chart), exhibit);
  }
  const kept = blocks.filter((block) => block.kind !== 'chart' || charts.has(nameOf(block.chart)));
  return mapProse(kept, {
    figure: ({ ref }) => figures.get(ref)!,
    chart: (chart) => charts.get(nameOf(chart))!,
  });
}

const nameOf = ({ ref, title }: { ref: string; title: string }) => `${ref} ${title}`;
