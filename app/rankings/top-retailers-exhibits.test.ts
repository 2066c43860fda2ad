import { describe, expect, test } from 'vitest';
import type { Compared } from '../data-pages/exhibit-shapes.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { concentrationExhibit, firstPartyExhibit, retailerGrowthExhibit } from './top-retailers-exhibits.ts';

const words = { geoCode: 'deu', scope: 'eCommerce, Germany', edition: 2025 };

describe('concentration', () => {
  const market = (label: string, share: [number, number], index: [number, number]) => ({
    cr4: {
      label,
      inText: label === 'DIY' ? label : label.toLowerCase(),
      figure: shownFigure('concentration-cr4', 2025, share),
    },
    hhi: shownFigure('concentration-hhi', 2025, index),
  });
  const own = market('All categories', [45, 50], [500, 1000]);

  test('names the most and least concentrated categories, including ties', () => {
    const exhibit = concentrationExhibit(
      own,
      [
        market('Fashion', [20, 25], [100, 200]),
        market('DIY', [20, 25], [100, 200]),
        market('Electronics', [60, 65], [1000, 2000]),
      ],
      words,
    )!;
    expect(exhibit.message).toBe('Concentration is highest in electronics and lowest in DIY and fashion.');
    expect(exhibit.note).toBe(
      'Includes third-party sales and platforms that are not ranked. The Herfindahl index (HHI) for all categories equals that of a market with 10–20 shops of equal size.',
    );
    expect(exhibit.table.rows.map(({ label, cells }) => [label, cells[2]])).toEqual([
      ['Electronics', '5–10 shops'],
      ['All categories', '10–20 shops'],
      ['DIY', '50–100 shops'],
      ['Fashion', '50–100 shops'],
    ]);
  });

  test('compares two categories', () => {
    const two = [market('Fashion', [20, 25], [100, 200]), market('Electronics', [60, 65], [1000, 2000])];
    expect(concentrationExhibit(own, two, words)!.message).toContain(
      'Concentration is higher in electronics than in fashion.',
    );
  });

  test('names no category where the ranges are equal', () => {
    const alike = [market('Fashion', [20, 25], [100, 200]), market('DIY', [20, 25], [100, 200])];
    expect(concentrationExhibit(own, alike, words)!.message).toBe(
      'Concentration does not differ clearly between categories.',
    );
  });

  test('states the market’s share where there is one category to show', () => {
    expect(concentrationExhibit(own, [market('Fashion', [20, 25], [100, 200])], words)!.message).toBe(
      'The four largest shops and platforms hold 45–50% of the market.',
    );
  });

  test('is left out where the market’s concentration is locked', () => {
    const locked = {
      label: 'All',
      inText: 'all',
      figure: shownFigure('concentration-cr4', 2025, { visibility: 'no-access' }),
    };
    expect(concentrationExhibit({ cr4: locked, hhi: undefined }, [own], words)).toBeNull();
  });
});

const shop = (
  label: string,
  metric: 'first-party-share' | 'net-sales-growth',
  seen: [number, number | null],
) => ({ label, figure: shownFigure(metric, 2025, seen) }) satisfies Compared;

describe('first-party share', () => {
  test('names the smallest and the largest', () => {
    const shops = [
      shop('Anker', 'first-party-share', [40, 45]),
      shop('Boje', 'first-party-share', [95, null]),
      shop('Dock', 'first-party-share', [95, null]),
    ];
    expect(firstPartyExhibit(shops, words)!.message).toBe(
      'Own stock accounts for 40–45% of sales at Anker, and for over 95% at Boje and Dock.',
    );
  });

  test.each<[[number, number | null][], string]>([
    [
      [
        [40, 45],
        [40, 50],
        [95, null],
      ],
      'Either Anker or Boje sold the smallest share from its own stock (their ranges overlap); Dock sold the largest, at over 95%.',
    ],
    [
      [
        [40, 45],
        [90, 95],
        [90, 100],
        [85, 95],
      ],
      'Anker sold the smallest share from its own stock, at 40–45%; Boje, Dock or Elbe sold the largest (their ranges overlap).',
    ],
    [
      [
        [40, 45],
        [40, 45],
        [90, 95],
        [90, 100],
      ],
      'Anker and Boje sold the smallest shares from their own stock, at 40–45% each; either Dock or Elbe sold the largest (their ranges overlap).',
    ],
  ])('gives no number for several shops with different ranges: %j', (shares, message) => {
    const names = ['Anker', 'Boje', 'Dock', 'Elbe'];
    const shops = shares.map((share, at) => shop(names[at]!, 'first-party-share', share));
    expect(firstPartyExhibit(shops, words)!.message).toBe(message);
  });

  test('compares no single shop and ranks no equals', () => {
    const anker = shop('Anker', 'first-party-share', [40, 45]);
    expect(firstPartyExhibit([anker], words)).toBeNull();
    expect(firstPartyExhibit([anker, { ...anker, label: 'Boje' }], words)!.message).toBe(
      'Both sold a similar share from their own stock, at 40–45% each.',
    );
  });
});

test.each([
  [
    [
      [10, 15],
      [5, 10],
    ],
    'Of the two shops compared, Anker grew faster in 2025 (10–15%).',
  ],
  [
    [
      [5, 10],
      [5, 10],
    ],
    'Net sales of both shops grew by 5–10% in 2025.',
  ],
  [
    [
      [5, 30],
      [10, 15],
    ],
    'The growth ranges of the two shops overlap too much to say which grew faster.',
  ],
  [
    [
      [-10, -5],
      [-15, -10],
    ],
    'Of the two shops compared, Anker fared better in 2025: net sales fell by 5–10%.',
  ],
  [
    [
      [10, 15],
      [5, 10],
      [0, 5],
    ],
    'Of the three shops compared, Anker grew fastest in 2025 (10–15%).',
  ],
  [
    [
      [5, 30],
      [10, 15],
      [0, 5],
      [0, 5],
    ],
    'Of the four shops compared, the fastest-growing in 2025 was either Anker or Boje (their ranges overlap).',
  ],
  [
    [
      [5, 30],
      [10, 15],
      [5, 20],
      [0, 5],
    ],
    'Elbe grew least, by 0–5% in 2025; the ranges of the other three overlap too much to say which is ahead.',
  ],
  [
    [
      [5, 30],
      [10, 15],
      [5, 20],
    ],
    'No shop was clearly the fastest-growing in 2025: most of their ranges overlap.',
  ],
] as [[number, number][], string][])('growth %j', (ranges, message) => {
  const shops = ranges.map((seen, at) =>
    shop(['Anker', 'Boje', 'Dock', 'Elbe'][at]!, 'net-sales-growth', seen),
  );
  expect(retailerGrowthExhibit(shops, words)!.message).toBe(message);
});

test('growth says which shops it is about', () => {
  const growing = [
    shop('Anker', 'net-sales-growth', [10, 15]),
    shop('Boje', 'net-sales-growth', [5, 10]),
    shop('Dock', 'net-sales-growth', [0, 5]),
  ];
  const hidden = shownFigure('net-sales-growth', 2025, { visibility: 'no-access' });
  expect(retailerGrowthExhibit([...growing, { label: 'Elbe', figure: hidden }], words)!.message).toBe(
    'Of the three shops whose growth is shown, Anker grew fastest in 2025 (10–15%).',
  );
  expect(retailerGrowthExhibit(growing, words)!.note).toContain('not just this market');
  expect(retailerGrowthExhibit(growing, { ...words, geoCode: 'wor' })!.note).toBe(
    'Growth covers every country a shop delivers to. Shops without a free profile are left out.',
  );
});
