import type { Document, DocumentBlock } from '../../documents/document.ts';

export type HeadingBlock = Extract<DocumentBlock, { kind: 'heading' }>;

/** Where a heading stands; its page is known once it has been painted. */
export type Entry = { id: string; text: string; level: 1 | 2 | 3; page: number | null };

/** One document on its way to paper. */
export type Press = {
  /** The page that is painted now. */
  page: number;
  /** What stands in the contents. */
  entries: ReadonlyMap<DocumentBlock, Entry>;
  /** The contents were printed before all pages were known. */
  isDraft: boolean;
};

export function pressFor({ blocks }: Document): Press {
  const headings = headingsIn(blocks).filter(({ level }) => level < 3);
  const entries = headings.map((block, at): [DocumentBlock, Entry] => [
    block,
    { id: `heading-${at + 1}`, text: block.text, level: block.level, page: null },
  ]);
  return { page: 0, entries: new Map(entries), isDraft: false };
}

function headingsIn(blocks: readonly DocumentBlock[]): HeadingBlock[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'together') return headingsIn(block.blocks);
    return block.kind === 'heading' ? [block] : [];
  });
}
