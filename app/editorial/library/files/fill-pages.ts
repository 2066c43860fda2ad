import { wrapText } from '../../../charts/fitting.ts';
import type { DocumentBlock, Words } from '../../../documents/document.ts';

/**
 * Moves text ahead of a picture or table that does not fit on the rest of the page, so that it leaves no gap.
 * Heights are estimates; where they are wrong, the gap stays.
 */
export function fillPages(blocks: readonly DocumentBlock[], above: number): DocumentBlock[] {
  const waiting = [...blocks];
  const placed: DocumentBlock[] = [];
  let left = pageHeight - above;
  while (waiting.length > 0) {
    const at = isWhole(waiting[0]!) && heightOf(waiting[0]!) > left ? fillerIn(waiting, left) : 0;
    const [block] = waiting.splice(at, 1);
    placed.push(block!);
    left = leftAfter(block!, left);
  }
  return placed;
}

/** The next text of the same section; 0 if there is none, or hardly any room. */
function fillerIn(waiting: readonly DocumentBlock[], left: number): number {
  if (left < 4 * lineHeight) return 0;
  const next = waiting.findIndex((block) => !isWhole(block));
  const block = waiting[next];
  return block?.kind === 'paragraph' || block?.kind === 'list' ? next : 0;
}

function leftAfter(block: DocumentBlock, left: number): number {
  const height = heightOf(block);
  if (height <= left) return left - height;
  return isWhole(block) ? pageHeight - height : pageHeight - (height - left);
}

const isWhole = ({ kind }: DocumentBlock) => kind === 'picture' || kind === 'together';

const pageHeight = 662;
const pageWidth = 459;
const lineHeight = 15;
const gap = 8;

function heightOf(block: DocumentBlock): number {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? 37 : 43;
    case 'paragraph':
    case 'quote':
      return linesOf(block.words, 404) * lineHeight + gap;
    case 'list':
      return block.items.reduce((sum, item) => sum + linesOf(item, 386) * lineHeight + 4, gap);
    case 'table':
      return 30 + block.rows.length * 22 + (block.note ? 20 : 0) + gap;
    case 'picture':
      return (block.picture.height / block.picture.width) * pageWidth + gap;
    case 'together':
      return block.blocks.reduce((sum, inner) => sum + heightOf(inner), 0);
    default:
      return 0;
  }
}

const linesOf = (words: Words, width: number) =>
  wrapText(words.map((word) => (typeof word === 'string' ? word : word.text)).join(''), 10, width).length;
