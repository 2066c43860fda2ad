import { describe, expect, test } from 'vitest';
import { figureSet } from '../figures/figure-set.ts';
import type { MetricKey } from '../figures/metric.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { deviceExhibit, factsExhibit } from './country-exhibits.ts';
import {
  growthExhibit,
  onlineShareExhibit,
  peopleExhibit,
  sizeExhibit,
  largerMarketsExhibit,
} from './market-exhibits.ts';
import { marketWords } from '../subjects/market-words.ts';
import {
  categoryGrowthExhibit,
  mixExhibit,
  seasonExhibit,
  categoryShareExhibit,
  structureExhibit,
} from './structure-exhibits.ts';

type Range = readonly [number | null, number | null];

const germany = { geoCode: 'deu', adjectival: 'German', name: 'Germany', prefixedShortName: 'Germany' };
const words = marketWords({ category: 'toys' }, germany, 2025);
const set = (...figures: ReturnType<typeof shownFigure>[]) => figureSet(figures);
const one = (metric: MetricKey, range: Range, dimension = '') =>
  shownFigure(metric, 2025, range, { dimension });
const locked = (metric: MetricKey) => set(shownFigure(metric, 2025, { visibility: 'no-access' }));

describe('size and growth', () => {
  const forecast = shownFigure('market-size', 2030, [2e9, 5e9], { method: 'forecast' });

  test('describes the size from its first year to the forecast', () => {
    const others = [shownFigure('market-size', 2018, [5e8, 1e9]), forecast];
    const sized = (...now: [number, number]) => sizeExhibit(set(one('market-size', now), ...others), words)!;
    expect(sized(1e9, 2e9).message).toBe(
      'Germany’s online toy market grew from $500m–1bn in 2018 to $1–2bn in 2025.',
    );
    expect(sized(5e8, 2e9).message).toBe(
      'Germany’s online toy market was worth $500m–1bn in 2018 and $500m–2bn in 2025.',
    );
    expect(sized(2e9, 5e9).text).toContain('We expect it to be in the same range in 2030 as in 2025.');
    expect(sized(1e9, 2e9).text).toContain('We expect it to be worth $2–5bn in 2030.');
  });

  test('compares growth with the mean, which is in the table too', () => {
    const mean = one('market-cagr', [0, 5], 'since:2020');
    const exhibit = growthExhibit(set(one('market-growth', [-10, -5]), mean), words)!;
    expect(exhibit.message).toBe(
      'Germany’s online toy market shrank by 5–10% in 2025, against average growth of 0–5% a year since 2020.',
    );
    expect(exhibit.table.rows.at(-1)).toEqual({ label: '2020–2025, average per year', cells: [mean] });
    expect(growthExhibit(set(one('market-growth', [0, 5]), mean), words)!.message).toContain(
      'grew by 0–5% in 2025, in the same range as its average annual growth since 2020.',
    );
  });

  test.each([
    [[5, 10], [-5, 0], 'grew by 5–10% in 2025, against an average decline of 0–5% a year since 2020.'],
    [
      [5, 10],
      [-5, 5],
      'grew by 5–10% in 2025, against an average change of between −5% and +5% a year since 2020.',
    ],
    [[0, 20], [5, 15], 'grew by 0–20% in 2025; growth since 2020 has averaged 5–15% a year.'],
    [[-10, 0], [-5, 0], 'shrank by 0–10% in 2025; the decline since 2020 has averaged 0–5% a year.'],
    [[0, 5], [-5, 5], 'grew by 0–5% in 2025; the average change since 2020 was between −5% and +5% a year.'],
  ] as const)('sets growth of %j against a mean of %j only where they do not overlap', (now, range, said) => {
    const figures = set(one('market-growth', now), one('market-cagr', range, 'since:2020'));
    expect(growthExhibit(figures, words)!.message).toBe(`Germany’s online toy market ${said}`);
  });

  test('says where figures are locked', () => {
    expect(sizeExhibit(locked('market-size'), words)!.message).toBe(
      'The figures for “Market size” come with selected plans.',
    );
    expect(growthExhibit(locked('market-growth'), words)!.message).toContain(
      'The figures for “Growth” come with selected plans.',
    );
    const lateLocked = set(
      shownFigure('market-growth', 2023, [5, 10]),
      ...[2024, 2025].map((year) => shownFigure('market-growth', year, { visibility: 'no-access' })),
    );
    expect(growthExhibit(lateLocked, words)!.message).toBe(
      'The growth figures for 2024 and 2025 come with selected plans.',
    );
    expect(onlineShareExhibit(locked('online-share'), words)!.message).toContain('with selected plans');
    const mean = one('market-cagr', [5, 10], 'since:2020');
    const onlyNow = set(shownFigure('market-growth', 2025, { visibility: 'no-access' }), mean);
    expect(growthExhibit(onlyNow, words)!.message).toBe(
      'Germany’s online toy market has grown by an average of 5–10% a year since 2020; the growth figure for 2025 comes with selected plans.',
    );
  });

  test('leaves out what the data set does not have', () => {
    const none = set();
    expect([
      sizeExhibit(none, words),
      growthExhibit(none, words),
      onlineShareExhibit(none, words),
      peopleExhibit(none, words),
      largerMarketsExhibit(
        none,
        [{ part: 'all', says: 'Toys took', inText: 'all', where: '', name: 'All' }],
        words,
      ),
      categoryShareExhibit([], words),
      categoryGrowthExhibit([], words),
      structureExhibit(none, words),
      seasonExhibit(none, words),
      mixExhibit(none, 'payment', words),
      deviceExhibit(none, words),
      factsExhibit(none, words),
    ]).toEqual(Array(12).fill(null));
  });
});

