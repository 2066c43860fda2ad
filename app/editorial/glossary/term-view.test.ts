import { expect, test } from 'vitest';
import { linkTo, sampleArticle, sampleContent, sampleTerm } from '../../../test/samples/sample-content.ts';
import { metricOf } from '../../figures/metric.ts';
import { termView, type PagesOfMetric } from './term-view.ts';

const germany = { title: 'eCommerce Industry in Germany', path: '/resources/sample-data/market/de/all' };
const zalando = { title: 'Zalando', path: '/resources/sample-data/retailer/zalando.de-de' };
const pages: PagesOfMetric = new Map([
  ['market-growth', [germany]],
  ['net-sales-growth', [zalando]],
  ['gmv', [zalando]],
]);

const outside = {
  prose: { blocks: [], rangesNote: null },
  live: null,
  pages,
  siteUrl: 'https://site.example',
};
const pagesOf = (slug: string, shown = pages) =>
  termView(sampleTerm({ slug }), sampleContent(), { ...outside, pages: shown }).pages;

test('lists the pages that show the figures it defines', () => {
  expect(pagesOf('year-over-year-growth')).toEqual([
    { ...germany, figures: ['Growth'] },
    { ...zalando, figures: [metricOf('net-sales-growth').label] },
  ]);
  expect(pagesOf('dark-store')).toEqual([]);
});

test('lists a page once, with all figures of the term', () => {
  const both: PagesOfMetric = new Map([
    ['buyer-penetration', [germany]],
    ['internet-users', [germany]],
  ]);
  const [page, ...more] = pagesOf('user-penetration', both);
  expect([page!.figures.length, more]).toEqual([2, []]);
});

test('lists the articles that link to the term', () => {
  const articles = [
    sampleArticle({ id: 4, body: [linkTo('/glossary/gmv#worked-example')] }),
    sampleArticle({ id: 3, body: [{ kind: 'table', head: [], rows: [[linkTo('/glossary/gmv').children]] }] }),
    sampleArticle({ id: 2, body: [linkTo('/glossary/gmv-share')] }),
    sampleArticle({ id: 1, body: [linkTo('/glossary/gmv')], previewHash: 'secretsecretsecret' }),
  ];
  const view = termView(sampleTerm({ slug: 'gmv' }), sampleContent({ articles }), outside);
  expect(view.articles.map(({ title }) => title)).toEqual(['Article 4', 'Article 3']);
});

test('skips unknown terms in "see also"', () => {
  const term = sampleTerm({ see: ['net-sales', 'nowhere'] });
  const other = sampleTerm({ slug: 'net-sales', title: 'Net sales' });
  const view = termView(term, sampleContent({ terms: [term, other] }), outside);
  expect(view.see.map(({ path }) => path)).toEqual(['/glossary/net-sales']);
  expect(view.pages.map(({ title }) => title)).toEqual(['Zalando']);
  expect(view.linkedData[0]).toMatchObject({
    '@type': 'DefinedTerm',
    url: 'https://site.example/glossary/gmv',
    inDefinedTermSet: 'https://site.example/glossary',
  });
});
