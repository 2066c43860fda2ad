import { expect, test } from 'vitest';
import { tableAsCsv, toCsv } from './csv.server.ts';

test('a text that a spreadsheet would run is defused; a number stays a number', () => {
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

test('missing cells are blank', () => {
  expect(toCsv([{ one: null, other: false, text: 'a,b' }])).toBe('one,other,text\n,false,"a,b"\n');
});

test('a table has its head without rows too', () => {
  const cells = { one: ({ a }: { a: number }) => a, other: () => 'b' };
  expect(tableAsCsv([], cells)).toBe('one,other\n');
  expect(tableAsCsv([{ a: 1 }], cells)).toBe('one,other\n1,b\n');
});