test('a range of spending per head that slips is explained, another is not', () => {
  const perHead = (year: number, range: [number, number]) => shownFigure('spend-per-head', year, range);
  const noteOf = (...figures: Parameters<typeof set>) => peopleExhibit(set(...figures), words)!.note;
  expect(noteOf(perHead(2024, [50, 100]), perHead(2025, [49, 99]))).toContain(
    'can drift as the population changes',
  );
  expect(noteOf(perHead(2024, [50, 100]), perHead(2025, [51, 110]))).toBeUndefined();
});

test('people: one measure is a single chart, several are strips', () => {
  const alone = peopleExhibit(set(one('spend-per-head', [50, 100])), words)!;
  expect(alone.message).toBe('On average, people in Germany spent $50–100 on toys online in 2025.');
  expect(alone.chart!.kind).toBe('series');
  const both = peopleExhibit(
    set(one('spend-per-head', [50, 100]), one('buyer-penetration', [60, 65])),
    words,
  )!;
  expect(both.message).toContain(
    'On average, people in Germany spent $50–100 on toys online in 2025; 60–65% of the population shopped online.',
  );
  expect(both.chart!.kind).toBe('strip');
});

test('leaves out the share of wider markets where it never left its range', () => {
  const says = 'Toys accounted for';
  const wholes = [
    { part: 'all', says, inText: 'all online spending', where: ' in Germany', name: 'Share of all' },
    {
      part: 'hobby-leisure',
      says,
      inText: 'online spending on hobby goods',
      where: ' in Germany',
      name: 'Share of hobby',
    },
    {
      part: 'wor',
      says: 'Germany made up',
      inText: 'the global online market for toys',
      where: '',
      name: 'Of the world',
    },
  ];
  const shares = (last: Range) =>
    set(
      shownFigure('market-share', 2024, [0, 5], { dimension: 'of:all' }),
      one('market-share', last, 'of:all'),
    );
  expect(largerMarketsExhibit(shares([0, 5]), wholes, words)).toBeNull();
  expect(largerMarketsExhibit(shares([5, 10]), wholes, words)!.message).toBe(
    'Toys accounted for 5–10% of all online spending in Germany in 2025.',
  );
  const more = set(
    ...shares([5, 10]).all,
    one('market-share', [15, 20], 'of:hobby-leisure'),
    one('market-share', [0, 5], 'of:wor'),
  );
  expect(largerMarketsExhibit(more, wholes, words)!.message).toBe(
    'Toys accounted for 5–10% of all online spending and 15–20% of online spending on hobby goods in Germany in 2025. Germany made up 0–5% of the global online market for toys.',
  );
  const lockedFirst = set(
    ...[2024, 2025].map((year) =>
      shownFigure('market-share', year, { visibility: 'no-access' }, { dimension: 'of:all' }),
    ),
    shownFigure('market-share', 2024, [10, 15], { dimension: 'of:hobby-leisure' }),
    one('market-share', [15, 20], 'of:hobby-leisure'),
  );
  expect(largerMarketsExhibit(lockedFirst, wholes, words)!.message).toBe(
    'Toys accounted for 15–20% of online spending on hobby goods in Germany in 2025.',
  );
});

