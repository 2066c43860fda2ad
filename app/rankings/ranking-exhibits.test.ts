import { describe, expect, test } from 'vitest';
import { figuresOf } from '../data-pages/exhibit.ts';
import { shownFigure } from '../figures/sample-figures.ts';
import { firstInWords, placesExhibit, salesExhibit } from './ranking-exhibits.ts';
import { samplePlaces, sampleWords } from './sample-ranking.ts';

const market = shownFigure('market-size', 2025, [10e9, 20e9]);

describe('the list', () => {
  const places = samplePlaces(
    { name: 'Anker', seen: [1e9, 2e9], change: 1, hasDetails: true },
    { name: 'Boje', seen: [1e9, 2e9], change: -1 },
    { name: 'Dock', seen: [5e6, 1e7], change: null, country: 'usa' },
    { name: 'Ebbe', seen: [1e6, 2e6], change: 0 },
  );

  test('has place, sales, change in words, part of the market and home of each', () => {
    const { table } = placesExhibit(places, market, sampleWords)!;
    expect(table.columns).toEqual([
      'Retailer',
      'Place',
      'Net sales',
      'Change since 2024',
      'Part of the market (by ranges)',
      'At home in',
    ]);
    expect(table.rows.map(({ cells }) => cells.filter((cell) => typeof cell === 'string'))).toEqual([
      ['1', 'up 1', '5–20%', 'Germany'],
      ['2', 'down 1', '5–20%', 'Germany'],
      ['3', 'new', '< 0.1%', 'United States'],
      ['4', 'same', '< 0.1%', 'Germany'],
    ]);
    expect(table.rows.map(({ cells }) => cells[1])).toEqual(places.map(({ figure }) => figure));
  });

  test('leads to a page where there is one, and to the tool elsewhere', () => {
    const { table } = placesExhibit(places, market, sampleWords)!;
    expect(table.rows[0]).toMatchObject({ href: '/resources/sample-data/retailer/anker.de-de' });
    expect(table.rows[0]).not.toHaveProperty('locked');
    expect(table.rows[1]).toMatchObject({ locked: true });
    expect(table.rows[1]).not.toHaveProperty('href');
  });

  test('says who leads and where the shops are at home', () => {
    const { message } = placesExhibit(places, market, sampleWords)!;
    expect(message).toBe('Anker, Boje and Dock lead the list; most, three of four, are at home in Germany.');
  });

  test('leaves the part of the market out where its size is not known', () => {
    const exhibit = placesExhibit(places, undefined, sampleWords)!;
    expect(exhibit.table.columns).not.toContain('Part of the market (by ranges)');
    expect(exhibit.table.rows.map(({ cells }) => cells.length)).toEqual([4, 4, 4, 4]);
    expect(exhibit.note).toBeUndefined();
  });

  test('shows locked sales as what they are and promises no part of them', () => {
    const locked = samplePlaces(...['Anker', 'Boje', 'Dock'].map((name) => ({ name })));
    const exhibit = placesExhibit(locked, market, sampleWords)!;
    expect(figuresOf(exhibit).map(({ visibility }) => visibility)).toEqual(Array(3).fill('no-access'));
    expect(exhibit.note).toBeUndefined();
    expect(salesExhibit(locked, sampleWords)).toBeNull();
    expect(firstInWords(locked, sampleWords)).toBe(
      'Anker had the highest net sales of toys in Germany, in 2025, followed by Boje and Dock.',
    );
  });
});

describe('how far the first is ahead', () => {
  const messageOf = (...seen: [number, number][]) =>
    salesExhibit(
      samplePlaces(...seen.map((range, at) => ({ name: `Shop ${'ABC'[at]}`, seen: range }))),
      sampleWords,
    )!.message;

  test.each([
    [
      [
        [10e9, 20e9],
        [2e9, 5e9],
      ],
      'Shop A has at least twice the sales of Shop B: $10–20bn against $2–5bn.',
    ],
    [
      [
        [10e9, 20e9],
        [1e9, 2e9],
      ],
      'Shop A has at least five times the sales of Shop B: $10–20bn against $1–2bn.',
    ],
    [
      [
        [2e9, 5e9],
        [1e9, 2e9],
      ],
      'Shop A is ahead of Shop B: $2–5bn against $1–2bn.',
    ],
    [
      [
        [2e9, 5e9],
        [2e9, 5e9],
        [1e9, 2e9],
      ],
      'Shop A and Shop B are in one range: each had net sales of $2–5bn in 2025.',
    ],
  ] as [[number, number][], string][])('%j', (seen, message) => {
    expect(messageOf(...seen)).toBe(message);
  });

  test('keeps the order of the places inside a range', () => {
    const places = samplePlaces({ name: 'Zoll', seen: [1e9, 2e9] }, { name: 'Anker', seen: [1e9, 2e9] });
    const { chart, table } = salesExhibit(places, sampleWords)!;
    expect(chart).toMatchObject({ kind: 'bars', marks: [{ label: 'Zoll' }, { label: 'Anker' }] });
    expect(table.rows.map(({ label }) => label)).toEqual(['Zoll', 'Anker']);
  });
});
