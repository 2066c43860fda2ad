import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplePlaces, sampleWords } from '../../test/samples/ranking.ts';
import { figuresOf } from '../data-pages/exhibit.ts';
import type { Figure } from '../figures/figure.ts';
import { rangeOf } from '../figures/ladder.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { firstInWords, placesExhibit, salesExhibit } from './ranking-exhibits.ts';

const market = shownFigure('market-size', 2025, [10e9, 20e9]);

describe('the ranked list', () => {
  const places = samplePlaces(
    { name: 'Anker', seen: [1e9, 2e9], change: 1, hasDetails: true },
    { name: 'Boje', seen: [1e9, 2e9], change: -1 },
    { name: 'Dock', seen: [5e6, 1e7], change: null, country: 'usa' },
    { name: 'Ebbe', seen: [1e6, 2e6], change: 0 },
  );

  test('has rank, sales, change, market share and home country of each shop', () => {
    const { table } = placesExhibit(places, market, sampleWords)!;
    expect(table.columns).toEqual([
      'Retailer',
      'Rank',
      'Net sales',
      'Change since 2024',
      'Market share',
      'Based in',
    ]);
    expect(table.rows.map(({ cells }) => cells.filter((cell) => typeof cell === 'string'))).toEqual([
      ['1', '↑ 1', '5–20%', 'Germany'],
      ['2', '↓ 1', '5–20%', 'Germany'],
      ['3', 'new', '< 0.1%', 'United States'],
      ['4', '–', '< 0.1%', 'Germany'],
    ]);
    expect(table.rows.map(({ cells }) => cells[1])).toEqual(places.map(({ figure }) => figure));
  });

  test('links shops with a page and locks the others', () => {
    const { table } = placesExhibit(places, market, sampleWords)!;
    expect(table.rows[0]).toMatchObject({ href: '/resources/sample-data/retailer/anker.de-de' });
    expect(table.rows[0]).not.toHaveProperty('locked');
    expect(table.rows[1]).toMatchObject({ locked: true });
    expect(table.rows[1]).not.toHaveProperty('href');
  });

  test('names the leaders and the most common home country', () => {
    const { message } = placesExhibit(places, market, sampleWords)!;
    expect(message).toBe('Anker, Boje and Dock lead the list; three of the four shops are based in Germany.');
  });

  test('says that a country has the most shops only where no other has as many', () => {
    const homesOf = (...homes: string[]) => {
      const shops = samplePlaces(
        ...homes.map((_, at) => ({ name: `Shop ${at}`, seen: [1e9, 2e9] as const })),
      );
      const listed = shops.map((place, at) => ({
        ...place,
        retailer: { ...place.retailer, country: homes[at]! },
      }));
      const region = (code: string) => ({ name: code, prefixedName: code, geoCodeAlpha2: code });
      return placesExhibit(listed, market, { ...sampleWords, region })!.message.split('; ')[1];
    };
    expect(homesOf('A', 'A', 'B', 'C')).toBe(
      'two of the four shops are based in A, more than in any other country.',
    );
    expect(homesOf('A', 'A', 'B', 'B')).toBe('A and B are each home to two of the four shops.');
    expect(homesOf('A', 'A', 'B', 'B', 'C', 'C')).toBe(
      'no country is home to more than two of the six shops.',
    );
    expect(homesOf('A', 'A', 'A', 'B')).toBe('three of the four shops are based in A.');
    expect(homesOf('A', 'A', 'A')).toBe('all three are based in A.');
    expect(homesOf(...Array.from({ length: 13 }, (_, at) => (at < 11 ? 'A' : 'B')))).toBe(
      'eleven of the 13 shops are based in A.',
    );
    expect(homesOf('A', 'B', 'C')).toBe('each is based in a different country.');
  });

  test('speaks of VAT in the note on market shares except in the US, which has none', () => {
    const noteFor = (geoCode: string) => placesExhibit(places, market, { ...sampleWords, geoCode })!.note;
    expect(noteFor('deu')).toContain(
      'Market size includes VAT or GST (but not US sales tax) and third-party',
    );
    expect(noteFor('usa')).toContain('Market size includes third-party sales; net sales do not');
  });

  test('leaves out market shares where the market size is unknown', () => {
    const exhibit = placesExhibit(places, undefined, sampleWords)!;
    expect(exhibit.table.columns).not.toContain('Market share');
    expect(exhibit.table.rows.map(({ cells }) => cells.length)).toEqual([4, 4, 4, 4]);
    expect(exhibit.note).toBeUndefined();
  });

  test('shows locked sales as locked and derives no market share from them', () => {
    const locked = samplePlaces(...['Anker', 'Boje', 'Dock'].map((name) => ({ name })));
    const exhibit = placesExhibit(locked, market, sampleWords)!;
    expect(figuresOf(exhibit).map(({ visibility }) => visibility)).toEqual(Array(3).fill('no-access'));
    expect(exhibit.note).toBeUndefined();
    expect(salesExhibit(locked, sampleWords)).toBeNull();
    expect(firstInWords(locked, sampleWords)).toBe(
      'Among specialist shops, Anker had the highest online net sales of toys in Germany in 2025, ahead of Boje and Dock.',
    );
    expect(firstInWords(locked, { ...sampleWords, where: 'in Germany', isCategory: false })).toBe(
      'Anker had the highest online net sales in Germany in 2025, ahead of Boje and Dock.',
    );
    expect(firstInWords(locked, sampleWords, 80)).toBe(
      'Among specialist shops, Anker had the highest online net sales of toys in Germany in 2025.',
    );
  });
});

