import { presentFigure, type ShownValue } from '../../figures/format/shown-value.ts';
import { metricInFull, metricOf } from '../../figures/metric.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { findFigure, passportTarget } from '../../passport/find-figure.server.ts';
import { referencesOf, type Block } from '../prose/prose.ts';
import { isSplit, nameInPeriod } from './name-with-part.ts';

export type CitedPage = { title: string; to: string; measure: string; value: ShownValue };

/** The data pages from which a text takes most of its figures, each with the first of them. */
export async function citedPages(
  context: SheetContext,
  blocks: readonly Block[],
  most = 4,
): Promise<CitedPage[]> {
  const bySubject = Map.groupBy(referencesOf(blocks).figures, (ref) => passportTarget(ref)?.subject);
  const cited = [...bySubject.values()].toSorted((one, other) => other.length - one.length);
  const found = await Promise.all(cited.slice(0, most).map(([first]) => findFigure(context, first!)));
  return found.flatMap((one) => {
    if (!one) return [];
    const { figure, page, part } = one;
    const name = isSplit(figure.metric) ? metricInFull(figure.metric) : metricOf(figure.metric).label;
    const measure = nameInPeriod(name, figure, part);
    return [{ title: page.label, to: page.to, measure, value: presentFigure(figure) }];
  });
}
