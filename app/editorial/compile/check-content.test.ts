import { expect, test } from 'vitest';
import {
  linkTo,
  sampleArticle,
  sampleContent,
  sampleReport,
  sampleTerm,
  sampleWhitepaper,
  sentence,
} from '../../../test/samples/sample-content.ts';
import type { Content } from '../content.ts';
import type { Block } from '../prose/prose.ts';
import { checkContent, type Outside } from './check-content.ts';

const outside: Outside = {
  hasFigure: async (ref) => ref.startsWith('market/'),
  hasChart: async (ref) => !ref.startsWith('series/nothing'),
  hasPage: async (path) => path === '/pricing',
  englishIn: async () => [],
  untranslated: async () => [],
};
const figure = (ref: string): Block => ({
  kind: 'paragraph',
  children: [{ kind: 'strong', children: [{ kind: 'figure', figure: { ref } }] }],
});
const chart = (ref: string): Block => ({ kind: 'chart', chart: { ref, title: 'A chart' } });

async function faultsOf(fields: Partial<Content>, answers: Partial<Outside> = {}) {
  const found = await checkContent(sampleContent(fields), { ...outside, ...answers });
  return found.map(({ where, what }) => `${where}: ${what}`);
}

test('accepts valid content', async () => {
  const body = [
    linkTo('/pricing#plans'),
    linkTo('https://bank.example'),
    figure('market/de'),
    chart('series'),
  ];
  expect(
    await faultsOf({
      articles: [sampleArticle({ body }), sampleArticle({ id: 2, related: ['article-1'] })],
      terms: [sampleTerm(), sampleTerm({ slug: 'net-sales', see: ['gmv'] })],
      whitepapers: [sampleWhitepaper({ lang: 'de' })],
      reports: [sampleReport()],
    }),
  ).toEqual([]);
});

test('reports unknown names', async () => {
  const article = sampleArticle({ author: 'nobody', topics: ['cars'], related: ['article-9'] });
  const webinars = [
    {
      slug: 'talk',
      title: 'A talk',
      starts: '2027-01-21T11:00:00+01:00',
      join: 'https://meet.example/a',
      minutes: 45,
      about: '',
      speakers: ['none'],
      preview: { title: 'A chart', chart: 'series/nothing' },
    },
  ];
  expect(
    await faultsOf({ articles: [article], terms: [sampleTerm({ see: ['mystery'] })], webinars }),
  ).toEqual([
    'blog/article-1: unknown author "nobody"',
    'blog/article-1: unknown topic "cars"',
    'blog/article-1: unknown article "article-9"',
    'glossary/gmv: unknown term "mystery"',
    'webinars.yml: unknown author "none"',
    'webinars.yml: talk: unknown chart "series/nothing"',
  ]);
});

test('reports duplicate ids', async () => {
  const articles = [sampleArticle(), sampleArticle({ slug: 'other' })];
  const reports = [sampleReport(), sampleReport({ slug: 'other' })];
  expect(await faultsOf({ articles, reports })).toEqual([
    'blog/other: duplicate id 1, already used by "article-1"',
    'reports/other: duplicate id 2501, already used by "parcels-in-germany"',
  ]);
});

test('reports broken links, unknown figures and charts in every kind of text', async () => {
  const body = [linkTo('/nowhere'), figure('shop/de'), chart('series/nothing')];
  const faults = (where: string) => [
    `${where}: unknown or withheld figure "shop/de"`,
    `${where}: unknown chart "series/nothing"`,
    `${where}: broken link "/nowhere"`,
  ];
  const question = { id: 'why', question: 'Why is it so?', answer: body };
  expect(
    await faultsOf({
      articles: [sampleArticle({ body })],
      terms: [sampleTerm({ see: [], body })],
      questions: [{ id: 'data', name: 'Data', questions: [question] }],
      whitepapers: [sampleWhitepaper({ paragraphs: body, body: [] })],
      reports: [sampleReport({ body })],
    }),
  ).toEqual(
    [
      'blog/article-1',
      'glossary/gmv',
      'faq#why',
      'whitepapers/parcels-2025',
      'reports/parcels-in-germany',
    ].flatMap(faults),
  );
});

test('reports slides with unknown charts or duplicate titles', async () => {
  const slide = { title: 'There are many parcels', chart: 'series/nothing' };
  const other = { ...slide, chart: 'series/market/de/all/orders' };
  expect(
    await faultsOf({
      whitepapers: [sampleWhitepaper({ slides: [slide, other, other] })],
      reports: [sampleReport({ samplePages: [other, other], keyTable: slide })],
    }),
  ).toEqual([
    'whitepapers/parcels-2025: duplicate slide title "There are many parcels"',
    'reports/parcels-in-germany: duplicate slide title "There are many parcels"',
    'whitepapers/parcels-2025: unknown chart "series/nothing"',
    'reports/parcels-in-germany: unknown chart "series/nothing"',
  ]);
});

test('reports slides for paragraphs that do not exist', async () => {
  const slide = { title: 'There are many parcels', chart: 'series/market/de/all/orders', paragraph: 2 };
  expect(await faultsOf({ whitepapers: [sampleWhitepaper({ slides: [slide] })] })).toEqual([
    'whitepapers/parcels-2025: slide for paragraph 2 of 1',
  ]);
});

test('reports missing German names in the data set and in charts of German texts', async () => {
  const answers = { untranslated: async () => ['region:gcc'], englishIn: async () => ['payment:Shells'] };
  const body = [chart('parts/payment'), chart('exhibit/market/de/all/size')];
  expect(
    await faultsOf(
      {
        articles: [sampleArticle({ lang: 'de', body }), sampleArticle({ id: 2, body })],
        whitepapers: [sampleWhitepaper({ lang: 'de', body: [sentence('Pakete.')], slides: [] })],
      },
      answers,
    ),
  ).toEqual([
    'german.yml: no German name for "region:gcc"',
    'blog/article-1: chart "parts/payment" has no German name for "payment:Shells"',
    'blog/article-1: chart "exhibit/market/de/all/size" comes from a data page, which is in English',
  ]);
});
