import { expect, test } from 'vitest';
import {
  sampleArticle,
  sampleContent,
  sampleReport,
  sampleTerm,
  sampleWhitepaper,
} from '../../test/samples/sample-content.ts';
import { createSearchIndex } from './search-index.ts';
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
});
const search = createSearchIndex(textEntries(content));
const found = (query: string) =>
  search(query, 10).groups.flatMap(({ items }) => items.map(({ path }) => path));

test.each([
  ['gmv', '/glossary/gmv'],
  ['merchandise value', '/glossary/gmv'],
  ['parcels', '/blog/article-2/2'],
  ['method gross', '/blog/article-2/2'],
  ['whitepaper germany 2025', '/whitepaper/pakete-2025'],
  ['sendungen', '/whitepaper/pakete-2025'],
  ['study weight', '/reports/parcels-in-germany/2501'],
])('"%s" finds %s', (query, path) => {
  expect(found(query)).toContain(path);
});

test('a draft is not found', () => {
  expect(found('secret')).toEqual([]);
});

test('marks German entries', () => {
  const [group] = search('pakete', 10).groups;
  expect(group).toMatchObject({
    kind: 'whitepaper',
    items: [{ lang: 'de', about: 'Viele kleine. Die meisten Sendungen sind leicht.' }],
  });
  expect(search('parcels weight', 10).groups[0]!.items[0]!.lang).toBeUndefined();
});
