import { expect, test } from 'vitest';
import { publishedOf } from '../../editorial/blog/articles.ts';
import { content } from '../../editorial/content.server.ts';
import { featureBriefs, featureOf, planRow, plansWith, type FeatureName } from './feature.server.ts';

const names = Object.keys(featureBriefs()) as FeatureName[];
const features = names.map(featureOf);

test('has descriptions that search engines show in full', () => {
  const lengths = features.map(({ path, description }) => [path, description.length] as const);
  expect(lengths.filter(([, length]) => length < 110 || length > 155)).toEqual([]);
});

test('recommends only articles and terms that exist', () => {
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

test('names the plans that include a feature, unless all do', () => {
  expect(plansWith('annualData')).toBe('All plans');
  expect(plansWith('leadsAndContacts')).toBe('Leads & Contacts, Corporate and Corporate+');
  expect(plansWith('monthlyData')).toBe('Corporate+');
});

test('puts what is free beside the plans that include the rest', () => {
  expect(planRow('rankings')).toMatchObject({
    name: 'Rankings',
    free: 'Ranks; net sales as ranges',
    plans: 'Corporate and Corporate+',
  });
  expect(planRow('monthlyData').free).toBeNull();
});

test('promises the annual data of shops with every plan, not that of markets', () => {
  expect(planRow('annualData')).toMatchObject({ name: 'Annual data for shops', plans: 'All plans' });
  expect(planRow('markets').plans).toBe('Corporate and Corporate+');
});
