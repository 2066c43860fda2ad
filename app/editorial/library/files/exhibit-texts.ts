import { figuresOf, isFigure, type Cell, type Exhibit } from '../../../data-pages/exhibit.ts';
import { rangesNoteOf } from '../../../data-pages/sheet-notes.ts';
import type { Wording } from '../../../data-pages/wording.ts';

export type TableTexts = {
  columns: readonly { name: string; numeric: boolean }[];
  rows: readonly (readonly string[])[];
};

export function tableTexts({ table }: Pick<Exhibit, 'table'>, setting: CellSetting): TableTexts {
  return {
    columns: table.columns.map((name, at) => ({ name, numeric: isNumeric(table, at) })),
    rows: table.rows.map(({ label, cells }) => [label, ...cells.map((cell) => cellText(cell, setting))]),
  };
}

type CellSetting = { wording: Pick<Wording, 'format'>; words: { missing: string } };

export function cellText(cell: Cell, { wording, words }: CellSetting): string {
  if (cell === null) return words.missing;
  if (isFigure(cell)) return wording.format.figure(cell);
  return typeof cell === 'string' ? cell : cell.text;
}

/** Column 0 holds the labels of the rows. */
export function isNumeric({ rows }: Exhibit['table'], column: number): boolean {
  return rows.some(({ cells }) => isFigure(cells[column - 1]));
}

export function exhibitNotes(exhibit: Exhibit, wording: Wording): string {
  const figures = figuresOf(exhibit);
  const ranges = rangesNoteOf(figures) && wording.rangesNote;
  return [exhibit.note, ranges, wording.sourceLine(figures)].filter(Boolean).join(' ');
}
