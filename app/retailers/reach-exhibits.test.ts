import { describe, expect, test } from 'vitest';
import {
  categoriesExhibit,
  countriesExhibit,
  rankExhibit,
  type CountryPart,
  type RankedIn,
} from './reach-exhibits.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { shopFigure, words } from '../../test/samples/retailer.ts';

const category = (label: string, low: number) => ({
  label,
  figure: shopFigure('category-share', 2025, [low, low + 5], {
    dimension: `category:${label.toLowerCase()}`,
  }),
});

const country = (code: string, continent: string, low: number): CountryPart => ({
  code,
  continent,
  label: code.toUpperCase(),
  inText: `the ${code.toUpperCase()}`,
  figure: shopFigure('country-share', 2025, [low, low + 5], { dimension: `country:${code}` }),
});

test('names one leading category, or several in the same range', () => {
  const message = (...parts: ReturnType<typeof category>[]) => categoriesExhibit(parts, words)!.message;
  expect(message(category('Toys', 60), category('Media', 5))).toBe(
    'The largest category is toys, at 60–65% of net sales.',
  );
  expect(message(category('Toys', 30), category('Media', 30), category('Food', 5))).toBe(
    'The largest categories are physical media and toys, at 30–35% of net sales each.',
  );
});

test('chart and table show all categories', () => {
  const parts = Array.from({ length: 12 }, (_, at) => category(`Part ${at}`, 5));
  const { chart, table } = categoriesExhibit(parts, words)!;
  expect(chart?.kind === 'ladder' && chart.marks).toHaveLength(12);
  expect(table.rows).toHaveLength(12);
});

test('countries of one continent are on a ladder, and the message names the largest', () => {
  const { message, chart } = countriesExhibit(
    [country('fra', 'Europe', 5), country('deu', 'Europe', 70)],
    words,
  )!;
  expect(message).toBe('The DEU is Harbour’s largest market, at 70–75% of net sales.');
  expect(chart?.kind).toBe('ladder');
});

test('countries on several continents are a map with every step of the shares between', () => {
  const parts = [country('deu', 'Europe', 5), country('usa', 'North America', 70), country('jpn', 'Asia', 5)];
  const { chart } = countriesExhibit(parts, words)!;
  expect(chart).toMatchObject({
    kind: 'map',
    areas: [
      { code: 'usa', step: 13, text: '70–75%' },
      { code: 'deu', step: 0, text: '5–10%' },
      { code: 'jpn', step: 0, text: '5–10%' },
    ],
  });
});

test('a single country has no chart', () => {
  const { message, chart, table } = countriesExhibit([country('deu', 'Europe', 95)], words)!;
  expect(message).toBe('This shop sells only in the DEU.');
  expect(chart).toBeNull();
  expect(table.rows).toHaveLength(1);
});

test('leaves out exhibits without shares', () => {
  expect(categoriesExhibit([], words)).toBeNull();
  expect(countriesExhibit([], words)).toBeNull();
});

describe('ranks', () => {
  const ranked = (title: string, place: number): RankedIn => ({
    title,
    href: `/${title}`,
    place,
    change: 'up 2',
    figure: shownFigure('net-sales', 2025, [1e9, 2e9]),
  });

  test('the message names the best rank, the table lists all', () => {
    const { message, table } = rankExhibit(
      [ranked('Top A', 1), ranked('Top B', 1), ranked('Top C', 7)],
      words,
    )!;
    expect(message).toBe('Harbour comes first in two rankings: “Top A” and “Top B”.');
    expect(table.rows[2]).toMatchObject({ label: 'Top C', href: '/Top C' });
    expect(table.rows[2]!.cells.slice(0, 2)).toEqual(['7', 'up 2']);
  });

  test('the message counts more than two rankings and names the first', () => {
    const messageOf = (count: number, place: number) =>
      rankExhibit(
        Array.from({ length: count }, (_, at) => ranked(`Top ${'ABCDEFGHIJKLM'[at]}`, place)),
        words,
      )!.message;
    expect(messageOf(1, 22)).toBe('Harbour comes 22nd in “Top A”.');
    expect(messageOf(1, 11)).toBe('Harbour comes 11th in “Top A”.');
    expect(messageOf(1, 103)).toBe('Harbour comes 103rd in “Top A”.');
    expect(messageOf(3, 1)).toBe('Harbour comes first in three rankings, including “Top A”.');
    expect(messageOf(13, 4)).toBe('Harbour comes fourth in more than a dozen rankings, including “Top A”.');
  });

  test('an unranked retailer has no exhibit', () => {
    expect(rankExhibit([], words)).toBeNull();
  });
});
