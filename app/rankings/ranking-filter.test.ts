import { describe, expect, test } from 'vitest';
import { samplePlaces, sampleWords } from '../../test/samples/ranking.ts';
import { placesExhibit } from './ranking-exhibits.ts';
import { parseRankingChoice } from './ranking-filter.ts';

const seen = [1e9, 2e9] as const;
const places = samplePlaces(
  ...Array.from({ length: 22 }, (_, at) => ({
    name: `Shop ${at + 1}`,
    seen,
    country: at % 3 === 0 ? ('usa' as const) : ('deu' as const),
    category: at < 20 ? ('toys' as const) : ('fashion' as const),
  })),
);

const choose = (query: string, among = places) => {
  const choice = parseRankingChoice(new URLSearchParams(query), among, sampleWords.region);
  return placesExhibit(among, undefined, sampleWords, { choice, action: '/ranking#places' })!;
};
const ranksIn = (query: string) => choose(query).table.rows.map(({ cells }) => Number(cells[0]));

describe('a ranking is narrowed', () => {
  test('to a country and a category; ranks stay those of the whole list', () => {
    expect(ranksIn('country=us')).toEqual([1, 4, 7, 10, 13, 16, 19, 22]);
    expect(ranksIn('category=fashion')).toEqual([21, 22]);
    expect(ranksIn('country=us&category=fashion')).toEqual([22]);
    expect(choose('country=us').message).toBe(
      '8 of the 22 shops match; the ranks are those of the whole list.',
    );
  });

  test.each(['', 'country=xx', 'country=&category=', 'category=grocery', 'country=DE%20'])(
    'to nothing by an unknown choice: %s',
    (query) => {
      expect(ranksIn(query)).toHaveLength(22);
    },
  );
});

test('the form offers what occurs in the list, with how often', () => {
  const { filters } = choose('country=de');
  expect(filters).toMatchObject({ action: '/ranking#places' });
  expect(filters!.fields.map(({ name, chosen }) => [name, chosen])).toEqual([
    ['country', 'de'],
    ['category', ''],
  ]);
  expect(filters!.fields[0]!.options).toEqual([
    { value: '', label: 'All countries' },
    { value: 'de', label: 'Germany (14)' },
    { value: 'us', label: 'United States (8)' },
  ]);
});

test('a short list needs no form', () => {
  expect(choose('', places.slice(0, 10)).filters).toBeUndefined();
});
