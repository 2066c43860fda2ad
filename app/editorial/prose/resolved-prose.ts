import { figuresOf, type Exhibit } from '../../data-pages/exhibit.ts';
import type { Figure } from '../../figures/figure.ts';
import { mapProse, type Block } from './prose.ts';

/** A text with what it refers to; null for a figure that the data set does not have. */
export type ResolvedBlock = Block<Figure | null, Exhibit>;

/** Every figure of its sentences, charts and tables, once. */
export function figuresIn(blocks: readonly ResolvedBlock[]): Figure[] {
  const found: (Figure | null)[] = [];
  mapProse(blocks, {
    figure: (figure) => found.push(figure),
    chart: (exhibit) => found.push(...figuresOf(exhibit)),
  });
  const figures = found.filter((figure) => figure !== null);
  return [...new Map(figures.map((figure) => [figure.passportUrl, figure])).values()];
}

/** Its charts and tables, in their order. */
export function exhibitsIn(blocks: readonly ResolvedBlock[]): Exhibit[] {
  return blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
}
