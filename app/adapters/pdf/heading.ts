import { box, text, whenPainted, type Piece } from './elements.ts';
import { weights } from './fonts.ts';
import type { HeadingBlock, Press } from './press.ts';

/** A heading never stands alone at the foot of a page. */
export function heading(block: HeadingBlock, press: Press): Piece {
  const line = text({ style: { fontWeight: weights.strong, ...sizes[block.level] } }, block.text);
  const entry = press.entries.get(block);
  const props = { wrap: false, minPresenceAhead: 40 };
  if (!entry) return box(props, line);
  const noted = whenPainted(() => {
    entry.page = press.page;
  });
  // The outline nests as elements do: a chapter has its own entry.
  const bookmark = entry.level === 2 ? { bookmark: entry.text } : {};
  return box({ ...props, ...bookmark, id: entry.id }, line, noted);
}

export const sizes = {
  1: { fontSize: 23, lineHeight: 1.2, letterSpacing: -0.5, marginBottom: 8 },
  2: { fontSize: 14.5, lineHeight: 1.3, letterSpacing: -0.2 },
  3: { fontSize: 11, lineHeight: 1.4, marginBottom: -2 },
};