describe('categories', () => {
  const category = (slug: CategorySlug, range: Range, metric: MetricKey = 'market-share') => ({
    category: slug,
    label: slug,
    figure: one(metric, range),
  });

  test('names both leaders where two are in the same range', () => {
    const parts = [
      category('fashion', [20, 25]),
      category('electronics', [20, 25]),
      category('diy', [5, 10]),
    ];
    expect(categoryShareExhibit(parts, words)!.message).toBe(
      'The largest categories are electronics and fashion, at 20–25% of spending each.',
    );
    expect(categoryShareExhibit(parts.slice(1), words)!.message).toBe(
      'The larger of the two categories is electronics, at 20–25% of spending.',
    );
    expect(categoryShareExhibit(parts.slice(0, 2), words)!.message).toBe(
      'Neither category is clearly the larger.',
    );
    const alike = [...parts.slice(0, 2), category('media', [20, 25])];
    expect(categoryShareExhibit(alike, words)!.message).toBe('No category is clearly the largest.');
    const wide = [
      category('fashion', [15, 25]),
      category('electronics', [20, 25]),
      category('media', [5, 10]),
    ];
    expect(categoryShareExhibit(wide, words)!.message).toBe(
      'The largest category is either electronics or fashion (their ranges overlap).',
    );
    const many = (['toys', 'diy', 'garden', 'grocery', 'footwear'] as const).map((slug, at) =>
      category(slug, [10, 15 + 5 * at]),
    );
    expect(categoryShareExhibit([...many.slice(1), category('media', [0, 5])], words)!.message).toBe(
      'The largest category is DIY goods, footwear, garden products or groceries (their ranges overlap).',
    );
    expect(categoryShareExhibit([...many, category('media', [0, 5])], words)!.message).toBe(
      'No category is clearly the largest: the ranges of five overlap.',
    );
  });

  test('names the fastest and slowest, or says that there are none', () => {
    const growth = (slug: CategorySlug, range: Range) => category(slug, range, 'market-growth');
    const message = (...parts: ReturnType<typeof growth>[]) => categoryGrowthExhibit(parts, words)!.message;
    expect(message(growth('diy', [5, 10]), growth('fashion', [0, 5]), growth('media', [-5, 0]))).toBe(
      'Spending on DIY goods grew by 5–10% in 2025; spending on physical media fell by 0–5%.',
    );
    expect(message(growth('diy', [5, 10]), growth('fashion', [0, 5]), growth('media', [0, 5]))).toBe(
      'Spending on DIY goods grew by 5–10% in 2025, and on the other two categories by 0–5%.',
    );
    expect(message(growth('diy', [5, 10]), growth('fashion', [5, 10]))).toBe(
      'Spending grew by 5–10% in both categories in 2025.',
    );
    expect(message(growth('diy', [5, 10]), growth('fashion', [5, 10]), growth('media', [5, 10]))).toBe(
      'Spending grew by 5–10% in every category in 2025.',
    );
    const wide = [growth('diy', [5, 15]), growth('fashion', [5, 10]), growth('media', [0, 5])];
    expect(message(...wide)).toBe('Spending on physical media grew slowest in 2025 (0–5%).');
    expect(message(...wide.slice(0, 2))).toBe(
      'Neither category clearly grew faster in 2025 (their ranges overlap).',
    );
    expect(message(...wide.slice(0, 2), growth('toys', [5, 20]))).toBe(
      'No category was clearly the fastest-growing in 2025.',
    );
    expect(message(growth('toys', [5, 10]), growth('pet-supplies', [0, 5]), growth('diy', [0, 10]))).toBe(
      'The fastest-growing category in 2025 was either DIY goods or toys (their ranges overlap).',
    );
    const unclear = [growth('bags-accessories', [5, 15]), growth('toys', [5, 10]), growth('diy', [-5, 10])];
    expect(message(...unclear, growth('media', [-10, -5]))).toBe(
      'The fastest-growing category in 2025 was DIY goods, toys, or bags and accessories (their ranges overlap); spending on physical media fell by 5–10%.',
    );
    const pairs = [growth('bags-accessories', [5, 10]), growth('toys', [5, 10]), growth('media', [0, 5])];
    expect(message(...pairs)).toBe(
      'Spending on toys and on bags and accessories grew by 5–10% in 2025, and on physical media by 0–5%.',
    );
    const hidden = shownFigure('market-growth', 2025, { visibility: 'no-access' });
    expect(message(growth('diy', [5, 10]), { ...growth('media', [0, 5]), figure: hidden })).toBe(
      'Spending on DIY goods grew by 5–10% in 2025.',
    );
  });
});

