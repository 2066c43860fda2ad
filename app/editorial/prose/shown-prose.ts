import { figuresOf, type Exhibit } from '../../data-pages/exhibit.ts';
import type { ExhibitView } from '../../data-pages/page/sheet-view.ts';
import type { ShownValue } from '../../figures/format/shown-value.ts';
import type { Figure } from '../../figures/figure.ts';
import { mapProse, plainText, withoutReferences, type Block } from './prose.ts';

/** A text with the figures and charts it cites; null for a figure that the data set lacks. */
export type ResolvedBlock = Block<Figure | null, Exhibit>;

/** The distinct figures of its sentences, charts and tables. */
export function figuresIn(blocks: readonly ResolvedBlock[]): Figure[] {
  const found: (Figure | null)[] = [];
  mapProse(blocks, {
    figure: (figure) => found.push(figure),
    chart: (exhibit) => found.push(...figuresOf(exhibit)),
  });
  const figures = found.filter((figure) => figure !== null);
  return [...new Map(figures.map((figure) => [figure.passportUrl, figure])).values()];
}

export function exhibitsIn(blocks: readonly ResolvedBlock[]): Exhibit[] {
  return blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
}

export type ShownBlock = Block<ShownValue, ExhibitView>;

/** A text as visitors may see it. */
export type ShownProse = {
  blocks: readonly ShownBlock[];
  /** Null if the text shows no ranges. */
  rangesNote: string | null;
};

export type ShowProse = (blocks: readonly Block[]) => Promise<ShownProse>;

/** For texts that cite nothing from the data set. */
export function writtenProse(blocks: readonly Block[]): ShownProse {
  return { blocks: withoutReferences(blocks), rangesNote: null };
}

/** The text with its numbers, for search engines. */
export function shownText({ blocks }: Pick<ShownProse, 'blocks'>): string {
  return plainText(blocks, ({ text }) => text);
}
