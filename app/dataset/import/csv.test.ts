import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeRecords } from './csv.ts';

const cell = fc.string({
  unit: fc.constantFrom('a', 'ü', '🛒', ' ', ',', '"', '\n', '\r', '\r\n', '\\', "'"),
});
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));

test('what is quoted comes back, whatever it is and after whichever line the text is cut', () => {
  fc.assert(
    fc.property(table, fc.constantFrom('\n', '\r\n'), fc.nat(), (rows, lineEnd, cut) => {
      const text = rows.map((row) => row.map(quoted).join(',') + lineEnd).join('');
      const ends = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
      const middle = ends[cut % (ends.length || 1)] ?? 0;
      const first = takeRecords(text.slice(0, middle), 1, false);
      const second = takeRecords(first.rest + text.slice(middle), first.nextLine, true);
      expect([first.fault, second.fault]).toEqual([null, null]);
      expect([...first.records, ...second.records].map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});

test('cells need no quotes, and the last line no end', () => {
  expect(takeRecords('a,b\r\n1,\n,2', 1, true).records).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', ''] },
    { line: 3, cells: ['', '2'] },
  ]);
});

test('lines are counted through empty ones and through quotes', () => {
  const { records } = takeRecords('a\n\n"b\nb",c\r\n\r\nd\n', 1, true);
  expect(records.map(({ line }) => line)).toEqual([1, 3, 6]);
});

test.for([
  ['a\n"b', 2, 'A quote that opens here is never closed.'],
  ['a\nb"c"\n', 2, 'A quote stands inside a cell. Write it twice, and put the whole cell in quotes.'],
  ['"a"b\n', 1, 'A quote stands inside a cell. Write it twice, and put the whole cell in quotes.'],
] as const)('a misplaced quote is a fault: %j', ([text, line, sentence]) => {
  expect(takeRecords(text, 1, true).fault).toEqual({ line, sentence });
});

function quoted(text: string) {
  return `"${text.replaceAll('"', '""')}"`;
}
