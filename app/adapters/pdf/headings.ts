import type { Document, DocumentBlock } from '../../documents/document.ts';
import { box, text, whenPainted, type Piece } from './elements.ts';
import { weights, body, colours } from './theme.ts';
import { createElement } from 'react';
import { Link } from '@react-pdf/renderer';

export type HeadingBlock = Extract<DocumentBlock, { kind: 'heading' }>;

type Entry = { id: string; text: string; level: 1 | 2 | 3; page: number | null };

export type PrintState = {
  page: number;
  entries: ReadonlyMap<DocumentBlock, Entry>;
  /** True if the contents were printed before all page numbers were known. */
  isDraft: boolean;
};

export function newPrintState({ blocks }: Document): PrintState {
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

export function heading(block: HeadingBlock, state: PrintState): Piece {
  const line = text({ style: { fontWeight: weights.strong, ...sizes[block.level] } }, block.text);
  const entry = state.entries.get(block);
  const props = { wrap: false, minPresenceAhead: 40 };
  if (!entry) return box(props, line);
  const noted = whenPainted(() => {
    entry.page = state.page;
  });
  // Bookmarks nest as elements do, and the chapter has one already.
  const bookmark = entry.level === 2 ? { bookmark: entry.text } : {};
  return box({ ...props, ...bookmark, id: entry.id }, line, noted);
}

const sizes = {
  1: { fontSize: 23, lineHeight: 1.2, letterSpacing: -0.5, marginBottom: 8 },
  2: { fontSize: 14.5, lineHeight: 1.3, letterSpacing: -0.2 },
  3: { fontSize: 11, lineHeight: 1.4, marginBottom: -2 },
};

export function contents(title: string, state: PrintState): Piece {
  const entries = [...state.entries.values()];
  state.isDraft = entries.some(({ page }) => page === null);
  return box(
    {},
    text({ style: { ...sizes[1], fontWeight: weights.strong } }, title),
    ...entries.map(contentsLine),
  );
}

function contentsLine({ id, level, text: title, page }: Entry) {
  const look =
    level === 1 ? { fontWeight: weights.strong, marginTop: 10 } : { color: colours.soft, paddingLeft: 14 };
  return createElement(
    Link,
    { src: `#${id}`, wrap: false, style: { textDecoration: 'none', color: colours.ink } },
    box(
      {
        style: {
          ...body,
          ...look,
          flexDirection: 'row',
          paddingVertical: 2.5,
          borderBottomWidth: 0.5,
          borderBottomColor: colours.line,
        },
      },
      text({ style: { flex: 1 } }, title),
      text({ style: { width: 36, textAlign: 'right', fontFeatureSettings: ['tnum'] } }, page ?? ''),
    ),
  );
}
