import { expect, test } from 'vitest';
import { tableAsCsv, toCsv } from './csv.server.ts';

test('escapes text that a spreadsheet would run as a formula, and keeps numbers as they are', () => {
  const formulas = ['=HYPERLINK("https://elsewhere.example")', '+1', '-1+2', '@SUM(A1)', '\t=1', 'plain'];
  const lines = toCsv(formulas.map((text) => ({ text, value: -1.5 }))).split('\n');
  expect(lines.slice(0, 7)).toEqual([
    'text,value',
    `"'=HYPERLINK(""https://elsewhere.example"")",-1.5`,
    `'+1,-1.5`,
    `'-1+2,-1.5`,
    `'@SUM(A1),-1.5`,
    `'\t=1,-1.5`,
    'plain,-1.5',
  ]);
});

test('missing cells are empty', () => {
  expect(toCsv([{ one: null, other: false, text: 'a,b' }])).toBe('one,other,text\n,false,"a,b"\n');
});

test('a table without rows keeps its header', () => {
  const cells = { one: ({ a }: { a: number }) => a, other: () => 'b' };
  expect(tableAsCsv([], cells)).toBe('one,other\n');
  expect(tableAsCsv([{ a: 1 }], cells)).toBe('one,other\n1,b\n');
});
