import { beforeAll, expect, test } from 'vitest';
import {
  sampleArticle,
  sampleContent,
  sampleReport,
  sampleTerm,
  sampleWhitepaper,
} from '../../../test/samples/sample-content.ts';
import { createSearchIndex, type SearchIndex } from '../index/search-index.ts';
import { createLexicon } from '../query/lexicon.ts';
import { textEntries } from './text-entries.ts';

const content = sampleContent({
  terms: [sampleTerm()],
  articles: [
    sampleArticle({ id: 3, title: 'A secret', previewHash: 'secretsecretsecret' }),
    sampleArticle({ id: 2, title: 'Net or gross', summary: 'Two ways to count the same parcels.' }),
  ],
  whitepapers: [
    sampleWhitepaper({
      slug: 'pakete-2025',
      title: 'Pakete in Zahlen',
      lang: 'de',
      featuredData: { title: 'Viele kleine', description: 'Die meisten Sendungen sind leicht.' },
    }),
  ],
  reports: [sampleReport()],
  questions: [
    {
      id: 'plans',
      name: 'Plans',
      questions: [
        {
          id: 'pay-monthly',
          question: 'Can I pay monthly? How do I cancel?',
          answer: [{ kind: 'paragraph', children: ['By card. You can cancel at any time.'] }],
        },
      ],
    },
  ],
});

let search: SearchIndex;
beforeAll(async () => {
  const lexicon = createLexicon({ regions: [], markets: new Set(), retailers: [], german: null });
  search = await createSearchIndex(textEntries(content), lexicon);
});
const items = (query: string) => search(query, { limit: 10 }).items;
const found = (query: string) => items(query).map(({ path }) => path);

test.each([
  ['gmv', '/glossary/gmv'],
  ['merchandise value', '/glossary/gmv'],
  ['parcels', '/blog/article-2/2'],
  ['net gross', '/blog/article-2/2'],
  ['whitepaper germany 2025', '/whitepaper/pakete-2025'],
  ['sendungen', '/whitepaper/pakete-2025'],
  ['study weight', '/reports/parcels-in-germany/2501'],
  ['cancel subscription', '/faq#pay-monthly'],
  ['refund', '/faq#pay-monthly'],
])('"%s" finds %s', (query, path) => {
  expect(found(query)).toContain(path);
});

test('shows the first sentence of an answer', () => {
  expect(items('pay monthly')[0]).toMatchObject({ kind: 'question', about: 'By card.' });
});

test('a draft is not found', () => {
  expect(found('secret')).toEqual([]);
});

test('marks German entries', () => {
  expect(items('pakete')[0]).toMatchObject({
    kind: 'whitepaper',
    lang: 'de',
    about: 'Viele kleine. Die meisten Sendungen sind leicht.',
  });
  expect(items('parcels weight')[0]!.lang).toBeUndefined();
});
