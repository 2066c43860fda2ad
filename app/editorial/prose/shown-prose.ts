import type { ExhibitView, ShownValue } from '../../data-pages/page/sheet-view.ts';
import { plainText, withoutReferences, type Block } from './prose.ts';

export type ShownBlock = Block<ShownValue, ExhibitView>;

/** A text as visitors may see it. */
export type ShownProse = {
  blocks: readonly ShownBlock[];
  /** The note on ranges, where it shows some. */
  rangesNote: string | null;
};

/** Finds the figures and charts that a text asks for. */
export type ShowProse = (blocks: readonly Block[]) => Promise<ShownProse>;

/** A text that takes nothing from the data set. */
export function writtenProse(blocks: readonly Block[]): ShownProse {
  return { blocks: withoutReferences(blocks), rangesNote: null };
}

/** The words and numbers, as search engines get them. */
export function shownText({ blocks }: Pick<ShownProse, 'blocks'>): string {
  return plainText(blocks, ({ text }) => text);
}