describe('structure', () => {
  test('says who sells, as far as known, with the index only in the table', () => {
    const figures = set(
      one('marketplace-share', [40, 45]),
      one('cross-border-share', [10, 15]),
      one('concentration-hhi', [500, 1000]),
    );
    const exhibit = structureExhibit(figures, words)!;
    expect(exhibit.message).toBe(
      'Third-party sellers account for 40–45% of online spending and foreign shops for 10–15%.',
    );
    expect(exhibit.chart).toMatchObject({ marks: [{ text: '40–45%' }, { text: '10–15%' }] });
    expect(exhibit.table.rows).toHaveLength(3);
    const four = one('concentration-cr4', [45, 50]);
    expect(structureExhibit(set(four, ...figures.all), words)!.message).toBe(
      'The four largest shops take 45–50% of online spending, third-party sales included. Third-party sellers account for 40–45% and foreign shops for 10–15%.',
    );
    const outside = structureExhibit(set(one('concentration-cr4', [0, 5]), ...figures.all), words)!;
    expect(outside.message).toBe(exhibit.message);
    expect(outside.note).toContain('catalogue');
    const justOutside = structureExhibit(set(one('concentration-cr4', [35, 40]), ...figures.all), words)!;
    expect([justOutside.message, justOutside.note]).toEqual([exhibit.message, outside.note]);
    const exactly = (metric: MetricKey) => shownFigure(metric, 2025, { visibility: 'exact', value: 40 });
    const equal = structureExhibit(set(exactly('concentration-cr4'), exactly('marketplace-share')), words)!;
    expect(equal.note).not.toContain('catalogue');
    expect(exhibit.note).not.toContain('catalogue');
    const [alike, foreign] = [one('marketplace-share', [10, 15]), one('cross-border-share', [10, 15])];
    expect(structureExhibit(set(four, alike, foreign), words)!.message).toBe(
      'The four largest shops take 45–50% of online spending, third-party sales included. Third-party sellers and foreign shops each account for 10–15%.',
    );
    expect(structureExhibit(set(one('marketplace-share', [95, null])), words)!.message).toBe(
      'Third-party sellers account for over 95% of online spending.',
    );
    const group = structureExhibit(set(four, ...figures.all), words, { isGroup: true })!;
    expect(group.message).toContain(
      'The four largest shops take 45–50% of online spending, third-party sales included. Third-party sellers account for 40–45% and cross-border orders for 10–15%.',
    );
    expect(group.note).not.toContain('foreign');
    expect(structureExhibit(set(four), words)!.message).toBe(
      'The four largest shops take 45–50% of online spending, third-party sales included.',
    );
    expect(structureExhibit(set(four, one('cross-border-share', [10, 15])), words)!.message).toBe(
      'The four largest shops take 45–50% of online spending, third-party sales included. Foreign shops account for 10–15%.',
    );
    expect(structureExhibit(locked('cross-border-share'), words)!.message).toContain('with selected plans');
  });

  test('lists months and peaks in calendar order', () => {
    const month = (number: string, range: Range) => one('seasonality-index', range, `month:${number}`);
    const exhibit = seasonExhibit(
      set(month('12', [120, 130]), month('01', [80, 90]), month('11', [120, 130])),
      words,
    )!;
    expect(exhibit.message).toBe(
      'November and December are the strongest months, with an index of 120–130 each.',
    );
    expect(exhibit.table.rows.map(({ label }) => label)).toEqual(['January', 'November', 'December']);
    const even = ['01', '02', '03', '04'].map((number) => month(number, [100, 110]));
    expect(seasonExhibit(set(...even, month('05', [90, 100])), words)!.message).toBe(
      'No month stands out as the strongest.',
    );
  });

  test('never names “Other” as the leading provider', () => {
    const method = (name: string, range: Range) => one('payment-share', range, `payment:${name}`);
    const figures = set(method('Other', [50, 55]), method('PayPal', [30, 35]), method('Klarna', [5, 10]));
    expect(mixExhibit(figures, 'payment', words)!.message).toBe(
      'PayPal is the leading payment method, at 30–35% of spending.',
    );
    const cards = method('Credit card', [30, 35]);
    expect(mixExhibit(set(cards), 'payment', words)!.message).toBe(
      'Credit cards are the leading payment method, at 30–35% of spending.',
    );
    expect(mixExhibit(set(cards, method('Apple Pay', [30, 40])), 'payment', words)!.message).toBe(
      'The leading payment method is either Apple Pay or credit cards (their ranges overlap).',
    );
    const fleet = one('shipping-share', [30, 35], 'shipping:Own delivery fleet');
    expect(mixExhibit(set(fleet), 'shipping', words)!.message).toBe(
      'Shops’ own fleets handle the most parcels, at 30–35% of the total.',
    );
    expect(mixExhibit(set(cards, method('Apple Pay', [30, 35])), 'payment', words)!.message).toBe(
      'Apple Pay and credit cards are the leading payment methods, at 30–35% of spending each.',
    );
  });
});

