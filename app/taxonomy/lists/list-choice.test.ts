import { describe, expect, test } from 'vitest';
import { listAddress } from './list-choice.ts';
import { categoriesWithin, categoryOptions, parseListChoice, regionOptions } from './parse-list-choice.ts';

const parse = (query: string) => parseListChoice(new URLSearchParams(query));
const nothing = { letter: '', region: '', category: '', page: 1 };

describe('a choice in an address', () => {
  test('is read', () => {
    expect(parse('letter=%23&region=australia-oceania&category=toys&page=3')).toEqual({
      letter: '#',
      region: 'australia-oceania',
      category: 'toys',
      page: 3,
    });
  });

  test.each([
    '',
    'region=all',
    'region=&category=',
    'letter=ab',
    'region=mars&category=cars',
    'page=0',
    'page=x',
  ])('chooses nothing: %s', (query) => {
    expect(parse(query)).toEqual(nothing);
  });

  test('has a letter in any case', () => {
    expect(parse('letter=B').letter).toBe('b');
  });

  test('is written without what was not chosen, before the place on the page', () => {
    expect(listAddress('/retailers#list', parse(''))).toBe('/retailers#list');
    expect(listAddress('/retailers#list', parse('letter=%23&page=2'))).toBe(
      '/retailers?letter=%23&page=2#list',
    );
    expect(listAddress('/retailers', parse('category=toys&region=europe'))).toBe(
      '/retailers?region=europe&category=toys',
    );
  });
});

test('a category holds those below it; all is for what belongs to none', () => {
  expect(categoriesWithin('grocery')).toEqual(['grocery', 'food', 'beverages']);
  expect(categoriesWithin('toys')).toEqual(['toys']);
  expect(categoriesWithin('all')).toEqual(['all']);
});

test('everything can be chosen, and all of it', () => {
  expect(regionOptions.map(({ label }) => label)).toEqual([
    'All',
    'Africa',
    'Americas',
    'Australia & Oceania',
    'Asia',
    'Europe',
  ]);
  expect(regionOptions[0]!.value).toBe('');
  expect(categoryOptions('General').slice(0, 2)).toEqual([
    { value: '', label: 'All' },
    { value: 'all', label: 'General' },
  ]);
  expect(categoryOptions('General')).toHaveLength(36);
});
