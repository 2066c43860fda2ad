import type { Exhibit } from '../../data-pages/exhibit.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { parseChartReference } from './chart-reference.ts';
import { chartMakers, type ChartHead, type ChartMaker } from './chart-makers.server.ts';
import type { TextWording } from './wording.ts';

/** The chart that a text asks for, under the title that the text gives it; null where there is no such data. */
export async function findChart(
  context: SheetContext,
  { ref, title }: { ref: string; title: string },
  wording: TextWording,
): Promise<Exhibit | null> {
  const reference = parseChartReference(ref);
  if (!reference) return null;
  const head: ChartHead = { id: idOf(ref), title, message: title };
  // Each maker takes the references of its own kind, which the compiler cannot follow through a table.
  const make = chartMakers[reference.kind] as ChartMaker;
  return (await make({ context, head, wording }, reference)) ?? null;
}

/** A text may hold the same chart twice under two titles; the address of one is never used. */
function idOf(ref: string) {
  return ref.replaceAll(/[^a-z0-9]+/g, '-');
}
