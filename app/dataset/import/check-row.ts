import { cellTypes } from './cell-types.ts';
import type { Column, DatasetFile } from '../dataset-files.ts';
import type { Fault } from '../faults.ts';

/** Cells are in the order of the file's columns; a missing one is empty. */
export type SourceRow = { line: number; cells: readonly string[] };

/** In canonical form; null if missing or wrong. A missing key cell is an empty string. */
export type CheckedCells = (string | null)[];

export function rowChecker(
  file: DatasetFile,
  addFault: (fault: Fault) => void,
): (row: SourceRow) => CheckedCells {
  const columns = file.columns.map((column) => ({ column, type: cellTypes[column.type] }));
  const rules = (rowRules[file.name] ?? []).map((rule) => ({
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

type RowRule = {
  column: string;
  reads: readonly string[];
  /** Cells are in the order of `reads`. */
  fault: (...cells: (string | null)[]) => string | null;
};

const namesSource: RowRule = {
  column: 'source',
  reads: ['method', 'source'],
  fault: (method = null, source = null) =>
    method === 'reported' && source === null ? 'What is reported names its source.' : null,
};

const figureRules: readonly RowRule[] = [
  {
    column: 'high',
    reads: ['low', 'high'],
    fault: (low = null, high = null) =>
      isAbove(low, high) ? `The band ends at ${high}, below its low end ${low}.` : null,
  },
  {
    column: 'value',
    reads: ['value', 'low', 'high'],
    fault: (value = null, low = null, high = null) =>
      isAbove(low, value) || isAbove(value, high)
        ? 'The value lies outside its band from low to high.'
        : null,
  },
  namesSource,
];

const rowRules: Record<string, readonly RowRule[]> = {
  edition: [
    {
      column: 'baseYear',
      reads: ['baseYear'],
      fault: (baseYear = null) => (isAbove('1990', baseYear) ? 'The base year is before 1990.' : null),
    },
    {
      column: 'nextUpdate',
      reads: ['asOf', 'nextUpdate'],
      fault: (asOf = null, nextUpdate = null) =>
        asOf && nextUpdate && nextUpdate < asOf ? `The next update is before the as-of day ${asOf}.` : null,
    },
  ],
  'market-figures': figureRules,
  'retailer-figures': figureRules,
  providers: [namesSource],
  competitors: [
    {
      column: 'competitor',
      reads: ['retailer', 'competitor'],
      fault: (retailer = null, competitor = null) =>
        retailer === competitor ? 'A retailer does not compete with itself.' : null,
    },
  ],
};

function isAbove(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && Number(a) > Number(b);
}
