import { expect, test } from 'vitest';
import { sampleArticle, sampleContent, sampleTerm } from '../editorial/sample-content.ts';
import { createSearchIndex } from './search-index.ts';
import { textEntries } from './text-entries.ts';

const content = sampleContent({
  terms: [sampleTerm()],
  articles: [
    sampleArticle({ id: 3, title: 'A secret', previewHash: 'secretsecretsecret' }),
    sampleArticle({ id: 2, title: 'Net or gross', summary: 'Two ways to count the same parcels.' }),
  ],
});
const search = createSearchIndex(textEntries(content));
const found = (query: string) =>
  search(query, 10).groups.flatMap(({ items }) => items.map(({ path }) => path));

test.each([
  ['gmv', '/glossary/gmv'],
  ['merchandise value', '/glossary/gmv'],
  ['parcels', '/blog/article-2/2'],
  ['method gross', '/blog/article-2/2'],
])('"%s" finds %s', (query, path) => {
  expect(found(query)).toContain(path);
});

test('a draft is not found', () => {
  expect(found('secret')).toEqual([]);
});
