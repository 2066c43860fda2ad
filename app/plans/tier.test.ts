import { expect, test } from 'vitest';
import { describedPlans, features, isTierId, licenceOf, productDescriptionOf, tiers } from './tier.ts';

const namesIn = (id: string) =>
  tiers.find((tier) => tier.id === id)!.features.map((one) => features[one].name);

test('there are exactly four tiers', () => {
  expect(tiers.map(({ id, name }) => [id, name])).toEqual([
    ['starter', 'Starter'],
    ['leadsAndContacts', 'Leads & Contacts'],
    ['corporate', 'Corporate'],
    ['corporatePlus', 'Corporate+'],
  ]);
  expect(tiers.every(({ id }) => isTierId(id))).toBe(true);
  expect(['', 'Starter', 'enterprise', 'toString', null, undefined, 0].filter(isTierId)).toEqual([]);
});

test('each tier has its features', () => {
  const starter = ['Annual data', 'Retailer profiles'];
  const leads = [...starter, 'Leads & Contacts', 'XLS downloads'];
  const corporate = [...leads, 'Markets', 'Transaction KPIs', 'Reports', 'Comparisons', 'Rankings'];
  expect(namesIn('starter')).toEqual(starter);
  expect(namesIn('leadsAndContacts')).toEqual(leads);
  expect(namesIn('corporate')).toEqual(corporate);
  expect(namesIn('corporatePlus')).toEqual([...corporate, 'Monthly data']);
});

test('the two team tiers are the most popular', () => {
  expect(tiers.filter(({ mostPopular }) => mostPopular).map(({ id }) => id)).toEqual([
    'corporate',
    'corporatePlus',
  ]);
  expect(tiers.map(licenceOf)).toEqual([
    'Licence for 1 user',
    'Licence for 1 user',
    'Licence for up to 5 users',
    'Licence for up to 5 users',
  ]);
});

test('describes every plan in exactly one legal text', () => {
  const described = Object.values(describedPlans).flat();
  expect(described.toSorted()).toEqual(tiers.map(({ id }) => id).toSorted());
  for (const tier of described) expect(describedPlans[productDescriptionOf(tier)]).toContain(tier);
});
