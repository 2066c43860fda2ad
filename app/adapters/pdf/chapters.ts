import { cloneElement } from 'react';
import type { DocumentBlock } from '../../documents/document.ts';
import { blockElement, blockGap } from './blocks.ts';
import { box, type Piece } from './elements.ts';
import type { HeadingBlock, Press } from './press.ts';

/** The blocks by chapters: each begins with a heading of the first level, and on a page of its own. */
export function chapters(blocks: readonly DocumentBlock[], press: Press, opening: Piece[]): Piece[] {
  return chaptersIn(blocks).map((chapter, at) => {
    const [first] = chapter;
    const title = first && headingOf(first);
    const bookmark = title?.level === 1 ? { bookmark: { title: title.text, expanded: true } } : {};
    return box(
      { break: at > 0, style: { gap: blockGap }, ...bookmark },
      ...(at === 0 ? opening : []),
      ...chapter.flatMap((block, place) => spaced(block, place, chapter, press)),
    );
  });
}

function chaptersIn(blocks: readonly DocumentBlock[]) {
  const found: DocumentBlock[][] = [[]];
  for (const block of blocks) {
    if (headingOf(block)?.level === 1 && found.at(-1)!.length > 0) found.push([]);
    found.at(-1)!.push(block);
  }
  return found;
}

/** The heading that a block begins with. */
function headingOf(block: DocumentBlock): HeadingBlock | null {
  if (block.kind === 'together') return block.blocks[0] ? headingOf(block.blocks[0]) : null;
  return block.kind === 'heading' ? block : null;
}

function spaced(block: DocumentBlock, place: number, chapter: readonly DocumentBlock[], press: Press) {
  const element = blockElement(block, press);
  const space = spaceBetween(chapter[place - 1], block);
  const beforeLast = place === chapter.length - 2 && isShort(chapter.at(-1)!);
  return [
    // No margin of the block: a page does not begin with it.
    space > 0 && box({ style: { height: space } }),
    beforeLast ? cloneElement(element, { minPresenceAhead: 32 }) : element,
  ];
}

/** More than the gap that is between all blocks. */
function spaceBetween(above: DocumentBlock | undefined, below: DocumentBlock) {
  if (!above || above.kind === 'heading') return 0;
  if (headingOf(below)) return 8;
  return standsOut(above) || standsOut(below) ? 2 : 0;
}

function standsOut({ kind }: DocumentBlock) {
  return kind === 'table' || kind === 'facts' || kind === 'picture' || kind === 'together';
}

/** A last page with a line or two is none. */
function isShort(block: DocumentBlock) {
  if (block.kind !== 'paragraph') return false;
  return block.words.map((word) => (typeof word === 'string' ? word : word.text)).join('').length < 200;
}
