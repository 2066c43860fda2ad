import type { Column, DocumentBlock, Words } from '../../documents/document.ts';
import { box, text, type Piece, wordsIn } from './elements.ts';
import { colours, small } from './theme.ts';

type Table = Extract<DocumentBlock, { kind: 'table' }>;
type Facts = Extract<DocumentBlock, { kind: 'facts' }>;

export function table({ columns, rows, note }: Table): Piece {
  const titles = columns.map(({ title }): Words => [{ text: title, strong: true }]);
  return box(
    {},
    box({ fixed: true, wrap: false, minPresenceAhead: 16, style: head }, ...cellsOf(titles, columns)),
    ...rows.map((words, at) => {
      // Keeps a single row, or the note, from being alone on a page.
      const keepsNext = at === 0 || at >= rows.length - 2;
      return box(
        { wrap: false, style: row, minPresenceAhead: keepsNext ? 16 : 0 },
        ...cellsOf(words, columns),
      );
    }),
    note && text({ style: { ...small, color: colours.soft, marginTop: 6 } }, note),
  );
}

const row = {
  flexDirection: 'row',
  columnGap: 12,
  paddingVertical: 4.5,
  borderBottomWidth: 0.5,
  borderBottomColor: colours.line,
} as const;

const head = {
  ...row,
  alignItems: 'flex-end',
  borderBottomWidth: 1,
  borderBottomColor: colours.ink,
} as const;

function cellsOf(all: readonly Words[], columns: readonly Column[]) {
  return columns.map(({ align, share }, at) => {
    const style = { fontSize: 9, lineHeight: 1.4, flexGrow: share, flexBasis: 0 };
    const number = { textAlign: 'right' as const, fontFeatureSettings: ['tnum'] };
    return text({ style: align === 'end' ? { ...style, ...number } : style }, ...wordsIn(all[at] ?? []));
  });
}

export function facts(all: Facts['facts']): Piece {
  const first = { ...row, borderTopWidth: 0.5, borderTopColor: colours.line };
  return box(
    {},
    ...all.map(({ name, words }, at) =>
      box(
        { wrap: false, style: at === 0 ? first : row },
        text({ style: { ...fact, width: '24%', color: colours.soft } }, name),
        text({ style: { ...fact, flex: 1, fontFeatureSettings: ['tnum'] } }, ...wordsIn(words)),
      ),
    ),
  );
}

const fact = { fontSize: 9, lineHeight: 1.45 };
