// @module-tag pages
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../../test/demonstration-sheets.ts';
import { linkTo, sampleArticle, sampleContent } from '../../../test/samples/sample-content.ts';
import { metricKeys, metricOf, type MetricKey } from '../../figures/metric.ts';
import routes from '../../routes.ts';
import { pagesOfMetrics } from '../glossary/pages-of-metrics.server.ts';
import { termView } from '../glossary/term-view.ts';
import { checkContent } from './check-content.ts';
import { compileContent } from './compile-content.server.ts';
import { outsideOf } from './content-outside.server.ts';

const compiled = compileContent('content');
let sheets: DemonstrationSheets;
beforeAll(async () => {
  sheets = await openDemonstrationSheets();
}, 240_000);
afterAll(() => sheets.close());

const paths = new Set(routes.map(({ path = '' }) => `/${path}`).filter((path) => !/[:*]/.test(path)));

test('the content has no broken fields, links, figures or charts', { timeout: 240_000 }, async () => {
  const { content, faults } = await compiled;
  expect(faults).toEqual([]);
  expect(content.articles.length).toBeGreaterThanOrEqual(30);
  expect(content.terms.length).toBeGreaterThanOrEqual(100);
  expect(await checkContent(content, outsideOf(sheets.context, content, paths))).toEqual([]);
});

test('reports unknown names and broken links', async () => {
  const { content } = await compiled;
  const article = sampleArticle({
    id: content.articles[0]!.id,
    author: 'nobody',
    topics: ['cars'],
    body: [
      linkTo('/glossary/nowhere'),
      { kind: 'paragraph', children: [{ kind: 'figure', figure: { ref: 'market/de/all/gmv/1850' } }] },
      { kind: 'chart', chart: { ref: 'series/market/xx/all/market-size', title: 'Nothing' } },
    ],
  });
  const alone = { ...content, terms: [], questions: [], articles: [content.articles[0]!, article] };
  const found = await checkContent(alone, outsideOf(sheets.context, alone, paths));
  const ours = found.filter(({ where }) => where === `blog/${article.slug}`).map(({ what }) => what);
  expect(ours).toEqual([
    'unknown author "nobody"',
    'unknown topic "cars"',
    `duplicate id ${article.id}, already used by "${content.articles[0]!.slug}"`,
    'unknown or withheld figure "market/de/all/gmv/1850"',
    'unknown chart "series/market/xx/all/market-size"',
    'broken link "/glossary/nowhere"',
  ]);
});

test('reports missing German names in the data set and in German texts', async () => {
  const { content } = await compiled;
  const { regions, parts, ...rest } = content.german!;
  const { wor: _, ...named } = regions;
  const german = { ...rest, regions: named, parts: { ...parts, payment: {} } };
  const body = [
    { kind: 'chart' as const, chart: { ref: 'compare/market-size/2025/all/de+ww', title: 'Groß' } },
    { kind: 'chart' as const, chart: { ref: 'exhibit/market/de/all/size', title: 'Groß' } },
  ];
  const alone = sampleContent({ german, articles: [sampleArticle({ lang: 'de', body })] });
  const found = await checkContent(alone, outsideOf(sheets.context, alone, paths));
  const faults = found.map(({ where, what }) => `${where}: ${what}`);
  expect(faults).toEqual(
    expect.arrayContaining([
      'german.yml: no German name for "region:wor"',
      'german.yml: no German name for "payment:Purchase on account"',
      'blog/article-1: chart "compare/market-size/2025/all/de+ww" has no German name for "region:wor"',
      'blog/article-1: chart "exhibit/market/de/all/size" comes from a data page, which is in English',
    ]),
  );
  expect(faults.join()).not.toMatch(/PayPal|region:deu/);
});

test('defines every metric of the data pages in a term that lists those pages', async () => {
  const { content } = await compiled;
  const pages = await pagesOfMetrics(sheets.context);
  const outside = { prose: { blocks: [], rangesNote: null }, live: null, pages, siteUrl: '' };
  const termOf = (key: MetricKey) => content.terms.find(({ slug }) => slug === metricOf(key).term);
  expect(metricKeys().filter((key) => !termOf(key))).toEqual([]);
  const isShown = (key: MetricKey) => termView(termOf(key)!, content, outside).pages.length > 0;
  // Ranks are the order of a ranking, not figures.
  expect(metricKeys().filter((key) => !isShown(key))).toEqual(['rank', 'rank-change']);
  const titles = pages.get('conversion-rate')!.map(({ title }) => title);
  expect(titles).toContain('Zalando');
});
