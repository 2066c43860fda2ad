import { writeWorkbook } from '../../adapters/workers/write-workbook.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { unzip } from '../../../test/unzip.ts';
import { writeDeck } from '../../adapters/workers/write-deck.ts';
import { rangesNote } from '../../figures/format/format.ts';
import { reported, shownFigure } from '../../../test/samples/sample-figures.ts';
import type { Exhibit } from '../exhibit.ts';
import { sampleSheet } from '../../../test/samples/sample-sheet.ts';
import type { Sheet } from '../sheet.ts';
import type { FileFormat } from '../../figures/sheet-address.ts';
import { exportColumns } from './export-sheet.ts';
import { exportFile } from './export-file.server.ts';

const siteUrl = 'https://marketquay.example';

/** A page with every kind of cell. */
function samplePage(): Sheet {
  const plain = sampleSheet();
  const growth = shownFigure('market-growth', 2025, [-5, 0]);
  const population = shownFigure('population', 2025, 83_500_000, reported);
  return {
    ...plain,
    keyFigures: [
      { ...plain.keyFigures[0]!, change: growth },
      { label: 'Population', figure: population },
    ],
    exhibits: [...plain.exhibits, words],
  };
}

const words: Exhibit = {
  id: 'words',
  title: "What: the 'rest' [of all]/more?",
  message: '=HYPERLINK("https://elsewhere.example")',
  subtitle: 'Texts',
  chart: null,
  note: 'One of these is a formula.',
  table: {
    columns: ['Name', 'About', 'Source', 'Locked', 'Missing', 'Open'],
    rows: [
      {
        label: '=1+1',
        locked: true,
        cells: [
          '@SUM(A1)',
          { text: 'Annual report', href: 'https://retailer.example/report' },
          shownFigure('return-rate', 2025, { visibility: 'no-access' }),
          null,
          shownFigure('market-size', 2025, [5e9, null]),
        ],
      },
    ],
  },
};

const exported = async (format: FileFormat) =>
  exportFile(samplePage(), siteUrl, format, { writeWorkbook, writeDeck });

const shownTexts = [
  '$2–5bn',
  '−5 to 0%',
  '83.5m',
  '$1–2bn',
  '> $5bn',
  'Market size, 2025',
  'Population, 2025',
  '2024',
  '2025',
  '2026',
  '=1+1',
  '@SUM(A1)',
  'Annual report',
  'Paid plans only',
  'N/A',
];

test('a file is named after the page and the date of its figures', async () => {
  expect((await exported('csv')).name).toBe('marketquay-market-de-toys-2026-10-31.csv');
});

describe('CSV', () => {
  test('has a line for every cell, as it is shown and as numbers', async () => {
    const lines = String((await exported('csv')).body).split('\n');
    expect(lines[0]).toBe(`\uFEFF${exportColumns.join(',')}`);
    for (const text of shownTexts) expect(lines.join('\n')).toContain(text);
    const size = lines.find((line) => line.startsWith('Market size,2025'))!;
    expect(size).toContain('Market size,$2–5bn,market-size,,2000000000,5000000000,USD,2025,');
    expect(size).toContain(`"${rangesNote}"`);
    expect(size).toContain(`${siteUrl}/resources/sample-data/figure/market/de/toys/market-size/2025`);
    expect(lines.find((line) => line.startsWith('Key figures,"Population'))).toContain(',83500000,,,count,');
  });

  test('holds no formula', async () => {
    const csv = String((await exported('csv')).body);
    expect(csv).toContain("'=1+1,About,'@SUM(A1)");
    expect(csv).not.toMatch(/(^|,|")[=+@]/m);
  });
});

describe('JSON', () => {
  test('says what it is of and has a figure for every cell', async () => {
    const shape = z.object({
      title: z.literal('Toys Industry in Germany'),
      description: z.string(),
      summary: z.string(),
      url: z.literal(`${siteUrl}/resources/sample-data/market/de/toys`),
      edition: z.object({ asOf: z.iso.date(), nextUpdate: z.iso.date(), version: z.string() }),
      scope: z.object({ counted: z.array(z.string()), notCounted: z.array(z.string()) }),
      rangesNote: z.literal(rangesNote),
      citation: z.object({ plain: z.string().includes('Marketquay (2026)') }),
      licence: z.string(),
      exhibits: z.array(
        z.object({ id: z.string(), message: z.string(), rows: z.array(z.array(z.string())) }),
      ),
      figures: z.array(z.record(z.enum(exportColumns), z.union([z.string(), z.number(), z.null()]))),
    });
    const { exhibits, figures } = shape.parse(JSON.parse(String((await exported('json')).body)));
    expect(exhibits.map(({ id }) => id)).toEqual(['key-figures', 'size', 'words']);
    expect(exhibits.flatMap(({ rows }) => rows.flat())).toEqual(expect.arrayContaining(shownTexts));
    expect(figures).toHaveLength(11);
    expect(figures.at(-1)).toMatchObject({ low: 5e9, high: null, value: null });
  });
});

describe('XLSX', () => {
  test('has a worksheet about it, one for each exhibit and one of all figures', async () => {
    const files = unzip(Buffer.from((await exported('xlsx')).body));
    const names = [...files.get('xl/workbook.xml')!.matchAll(/<sheet [^>]*name="([^"]*)"/g)];
    expect(names.map(([, name]) => name)).toEqual([
      'About',
      'Key figures',
      'Market size',
      'What the rest of all more',
      'Figures',
    ]);
    const about = cellsOf(files, 1);
    expect(about).toContain('Toys Industry in Germany');
    expect(about).toContain('31 January 2027');
    expect(about).toContain(rangesNote);
    const exhibits = [2, 3, 4].flatMap((sheet) => cellsOf(files, sheet));
    expect(exhibits).toEqual(expect.arrayContaining(shownTexts));
    expect(exhibits).toContain('One of these is a formula.');
    const figures = cellsOf(files, 5);
    expect(figures).toEqual(
      expect.arrayContaining([...exportColumns, ...shownTexts, '2000000000', '83500000']),
    );
  });

  test('holds texts and numbers, no formula', async () => {
    const files = unzip(Buffer.from((await exported('xlsx')).body));
    const sheets = [...files].filter(([name]) => name.startsWith('xl/worksheets/sheet'));
    expect(sheets).toHaveLength(5);
    expect(sheets.filter(([, xml]) => /<f[ >]/.test(xml))).toEqual([]);
  });
});

/** What the cells of a worksheet show, in their order. */
function cellsOf(files: ReadonlyMap<string, string>, sheet: number): string[] {
  const texts = [...files.get('xl/sharedStrings.xml')!.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text!,
  );
  const cells = files
    .get(`xl/worksheets/sheet${sheet}.xml`)!
    .matchAll(/<c [^>]*?(t="s")?[^>]*?><v>([^<]*)<\/v>/g);
  return [...cells].map(([cell, , value]) =>
    unescape(cell.includes('t="s"') ? texts[Number(value)]! : value!),
  );
}

function unescape(xml: string) {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
