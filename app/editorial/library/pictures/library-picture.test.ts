import { describe, expect, test } from 'vitest';
import {
  sampleArticle,
  sampleContent,
  sampleReport,
  sampleWhitepaper,
} from '../../../../test/samples/sample-content.ts';
import {
  sampleBars,
  sampleLibraryData,
  sampleLines,
  sampleSeries,
  sampleTable,
} from '../../../../test/samples/sample-library.ts';
import { textWidth } from '../../../charts/fitting.ts';
import { sampleCharts } from '../../../charts/sample-charts.ts';
import type { Exhibit } from '../../../data-pages/exhibit.ts';
import { libraryPicture } from './library-picture.server.ts';

const title =
  'A title that is so long that it takes more than one line wherever it stands, and then some more';
const paper = sampleWhitepaper({ slug: 'toys', title });
const chartBlock = { kind: 'chart', chart: { ref: 'series/market/de/all/market-size', title } } as const;
const library = sampleContent({
  whitepapers: [
    paper,
    sampleWhitepaper({ slug: 'toys-ch', title, countryCode: 'CH' }),
    sampleWhitepaper({ slug: 'toys-2024', title, publicationYear: 2024 }),
  ],
  reports: [sampleReport({ slug: 'atlas', title })],
  articles: [sampleArticle({ id: 1, body: [chartBlock] }), sampleArticle({ id: 2, previewHash: 'secret' })],
});

const draw = (address: string, exhibit: Exhibit | null = sampleSeries()) => {
  const [kind = '', slug = '', name = ''] = address.split('/');
  return libraryPicture(library, { kind, slug, name }, sampleLibraryData({ findSlide: async () => exhibit }));
};

describe('the library has pictures', () => {
  test.each([
    ['whitepaper/toys/cover', 720, 960, 'Whitepaper · Germany · 2025'],
    ['whitepaper/toys/slide-2', 960, 540, '2 / 2'],
    ['report/atlas/cover', 720, 960, 'Report · Germany · 2025'],
    ['report/atlas/page-1', 744, 1052, 'Sample page'],
  ])('%s, of %d × %d pixels', async (address, width, height, words) => {
    const svg = (await draw(address))!;
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).toContain(`>${words}</text>`);
    expect(svg).toContain('>Marketquay</text>');
    expect(svg).not.toMatch(/var\(|class=|href=/);
  });

  test.each([
    'whitepaper/toys/slide-0',
    'whitepaper/toys/slide-3',
    'whitepaper/toys/page-1',
    'whitepaper/atlas/cover',
    'report/atlas/slide-1',
    'report/toys/cover',
    'other/toys/cover',
    'blog/article-1/cover',
    'blog/article-2/chart',
    'blog/nowhere/chart',
  ])('but not %s', async (address) => {
    expect(await draw(address)).toBeNull();
  });

  test('but no slide for a chart that the data set lacks; the cover does without it', async () => {
    expect(await draw('whitepaper/toys/slide-1', null)).toBeNull();
    expect(await draw('whitepaper/toys/cover', null)).toContain('Whitepaper');
  });
});

test('covers differ by region and by year', async () => {
  const slugs = ['toys', 'toys-ch', 'toys-2024'];
  const covers = await Promise.all(slugs.map((slug) => draw(`whitepaper/${slug}/cover`)));
  const looks = covers.map((svg) => svg!.replaceAll(/>[^<]*</g, '><'));
  expect(new Set(looks).size).toBe(3);
  expect(covers[2]).toContain('>2024</text>');
});

test.each([
  ['bands', sampleSeries(), 5],
  ['a ladder', sampleBars(20), 8],
  ['a ladder of a table', sampleTable(), 8],
])('an article has its first chart as a picture with a few large words: %s', async (_, exhibit, most) => {
  const svg = (await draw('blog/article-1/chart', exhibit))!;
  const sizes = [...svg.matchAll(/<text [^>]*font-size="(\d+)"/g)].map(([, size]) => Number(size));
  expect(svg).toContain('viewBox="0 0 384 216"');
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.length).toBeLessThanOrEqual(most);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(17);
  expect(svg).not.toMatch(/var\(/);
});

test('an article has a square picture without words, for small cards', async () => {
  const svg = (await draw('blog/article-1/sketch', sampleBars(20)))!;
  expect(svg).toContain('viewBox="0 0 160 160"');
  expect(svg).toContain('<path');
  expect(svg).not.toContain('<text');
});

test('an article has the same picture for the dark theme, on a dark ground', async () => {
  const [light, dark] = (
    await Promise.all(['chart', 'chart-dark'].map((name) => draw(`blog/article-1/${name}`)))
  ).map((svg) => svg!);
  const coloursOf = (svg: string) => svg.match(/#[0-9a-f]{6}/g)!;
  expect(dark!.replaceAll(/#[0-9a-f]{6}/g, '')).toBe(light!.replaceAll(/#[0-9a-f]{6}/g, ''));
  expect(coloursOf(dark!).filter((colour) => coloursOf(light!).includes(colour))).toEqual([]);
});

test('a sample page inside a web page has the colours of its theme', async () => {
  const address = { kind: 'report', slug: 'atlas', name: 'page-1' };
  const data = sampleLibraryData({ findSlide: async () => sampleSeries() });
  const svg = (await libraryPicture(library, address, data, 'page'))!;
  expect(svg).toContain('var(--color-paper)');
  expect(svg).not.toMatch(/#[0-9a-f]{6}/);
});

const exhibits = [
  ['a series', sampleSeries()],
  ['lines', sampleLines()],
  ['twenty bars', sampleBars(20)],
  ['a table', sampleTable()],
  ['a long table', { ...sampleBars(60), chart: null }],
  ...sampleCharts.map(({ name, chart }) => [name, { ...sampleBars(), chart }] as const),
] as const;

describe.each(exhibits)('%s', (_, exhibit) => {
  const long = { ...exhibit, message: title, subtitle: title };

  test('fits on a slide and on a page', async () => {
    for (const address of ['whitepaper/toys/slide-1', 'report/atlas/page-1', 'whitepaper/toys/cover'])
      expect(textsOutside((await draw(address, long))!)).toEqual([]);
  });

  test('names its source', async () => {
    const svg = (await draw('whitepaper/toys/slide-1', exhibit))!;
    expect(svg.replaceAll(/<[^>]+>/g, ' ')).toMatch(/As\s+of\s+31\s+October/);
  });
});

test('a slide shows ten rows of a long table and counts the rest', async () => {
  const svg = (await draw('whitepaper/toys/slide-1', { ...sampleBars(60), chart: null }))!;
  expect(svg.match(/>Part \d+</g)).toHaveLength(10);
  expect(svg).toContain('and 50 more');
});

/** Texts outside of nested drawings that overflow the picture. */
function textsOutside(svg: string): string[] {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number);
  const own = svg.slice(4).replaceAll(/<svg.*<\/svg>(?=.*<\/svg>)/gs, '');
  const texts = [...own.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"([^>]*)>([^<]*)</g)];
  expect(texts.length).toBeGreaterThan(2);
  return texts.flatMap(([, x, y, size, more, text]) => {
    const wide = textWidth(text!, Number(size));
    const left = more!.includes('text-anchor="end"') ? Number(x) - wide : Number(x);
    return left < 0 || left + wide > width! || Number(y) > height! ? [text!] : [];
  });
}
