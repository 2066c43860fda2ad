import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shownFigure } from '../../../test/samples/sample-figures.ts';
import { sampleSheet } from '../../../test/samples/sample-sheet.ts';
import { unzip, unzipFiles } from '../../../test/unzip.ts';
import { writeDeck } from '../../adapters/workers/write-deck.ts';
import type { Deck } from '../../documents/deck.ts';
import type { Exhibit } from '../exhibit.ts';
import { measuresOverTime, overTime, sideBySide } from '../exhibit-shapes.ts';
import type { Sheet } from '../sheet.ts';
import { deckOfExhibit, deckOfSheet } from './export-deck.server.ts';

const siteUrl = 'https://marketquay.example';

const head = (id: string) => ({ id, title: id, message: `A finding about ${id} & more.`, subtitle: id });

const growth = sideBySide(
  head('growth'),
  ['Place', 'Growth'],
  [
    { label: 'India', figure: shownFigure('market-growth', 2025, [10, 15]) },
    { label: 'Spain', figure: shownFigure('market-growth', 2025, [-5, 5]) },
    { label: 'Japan', figure: shownFigure('market-growth', 2025, [-20, -15]) },
    { label: 'Chad', figure: shownFigure('market-growth', 2025, [100, null]) },
  ],
)!;

const sizes = sideBySide(
  head('sizes'),
  ['Place', 'Size'],
  [
    { label: 'China', figure: shownFigure('market-size', 2025, [1e12, 2e12]) },
    { label: 'Chile', figure: shownFigure('market-size', 2025, [5e9, 1e10]) },
  ],
)!;

const several = overTime(
  head('several'),
  ['Germany', 'France', 'Spain', 'Italy', 'Poland'].map((name, at) => ({
    name,
    figures: [2024, 2025].map((year) => shownFigure('online-share', year, [5 * at, 5 * at + 5])),
  })),
)!;

const strip = measuresOverTime(head('strip'), [
  {
    name: 'Returns',
    figures: [2024, 2025].map((year, at) => shownFigure('return-rate', year, [at * 5, at * 5 + 5])),
  },
  { name: 'Discounts', figures: [2024, 2025].map((year) => shownFigure('discount-rate', year, [0, 5])) },
])!;

const exact = overTime(head('people'), [
  {
    name: 'Population',
    figures: [2024, 2025].map((year) => shownFigure('population', year, 83_000_000 + year)),
  },
])!;

const page: Sheet = {
  ...sampleSheet(),
  exhibits: [...sampleSheet().exhibits, growth, sizes, several, strip, exact],
};

const contentOf = (exhibit: Exhibit) => deckOfExhibit(page, exhibit.id, siteUrl)!.slides[0]!.content;

describe('a deck', () => {
  test('of a page opens with what it says and has a slide for every exhibit', () => {
    const { slides } = deckOfSheet(page, siteUrl);
    expect(slides.map(({ title }) => title)).toEqual([
      'Toys Industry in Germany',
      'Key figures',
      ...page.exhibits.map(({ message }) => message),
    ]);
    for (const { citation, url } of slides) {
      expect(citation).toContain('Marketquay (2026)');
      expect(url).toBe(`${siteUrl}/resources/sample-data/market/de/toys`);
    }
    expect(slides.at(-1)!.notes.join(' ')).toContain('As of 31 October 2026');
  });

  test('of an exhibit has one slide, and none where there is no such exhibit', () => {
    expect(deckOfExhibit(page, 'size', siteUrl)!.slides).toHaveLength(1);
    expect(deckOfExhibit(page, 'nothing', siteUrl)).toBeNull();
  });

  test('shows years upright and names lying, on a scale that fits', () => {
    expect(contentOf(page.exhibits[0]!)).toMatchObject({ charts: [{ direction: 'upright' }] });
    expect(contentOf(growth)).toMatchObject({
      charts: [{ direction: 'lying' }],
      axis: { isLogarithmic: false },
    });
    expect(contentOf(sizes)).toMatchObject({ axis: { isLogarithmic: true, least: 1e9, most: 1e13 } });
  });

  test('gives every series of a grid its own chart', () => {
    const content = contentOf(several);
    expect(content.kind === 'charts' && content.charts.map(({ name }) => name)).toEqual([
      'Germany',
      'France',
      'Spain',
      'Italy',
      'Poland',
    ]);
  });

  test('shows measures of different kinds as a table', () => {
    expect(contentOf(strip)).toMatchObject({ kind: 'table', columns: ['Year', 'Returns', 'Discounts'] });
  });

  test.each([
    [20, undefined],
    [21, '1 more entry is on the page and in its spreadsheet.'],
    [22, '2 more entries are on the page and in its spreadsheet.'],
  ])('of %i bars says how many it leaves out', (count, left) => {
    const bars = Array.from({ length: count }, (_, at) => ({
      label: `Place ${at}`,
      figure: shownFigure('market-growth', 2025, [10, 15]),
    }));
    const many = sideBySide(head('many'), ['Place', 'Growth'], bars)!;
    const { notes } = deckOfExhibit({ ...page, exhibits: [many] }, 'many', siteUrl)!.slides[0]!;
    expect(notes.find((note) => note.includes(' more '))).toBe(left);
  });

  test('draws nothing for an open end, but says it', () => {
    const content = contentOf(growth);
    const bars = content.kind === 'charts' ? content.charts[0]!.bars : [];
    expect(bars.find(({ label }) => label.startsWith('Chad'))).toEqual({
      label: 'Chad  > 100%',
      range: null,
      isForecast: false,
    });
  });
});