describe('market share by ranges', () => {
  const sales = (low: number | null, high: number | null) => shownFigure('net-sales', 2025, [low, high]);
  const size = (low: number | null, high: number | null) => shownFigure('market-size', 2025, [low, high]);

  function marketShareOf(netSales: Figure, marketSize: Figure): string | null {
    const places = samplePlaces({ name: 'Anker' }, { name: 'Boje' }, { name: 'Dock' });
    const [first, ...others] = places;
    const { table } = placesExhibit([{ ...first!, figure: netSales }, ...others], marketSize, sampleWords)!;
    const column = table.columns.indexOf('Market share');
    return column === -1 ? null : (table.rows[0]!.cells[column - 1] as string);
  }

  test.each([
    [sales(1e9, 2e9), size(10e9, 20e9), '5–20%'],
    [sales(2e9, 5e9), size(2e9, 5e9), '> 40%'],
    [sales(1e9, 2e9), size(42e9, 50e9), '2–4.8%'],
    [sales(null, 1e6), size(10e9, 20e9), '< 0.1%'],
    [sales(1e10, 2e10), size(10e12, null), '< 0.2%'],
    [sales(5e6, 1e7), size(10e9, 20e9), '< 0.1%'],
  ])('divides the lowest by the highest value and vice versa (%#)', (netSales, marketSize, part) => {
    expect(marketShareOf(netSales, marketSize)).toBe(part);
  });

  test('is empty for locked or missing figures and other measures', () => {
    expect(marketShareOf(shownFigure('net-sales', 2025, { visibility: 'no-access' }), market)).toBeNull();
    expect(
      marketShareOf(sales(1e9, 2e9), shownFigure('market-size', 2025, { visibility: 'no-access' })),
    ).toBeNull();
    expect(marketShareOf(sales(null, 1e9), size(null, 1e9))).toBeNull();
    expect(marketShareOf(shownFigure('gmv', 2025, [1e9, 2e9]), market)).toBeNull();
  });

  test('always contains the true share', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e6, max: 5e11, noNaN: true }),
        fc.double({ min: 1, max: 1000, noNaN: true }),
        (shop, times) => {
          const total = shop * times;
          const [part, whole] = [rangeOf('net-sales', shop), rangeOf('market-size', total)];
          const [low, high] = endsOf(marketShareOf(sales(part.low, part.high), size(whole.low, whole.high)));
          const share = (shop / total) * 100;
          expect(share).toBeGreaterThanOrEqual(low * (1 - 1e-9));
          expect(share).toBeLessThanOrEqual(high * (1 + 1e-9));
        },
      ),
    );
  });

  /** '0.5–2%' is [0.5, 2], '> 40%' [40, 100]. */
  function endsOf(text: string | null): [number, number] {
    if (text === null) return [0, 100];
    const numbers = text.match(/[\d.]+/g)!.map(Number);
    if (text.startsWith('>')) return [numbers[0]!, 100];
    return text.startsWith('<') ? [0, numbers[0]!] : [numbers[0]!, numbers[1]!];
  }
});

describe('the lead of the first shop', () => {
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
      'Shop A had at least twice the sales of Shop B: $10–20bn against $2–5bn.',
    ],
    [
      [
        [10e9, 20e9],
        [1e9, 2e9],
      ],
      'Shop A had at least five times the sales of Shop B: $10–20bn against $1–2bn.',
    ],
    [
      [
        [2e9, 5e9],
        [1e9, 2e9],
      ],
      'Shop A was ahead of Shop B: $2–5bn against $1–2bn.',
    ],
    [
      [
        [2e9, 5e9],
        [2e9, 5e9],
        [1e9, 2e9],
      ],
      'Shop A and Shop B were in the same range, with net sales of $2–5bn each in 2025.',
    ],
  ] as [[number, number][], string][])('%j', (seen, message) => {
    expect(messageOf(...seen)).toBe(message);
  });

  test('is drawn on an even scale where it is twice or more', () => {
    const kindOf = (first: [number, number], second: [number, number]) =>
      salesExhibit(samplePlaces({ name: 'Anker', seen: first }, { name: 'Boje', seen: second }), sampleWords)!
        .chart?.kind;
    expect(kindOf([10e9, 20e9], [2e9, 5e9])).toBe('capsules');
    expect(kindOf([2e9, 5e9], [1e9, 2e9])).toBe('ladder');
  });

  test('keeps the ranked order within a range', () => {
    const places = samplePlaces({ name: 'Zoll', seen: [1e9, 2e9] }, { name: 'Anker', seen: [1e9, 2e9] });
    const { chart, table } = salesExhibit(places, sampleWords)!;
    expect(chart).toMatchObject({ kind: 'ladder', marks: [{ label: 'Zoll' }, { label: 'Anker' }] });
    expect(table.rows.map(({ label }) => label)).toEqual(['Zoll', 'Anker']);
  });
});
