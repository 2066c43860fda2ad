import { figuresOf, type Exhibit } from '../../../data-pages/exhibit.ts';
import type { DocumentBlock, Word, Words } from '../../../documents/document.ts';
import type { Figure } from '../../../figures/figure.ts';
import type { Inline } from '../../prose/prose.ts';
import type { ResolvedBlock } from '../../prose/shown-prose.ts';
import { exhibitPicture } from '../pictures/exhibit-picture.server.tsx';
import { isNumeric, tableTexts } from './exhibit-texts.ts';
import type { Setting } from './library-data.ts';

/** A text for print: numbers link to their passports, charts become pictures. */
export function documentBlocks(blocks: readonly ResolvedBlock[], setting: Setting): DocumentBlock[] {
  return blocks.flatMap((block): DocumentBlock[] => {
    switch (block.kind) {
      case 'heading':
        return [{ kind: 'heading', level: block.level, text: block.text }];
      case 'paragraph':
      case 'quote':
        return [{ kind: block.kind, words: wordsOf(block.children, setting) }];
      case 'list':
        return [{ ...block, items: block.items.map((item) => wordsOf(item, setting)) }];
      case 'table':
        return [writtenTable(block, setting)];
      case 'chart':
        return exhibitBlocks(block.chart, setting);
    }
  });
}

function exhibitBlocks(exhibit: Exhibit, setting: Setting): DocumentBlock[] {
  const picture = exhibitPicture(exhibit, setting.wording);
  if (picture) return [{ kind: 'picture', picture }];
  const blocks: DocumentBlock[] = [
    { kind: 'heading', level: 3, text: exhibit.message },
    { kind: 'paragraph', words: [exhibit.subtitle], tone: 'small' },
    exhibitTable(exhibit, setting),
  ];
  return exhibit.table.rows.length > mostKeptTogether ? blocks : [{ kind: 'together', blocks }];
}

/** Longer tables may break across pages. */
const mostKeptTogether = 20;

function exhibitTable(exhibit: Exhibit, setting: Setting): DocumentBlock {
  const { columns, rows } = tableTexts(exhibit, setting);
  return tableBlock(
    columns.map(({ name }) => name),
    rows.map((row) => row.map((cell) => [cell])),
    (at) => isNumeric(exhibit.table, at),
    setting.wording.sourceLine(figuresOf(exhibit)),
  );
}

/** A table written in the text, not taken from the data set. */
function writtenTable({ head, rows }: Extract<ResolvedBlock, { kind: 'table' }>, setting: Setting) {
  const cells = rows.map((row) => row.map((cell) => wordsOf(cell, setting)));
  const columns = head.map((cell) => textOf(wordsOf(cell, setting)));
  const isNumber = (at: number) => at > 0 && cells.every((row) => /\d|^\W*$/.test(textOf(row[at] ?? [])));
  return tableBlock(columns, cells, isNumber);
}

function tableBlock(
  titles: readonly string[],
  rows: readonly (readonly Words[])[],
  isNumber: (at: number) => boolean,
  note?: string,
): DocumentBlock {
  const columns = titles.map((title, at) => ({
    title,
    align: isNumber(at) ? ('end' as const) : ('start' as const),
    share: shareOf(
      title,
      rows.map((row) => textOf(row[at] ?? [])),
    ),
  }));
  return { kind: 'table', columns, rows, ...(note && { note }) };
}

/** Follows the longest cell or the longest word of the title, within limits. */
function shareOf(title: string, cells: readonly string[]): number {
  const longest = Math.max(...[...title.split(' '), ...cells].map(({ length }) => length));
  return Math.min(28, Math.max(7, longest));
}

export const textOf = (words: Words) =>
  words.map((word) => (typeof word === 'string' ? word : word.text)).join('');

function wordsOf(
  children: readonly Inline<Figure | null>[],
  setting: Setting,
  look: Omit<Word, 'text'> = {},
): Words {
  return children.flatMap((node): Words => {
    if (typeof node === 'string') return [Object.keys(look).length > 0 ? { text: node, ...look } : node];
    if (node.kind === 'figure') return [{ ...look, ...figureWord(node.figure, setting) }];
    return wordsOf(node.children, setting, { ...look, ...lookOf(node, setting) });
  });
}

function figureWord(figure: Figure | null, { wording, words }: Setting): Word {
  return figure ? { text: wording.format.figure(figure), href: figure.passportUrl } : { text: words.missing };
}

function lookOf(
  node: Exclude<Inline<unknown>, string | { kind: 'figure' }>,
  setting: Setting,
): Omit<Word, 'text'> {
  if (node.kind === 'link') return { href: hrefOf(node.to, setting) };
  if (node.kind === 'strong') return { strong: true };
  return node.kind === 'emphasis' ? { emphasis: true } : {};
}

const hrefOf = (to: string, { siteUrl }: Pick<Setting, 'siteUrl'>) =>
  to.startsWith('/') ? siteUrl + to : to;
