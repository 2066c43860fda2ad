import { expect, test } from 'vitest';
import { searchDescription } from '../base/search-snippet.ts';
import { content } from './content.server.ts';

test.each([
  ...content.articles.map(({ slug, summary }) => [slug, summary]),
  ...content.terms.map(({ slug, definition }) => [slug, definition]),
  ...content.reports.map(({ slug, summary }) => [slug, summary]),
])('search engines show whole sentences about %s', (_slug, text) => {
  expect(searchDescription(text)).not.toMatch(/…$/);
});