describe('the country', () => {
  const device = (year: number, name: string, range: Range) =>
    shownFigure('device-share', year, range, { dimension: `device:${name}` });

  test('describes devices from the first year to the last, with a strip for each', () => {
    const figures = set(
      device(2018, 'desktop', [50, 55]),
      device(2018, 'mobile', [35, 40]),
      device(2025, 'desktop', [40, 45]),
      device(2025, 'mobile', [55, 60]),
    );
    const exhibit = deviceExhibit(figures, words)!;
    expect(exhibit.message).toBe('Mobile accounted for 55–60% of orders in 2025, up from 35–40% in 2018.');
    expect(exhibit.table.columns).toEqual(['Year', 'Desktop', 'Mobile']);
    expect(exhibit.chart).toMatchObject({ kind: 'strip', columns: ['2018', '2025'] });
  });

  test('names no leading device where two have the same range', () => {
    const figures = set(device(2025, 'desktop', [45, 50]), device(2025, 'mobile', [45, 50]));
    expect(deviceExhibit(figures, words)!.message).toBe('No device was clearly ahead in orders in 2025.');
  });

  test('shows public facts exactly, with their year', () => {
    const exhibit = factsExhibit(
      set(shownFigure('population', 2025, 83_800_000), shownFigure('gdp', 2024, 4.7e12)),
      words,
    )!;
    expect(exhibit.message).toBe('The population was 83.8m in 2025. GDP was $4.7tn in 2024.');
    expect(exhibit.table.rows.map(({ cells }) => cells[0])).toEqual(['2025', '2024']);
    const usersIn = (year: number) =>
      factsExhibit(
        set(shownFigure('population', 2025, 8.2e9), shownFigure('internet-users', year, 73.6)),
        words,
      )!.message;
    expect(usersIn(2025)).toBe('The population was 8.2bn in 2025; 73.6% used the internet.');
    expect(usersIn(2024)).toBe('The population was 8.2bn in 2025; 73.6% used the internet in 2024.');
  });
});
