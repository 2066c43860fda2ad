import { cloneElement } from 'react';
import type { DocumentBlock, Picture, Words } from '../../documents/document.ts';
import { box, type Piece, text, wordsIn } from './elements.ts';
import { type HeadingBlock, type PrintState, contents, heading } from './headings.ts';
import { picture } from './paint-svg.ts';
import { facts, table } from './table.ts';
import { body, colours, frame, measure, small } from './theme.ts';

export function chapters(blocks: readonly DocumentBlock[], state: PrintState, opening: Piece[]): Piece[] {
  return chaptersIn(blocks).map((chapter, at) => {
    const [first] = chapter;
    const title = first && headingOf(first);
    const bookmark = title?.level === 1 ? { bookmark: { title: title.text, expanded: true } } : {};
    return box(
      { break: at > 0, style: { gap: blockGap }, ...bookmark },
      ...(at === 0 ? opening : []),
      ...chapter.flatMap((block, place) => spaced(block, place, chapter, state)),
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

function headingOf(block: DocumentBlock): HeadingBlock | null {
  if (block.kind === 'together') return block.blocks[0] ? headingOf(block.blocks[0]) : null;
  return block.kind === 'heading' ? block : null;
}

function spaced(block: DocumentBlock, place: number, chapter: readonly DocumentBlock[], state: PrintState) {
  const element = blockElement(block, state);
  const space = spaceBetween(chapter[place - 1], block);
  const beforeLast = place === chapter.length - 2 && isShort(chapter.at(-1)!);
  return [
    // A separate box, because a block's own margin would also appear at the top of a page.
    space > 0 && box({ style: { height: space } }),
    beforeLast ? cloneElement(element, { minPresenceAhead: 32 }) : element,
  ];
}

function spaceBetween(above: DocumentBlock | undefined, below: DocumentBlock) {
  if (!above || above.kind === 'heading') return 0;
  if (headingOf(below)) return 8;
  return standsOut(above) || standsOut(below) ? 2 : 0;
}

function standsOut({ kind }: DocumentBlock) {
  return kind === 'table' || kind === 'facts' || kind === 'picture' || kind === 'together';
}

/** Keeps the last line or two from being alone on a page. */
function isShort(block: DocumentBlock) {
  if (block.kind !== 'paragraph') return false;
  return block.words.map((word) => (typeof word === 'string' ? word : word.text)).join('').length < 200;
}

const blockGap = 8;

function blockElement(block: DocumentBlock, state: PrintState): Piece {
  switch (block.kind) {
    case 'heading':
      return heading(block, state);
    case 'contents':
      return contents(block.title, state);
    case 'paragraph':
      return text({ style: tones[block.tone ?? 'body'] }, ...wordsIn(block.words));
    case 'lines':
      return box({ wrap: false }, ...block.lines.map((words) => text({ style: body }, ...wordsIn(words))));
    case 'quote':
      return text({ style: quoted }, ...wordsIn(block.words));
    case 'list':
      return list(block.items, block.ordered);
    case 'table':
      return table(block);
    case 'facts':
      return facts(block.facts);
    case 'picture':
      return framed(block.picture);
    case 'together':
      return box(
        { wrap: false, style: { gap: blockGap } },
        ...block.blocks.map((inner) => blockElement(inner, state)),
      );
  }
}

const tones = {
  body: { ...body, maxWidth: measure },
  lead: { fontSize: 12.5, lineHeight: 1.5, maxWidth: measure + 24, marginBottom: 4 },
  small: { ...small, maxWidth: measure, color: colours.soft },
};

const quoted = {
  fontSize: 12,
  lineHeight: 1.5,
  maxWidth: measure,
  marginVertical: 4,
  paddingLeft: 14,
  borderLeftWidth: 2,
  borderLeftColor: colours.sea,
};

function list(items: readonly Words[], ordered: boolean) {
  return box(
    { style: { gap: 4, maxWidth: measure } },
    ...items.map((words, at) =>
      box(
        { style: { flexDirection: 'row' } },
        text({ style: { ...body, width: 18, color: colours.sea } }, ordered ? `${at + 1}.` : '•'),
        text({ style: { ...body, flex: 1 } }, ...wordsIn(words)),
      ),
    ),
  );
}

function framed(drawing: Picture) {
  const [border, padding] = [0.5, 4];
  const space = { width: frame.width - 2 * (border + padding), height: frame.height * 0.8 };
  const style = { alignItems: 'center', padding, borderWidth: border, borderColor: colours.line } as const;
  return box({ wrap: false, style: { ...style, borderRadius: 6 } }, picture(drawing, space));
}
