import { overTime, sideBySide } from '../../app/data-pages/exhibit-shapes.ts';
import type { Exhibit } from '../../app/data-pages/exhibit.ts';
import { sampleSheet } from './sample-sheet.ts';
import { englishWording, germanWording } from '../../app/data-pages/wording.ts';
import type { LibraryData } from '../../app/editorial/library/files/library-data.ts';
import type { ResolvedPaper } from '../../app/editorial/library/files/whitepaper-document.server.ts';
import type { ResolvedBlock } from '../../app/editorial/prose/shown-prose.ts';
import { metricOf } from '../../app/figures/metric.ts';
import { annualReport, samplePublication, shownFigure } from './sample-figures.ts';
import { sampleWhitepaper } from './sample-content.ts';

/** For tests: a data set that has what the sample paper refers to. */
export function sampleLibraryData(fields: Partial<LibraryData> = {}): LibraryData {
  return {
    siteUrl: samplePublication.siteUrl,
    edition: sampleSheet().edition,
    wording: (language) => ({
      ...(language === 'de' ? germanWording : englishWording),
      metric: (key) => metricOf(key).label,
    }),
    terms: () => null,
    findProse: async () => sampleBody(),
    findSlide: async () => sampleSeries(),
    ...fields,
  };
}

export function sampleResolvedPaper(fields: Parameters<typeof sampleWhitepaper>[0] = {}): ResolvedPaper {
  return { paper: sampleWhitepaper(fields), body: sampleBody(), slides: [sampleSeries()] };
}

const size = shownFigure('market-size', 2025, [2e9, 5e9]);
const sales = shownFigure('company-sales', 2024, 1_234_567, {
  method: 'reported',
  confidence: 'A',
  source: annualReport,
});

/** A section with a figure, one that is missing, a link, a table in the text, a chart and a table of the data set. */
export function sampleBody(): ResolvedBlock[] {
  return [
    { kind: 'heading', level: 2, id: 'in-short', text: 'In short' },
    {
      kind: 'paragraph',
      children: [
        'Toys were worth ',
        { kind: 'figure', figure: size },
        ', not ',
        { kind: 'figure', figure: null },
        '; see ',
        { kind: 'link', to: '/glossary/gmv', children: [{ kind: 'strong', children: ['GMV'] }] },
        ' and ',
        { kind: 'link', to: 'https://office.example/toys', children: ['the office'] },
        '.',
      ],
    },
    { kind: 'table', head: [['Shop'], ['Sales']], rows: [[['One'], [{ kind: 'figure', figure: sales }]]] },
    { kind: 'chart', chart: sampleSeries() },
    { kind: 'heading', level: 2, id: 'shops', text: 'Shops' },
    { kind: 'chart', chart: sampleTable() },
    { kind: 'chart', chart: sampleBars() },
  ];
}

export function sampleSeries(): Exhibit {
  return sampleSheet().exhibits[0]!;
}

export function sampleTable(): Exhibit {
  return {
    id: 'shops',
    title: 'Shops',
    message: 'One shop says what it sells.',
    subtitle: 'Germany, 2024',
    chart: null,
    table: {
      columns: ['Shop', 'Sales', 'Market size'],
      rows: [
        { label: 'One', cells: [sales, size] },
        { label: 'Other', cells: [null, size] },
      ],
    },
  };
}

export function sampleBars(count = 6): Exhibit {
  const head = { id: 'parts', title: 'Parts', message: 'The parts are alike.', subtitle: 'Size, 2025' };
  const parts = Array.from({ length: count }, (_, at) => ({ label: `Part ${at + 1}`, figure: size }));
  return sideBySide(head, ['Part', 'Size'], parts)!;
}

export function sampleLines(): Exhibit {
  const head = { id: 'lines', title: 'Lines', message: 'The lines cross.', subtitle: 'Size' };
  const figures = [2023, 2024, 2025].map((year) => shownFigure('market-size', year, [1e9, 2e9]));
  return overTime(head, [
    { name: 'One', figures },
    { name: 'Other', figures },
  ])!;
}
