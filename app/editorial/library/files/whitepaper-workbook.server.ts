import { isFigure, type Cell, type Exhibit } from '../../../data-pages/exhibit.ts';
import {
  headCell,
  heading,
  pair,
  strong,
  text,
  valueCell,
  widthOf,
  worksheetNames,
  type WorkbookCell,
  type WorkbookRow,
  type Worksheet,
} from '../../../documents/workbook.ts';
import type { Words } from '../../../documents/document.ts';
import type { Unit } from '../../../figures/metric.ts';
import { exhibitsIn, type ResolvedBlock } from '../../prose/shown-prose.ts';
import { documentBlocks, textOf } from './document-blocks.server.ts';
import { kickerOf } from './document-words.ts';
import { cellText, exhibitNotes, isNumeric, tableTexts } from './exhibit-texts.ts';
import { settingOf, type LibraryData, type PaperSetting } from './library-data.ts';
import { citationOf, methodFacts } from './method-section.ts';
import { descriptionOf, type ResolvedPaper } from './whitepaper-document.server.ts';

/** The text as notes, and a worksheet per chart and table. */
export function whitepaperWorkbook({ paper, body }: ResolvedPaper, data: LibraryData): Worksheet[] {
  const setting = settingOf(data, paper.lang);
  const { words } = setting;
  const exhibits = exhibitsIn(body);
  const titles = exhibits.map(({ message }, at) => shortened(`${at + 1} ${message}`));
  const names = worksheetNames(titles, [words.notes]);
  const notes: Worksheet = {
    sheet: words.notes,
    showGridLines: false,
    columns: [{ width: 26 }, { width: 100 }],
    data: [
      [heading(paper.title)],
      [text(kickerOf('whitepaper', paper))],
      [text(descriptionOf(paper))],
      ...body.flatMap((block) => noteRows(block, setting)),
      [],
      [strong(words.worksheets)],
      ...exhibits.map(({ message }, at) => pair(names[at]!, message)),
      [],
      [strong(words.method)],
      ...methodFacts(body, setting).map(({ name, words: said }) => pair(name, wholeText(said))),
      pair(words.citation, textOf(citationOf(paper, setting))),
    ],
  };
  return [notes, ...exhibits.map((exhibit, at) => exhibitSheet(exhibit, names[at]!, setting))];
}

/** With full URLs, which are shortened in print. */
const wholeText = (words: Words) =>
  textOf(words.map((word) => (typeof word !== 'string' && word.text.endsWith('…') ? word.href! : word)));

/** Cut at a word, to the length that Excel allows for tabs. */
const shortened = (title: string) => (title.length > 31 ? title.slice(0, 32).replace(/\s+\S*$/, '') : title);

/** Charts get their own worksheets instead. */
function noteRows(block: ResolvedBlock, setting: PaperSetting): WorkbookRow[] {
  if (block.kind === 'chart') return [];
  if (block.kind === 'heading') return [[], [strong(block.text)]];
  return documentBlocks([block], setting).flatMap((printed): WorkbookRow[] => {
    if (printed.kind === 'paragraph' || printed.kind === 'quote') return [pair('', textOf(printed.words))];
    if (printed.kind === 'list') return printed.items.map((item) => pair('', `• ${textOf(item)}`));
    if (printed.kind !== 'table') return [];
    const [, ...titles] = printed.columns.map(({ title }) => title);
    return printed.rows.map(([name = [], ...cells]) => {
      const said = cells.map((cell, at) => `${titles[at]} ${textOf(cell)}`);
      return pair('', `${textOf(name)}: ${said.join('; ')}`);
    });
  });
}

function exhibitSheet(exhibit: Exhibit, name: string, setting: PaperSetting): Worksheet {
  const { columns, rows } = tableTexts(exhibit, setting);
  const looks = exhibit.table.columns.map((_, at): WorkbookCell => ({
    align: isNumeric(exhibit.table, at) ? 'right' : 'left',
  }));
  return {
    sheet: name,
    showGridLines: false,
    stickyRowsCount: 4,
    columns: columns.map((column, at) => ({ width: widthOf([column.name, ...rows.map((row) => row[at])]) })),
    data: [
      [heading(exhibit.message)],
      [text(exhibit.subtitle)],
      [],
      columns.map((column, at) => ({ ...headCell(column.name), ...looks[at] })),
      ...exhibit.table.rows.map(({ label, cells }): WorkbookRow => [
        { ...valueCell(label), ...looks[0] },
        ...cells.map((cell, at) => ({ ...figureCell(cell, setting), ...looks[at + 1] })),
      ]),
      [],
      [text(exhibitNotes(exhibit, setting.wording))],
    ],
  };
}

/** A number if it is public, otherwise its masked text. */
function figureCell(cell: Cell, setting: PaperSetting): WorkbookCell {
  const isExact = isFigure(cell) && cell.visibility === 'exact' && cell.value !== null;
  if (!isExact) return valueCell(cellText(cell, setting));
  return { value: cell.value!, format: formatOf(cell.unit, cell.value!) };
}

function formatOf(unit: Unit, value: number): string {
  const isSmall = Math.abs(value) < 1000;
  if (unit === 'usd') return isSmall ? '"$"0.00' : '"$"#,##0';
  if (unit === 'percent') return '0.0"%"';
  return unit === 'ratio' ? '0.0' : '#,##0';
}
