import { expect, test } from 'vitest';
import { linkTo, sampleArticle, sampleContent, sampleTerm } from '../../../test/samples/sample-content.ts';
import { metricOf } from '../../figures/metric.ts';
import { appearancesOf, articlesAbout, termView, type PagesOfMetric } from './term-view.ts';

const germany = { title: 'eCommerce Industry in Germany', path: '/resources/sample-data/market/de/all' };
const zalando = { title: 'Zalando', path: '/resources/sample-data/retailer/zalando.de-de' };
const pages: PagesOfMetric = new Map([
  ['market-growth', [germany]],
  ['net-sales-growth', [zalando]],
  ['gmv', [zalando]],
]);

test('a term appears where the figures that it defines stand', () => {
  expect(appearancesOf({ slug: 'year-over-year-growth' }, pages)).toEqual([
    { ...germany, figures: ['Growth'] },
    { ...zalando, figures: [metricOf('net-sales-growth').label] },
  ]);
  expect(appearancesOf({ slug: 'dark-store' }, pages)).toEqual([]);
});

test('a page is named once, with all figures of the term', () => {
  const both: PagesOfMetric = new Map([
    ['buyer-penetration', [germany]],
    ['internet-users', [germany]],
  ]);
  const [page, ...more] = appearancesOf({ slug: 'user-penetration' }, both);
  expect([page!.figures.length, more]).toEqual([2, []]);
});

test('an article is about a term that it leads to', () => {
  const articles = [
    sampleArticle({ id: 4, body: [linkTo('/glossary/gmv#worked-example')] }),
    sampleArticle({ id: 3, body: [{ kind: 'table', head: [], rows: [[linkTo('/glossary/gmv').children]] }] }),
    sampleArticle({ id: 2, body: [linkTo('/glossary/gmv-share')] }),
    sampleArticle({ id: 1, body: [linkTo('/glossary/gmv')], previewHash: 'secretsecretsecret' }),
  ];
  expect(articlesAbout({ slug: 'gmv' }, articles).map(({ title }) => title)).toEqual([
    'Article 4',
    'Article 3',
  ]);
});

test('see also holds only terms that are there', () => {
  const term = sampleTerm({ see: ['net-sales', 'nowhere'] });
  const other = sampleTerm({ slug: 'net-sales', title: 'Net sales' });
  const outside = { prose: { blocks: [], rangesNote: null }, pages, siteUrl: 'https://site.example' };
  const view = termView(term, sampleContent({ terms: [term, other] }), outside);
  expect(view.see.map(({ path }) => path)).toEqual(['/glossary/net-sales']);
  expect(view.pages.map(({ title }) => title)).toEqual(['Zalando']);
  expect(view.linkedData[0]).toMatchObject({
    '@type': 'DefinedTerm',
    url: 'https://site.example/glossary/gmv',
    inDefinedTermSet: 'https://site.example/glossary',
  });
});
