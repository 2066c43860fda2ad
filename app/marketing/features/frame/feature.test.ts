import { expect, test } from 'vitest';
import { publishedOf } from '../../../editorial/blog/articles.ts';
import { content } from '../../../editorial/content.server.ts';
import { featureBriefs, featureOf, type FeatureName } from './feature.ts';

const names = Object.keys(featureBriefs()) as FeatureName[];
const features = names.map(featureOf);

test('search engines show descriptions whole', () => {
  const lengths = features.map(({ path, description }) => [path, description.length] as const);
  expect(lengths.filter(([, length]) => length < 110 || length > 155)).toEqual([]);
});

test('what is recommended for reading has been written', () => {
  const written = new Set([
    ...publishedOf(content.articles).map(({ slug }) => `blog ${slug}`),
    ...content.terms.map(({ slug }) => `glossary ${slug}`),
  ]);
  const recommended = features.flatMap(({ articles, terms }) => [
    ...articles.map((slug) => `blog ${slug}`),
    ...terms.map((slug) => `glossary ${slug}`),
  ]);
  expect(recommended.filter((text) => !written.has(text))).toEqual([]);
});