describe('a PowerPoint file', () => {
  const filesOf = async (deck: Deck) => unzipFiles(Buffer.from(await writeDeck(deck)));

  test('has every part that a presentation needs, each well formed', async () => {
    const files = await filesOf(deckOfSheet(page, siteUrl));
    const names = [...files.keys()];
    for (const part of ['[Content_Types].xml', 'ppt/presentation.xml', 'ppt/slides/slide8.xml'])
      expect(names).toContain(part);
    const charts = names.filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name));
    expect(charts).toHaveLength(9);
    const broken = names.filter(
      (name) => /\.(xml|rels)$/.test(name) && !isWellFormed(files.get(name)!.toString()),
    );
    expect(broken).toEqual([]);
    const types = files.get('[Content_Types].xml')!.toString();
    for (const chart of charts) expect(types).toContain(`/${chart}`);
  });

  test.each([
    ['one exhibit', deckOfExhibit(page, 'several', siteUrl)!],
    ['a whole page', deckOfSheet(page, siteUrl)],
  ])('of %s names no part that it lacks, and types every part that it has', async (_, deck) => {
    const files = await filesOf(deck);
    const types = files.get('[Content_Types].xml')!.toString();
    const overrides = valuesOf(types, 'PartName').map((name) => name.slice(1));
    expect(overrides).toHaveLength(new Set(overrides).size);
    expect(overrides.filter((name) => !files.has(name))).toEqual([]);

    const extensions = valuesOf(types, 'Extension');
    const parts = [...files.keys()].filter((name) => name !== '[Content_Types].xml');
    expect(parts.filter((name) => name.endsWith('/'))).toEqual([]);
    const isTyped = (name: string) =>
      overrides.includes(name) ||
      (extensions.includes(name.split('.').at(-1)!) && !/^ppt\/.*\.xml$/.test(name));
    expect(parts.filter((name) => !isTyped(name))).toEqual([]);

    const targets = parts.filter((name) => name.endsWith('.rels')).flatMap((name) => targetsIn(files, name));
    expect(targets.length).toBeGreaterThan(deck.slides.length);
    expect(targets.filter((name) => !files.has(name))).toEqual([]);
  });

  test('gives each master its own theme', async () => {
    const files = await filesOf(deckOfSheet(page, siteUrl));
    const themes = ['slideMasters/_rels/slideMaster1', 'notesMasters/_rels/notesMaster1'].flatMap((master) =>
      targetsIn(files, `ppt/${master}.xml.rels`).filter((name) => name.startsWith('ppt/theme/')),
    );
    expect(themes).toEqual(['ppt/theme/theme1.xml', 'ppt/theme/theme2.xml']);
  });

  test('has the headline, the source and the citation on its slide, in our colours', async () => {
    const files = await filesOf(deckOfExhibit(page, 'growth', siteUrl)!);
    const slide = files.get('ppt/slides/slide1.xml')!.toString();
    expect(slide).toContain('A finding about growth &amp; more.');
    expect(slide).toContain('As of 31 October 2026');
    expect(slide).toContain('Marketquay (2026)');
    expect(slide).toContain('0B1F33');
    expect(firstChart(files)).toContain('0F6B72');
  });

  test('draws ranges only: from the nearer end to the other one', async () => {
    const files = await filesOf(deckOfExhibit(page, 'growth', siteUrl)!);
    const xml = firstChart(files);
    expect(valuesIn(xml)).toEqual([
      // The end that is nearer to zero, which is not drawn.
      [-15, 0, 10, 0],
      // Above zero, then below.
      [0, 5, 5, 0],
      [-5, -5, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(xml).toContain('<a:noFill/>');
    expect(xml).toContain('Chad  &gt; 100%');
  });

  test('has the same numbers in the sheet behind the chart', async () => {
    const files = await filesOf(deckOfExhibit(page, 'sizes', siteUrl)!);
    const [, book] = [...files].find(([name]) => name.endsWith('.xlsx'))!;
    const cells = unzip(book).get('xl/worksheets/sheet1.xml')!;
    const numbers = [...cells.matchAll(/<c r="[B-F]\d"(?! t="s")[^>]*><v>([^<]*)<\/v>/g)].map(([, one]) =>
      Number(one),
    );
    expect(new Set(numbers)).toEqual(new Set([0, 5e9, 1e12]));
  });
});

/** Charts are numbered through all files of a process. */
function firstChart(files: ReadonlyMap<string, Buffer>): string {
  const [, chart] = [...files].find(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name))!;
  return chart.toString();
}

const valuesOf = (xml: string, attribute: string) =>
  [...xml.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value!);

/** The parts that a file of relationships names, relative to the folder above its own. */
function targetsIn(files: ReadonlyMap<string, Buffer>, name: string): string[] {
  const base = new URL(`../${dirname(name)}/../`, 'file:///');
  return [
    ...files
      .get(name)!
      .toString()
      .matchAll(/<Relationship [^>]*>/g),
  ]
    .filter(([link]) => !link.includes('TargetMode="External"'))
    .flatMap(([link]) => valuesOf(link, 'Target'))
    .map((target) => new URL(target, base).pathname.slice(1));
}

/** The numbers of each series. */
function valuesIn(xml: string): number[][] {
  return [...xml.matchAll(/<c:val>.*?<\/c:val>/gs)].map(([values]) =>
    [...values.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value]) => Number(value)),
  );
}

function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, end, name, rest] of xml.matchAll(/<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^'">])*)>/g)) {
    if (end && open.pop() !== name) return false;
    if (!end && !rest!.endsWith('/')) open.push(name!);
  }
  const text = xml.replaceAll(/<[^>]*>/g, '');
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text);
}
