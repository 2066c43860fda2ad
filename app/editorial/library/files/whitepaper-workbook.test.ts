import { describe, expect, test } from 'vitest';
import { sampleLibraryData, sampleResolvedPaper } from '../../../../test/samples/sample-library.ts';
import { unzip } from '../../../../test/unzip.ts';
import { writeWorkbook } from '../../../adapters/workers/write-workbook.ts';
import { whitepaperWorkbook } from './whitepaper-workbook.server.ts';

const resolved = sampleResolvedPaper({ format: 'xlsx', title: 'Toys 2025' });
const [notes, ...tables] = whitepaperWorkbook(resolved, sampleLibraryData());
type Cell = { value?: string | number } | null | undefined;
const valuesOf = ({ data }: { data?: unknown }) =>
  (data as Cell[][]).map((row) => row.flatMap((cell) => cell?.value ?? []));

describe('a whitepaper as a workbook', () => {
  test('has a worksheet per chart and table, with names that Excel accepts', () => {
    const names = tables.map(({ sheet }) => sheet);
    expect(names).toEqual([
      '1 The German online market for',
      '2 One shop says what it sells.',
      '3 The parts are alike.',
    ]);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(31);
    expect(new Set(names).size).toBe(names.length);
  });

  test('shows ranges as words and exact numbers as numbers', () => {
    const rows = valuesOf(tables[1]!);
    expect(rows.slice(0, 2)).toEqual([['One shop says what it sells.'], ['Germany, 2024']]);
    expect(rows.slice(3, 6)).toEqual([
      ['Shop', 'Sales', 'Market size'],
      ['One', 1_234_567, '$2–5bn'],
      ['Other', 'N/A', '$2–5bn'],
    ]);
    expect(rows.at(-1)![0]).toMatch(/^Displayed as ranges\. .*Annual report \(2024\)/);
  });

  test('opens with text and methodology', () => {
    const lines = valuesOf(notes!).map((row) => row.join(' '));
    expect(lines[0]).toBe('Toys 2025');
    for (const line of [' Toys were worth $2–5bn, not N/A; see GMV and the office.', ' One: Sales $1.2m'])
      expect(lines).toContain(line);
    expect(lines).toContain('Sources Annual report, 2024 (retailer.example/annual-report)');
  });

  test('is a valid workbook, identical on every build', async () => {
    const make = () => writeWorkbook(whitepaperWorkbook(resolved, sampleLibraryData()));
    const [one, other] = [unzip(Buffer.from(await make())), unzip(Buffer.from(await make()))];
    expect(one.get('xl/sharedStrings.xml')).toContain('Toys 2025');
    expect([...one]).toEqual([...other]);
  });
});
