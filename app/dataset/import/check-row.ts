import { cellTypes } from './cell-types.ts';
import type { Column, DatasetFile } from '../dataset-files.ts';
import type { Fault } from '../faults.ts';
import { rowRules } from './row-rules.ts';

/** Cells in the order of the file's columns; a missing one is empty. */
export type SourceRow = { line: number; cells: readonly string[] };

/** In canonical form; null where missing or wrong. A key's cell is never missing: it is empty then. */
export type CheckedCells = (string | null)[];

/** Checks the rows of one file, each for itself. */
export function rowChecker(
  file: DatasetFile,
  addFault: (fault: Fault) => void,
): (row: SourceRow) => CheckedCells {
  const columns = file.columns.map((column) => ({ column, type: cellTypes[column.type] }));
  const rules = rowRules(file.name).map((rule) => ({
    rule,
    indexes: rule.reads.map((name) => file.columns.findIndex((column) => column.name === name)),
  }));

  return ({ line, cells }) => {
    let isSound = true;
    const say = (column: string, sentence: string) => {
      isSound = false;
      addFault({ file: `${file.name}.csv`, line, column, sentence });
    };
    const checked = columns.map(({ column, type }, index) => {
      const cell = cells[index]!;
      if (cell === '') {
        if (!column.optional) say(column.name, `The cell is empty, but has to be ${type.expected}.`);
        return whenMissing(column);
      }
      const value = type.read(cell);
      if (value === null) say(column.name, `${quoted(cell)} is not ${type.expected}.`);
      return value;
    });
    if (!isSound) return checked;
    for (const { rule, indexes } of rules) {
      const sentence = rule.fault(...indexes.map((index) => checked[index]!));
      if (sentence) say(rule.column, sentence);
    }
    return checked;
  };
}

function whenMissing({ key, optional }: Column): '' | null {
  return key && optional ? '' : null;
}

function quoted(cell: string): string {
  return JSON.stringify(cell.length > 60 ? `${cell.slice(0, 59)}…` : cell);
}
