import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extentOf } from '../figures/figure-marks.ts';
import { figureSet } from '../figures/figure-set.ts';
import { annualReport, shownFigure } from '../../test/samples/sample-figures.ts';
import { officialExhibit } from './country-exhibits.ts';
import type { OfficialFigure } from '../subjects/market-queries.server.ts';
import { marketWords } from '../subjects/market-words.ts';
import {
  similarInSize,
  mapExhibit,
  memberExhibit,
  neighbourExhibit,
  countryGrowthExhibit,
  type ComparedCountry,
} from './neighbour-exhibits.ts';

const region = { geoCode: 'eur', adjectival: 'European', name: 'Europe', prefixedShortName: 'Europe' };
const words = marketWords({ category: 'toys' }, region, 2025);

function country(
  code: string,
  range: readonly [number, number],
  more: Partial<ComparedCountry> = {},
): ComparedCountry {
  const metric = Math.abs(range[1]) > 1000 ? 'market-size' : 'market-growth';
  return {
    code,
    label: code,
    inText: code,
    figure: shownFigure(metric, 2025, range),
    tone: 'plain',
    ...more,
  };
}

const large = (code: string, more = {}) => country(code, [1e9, 2e9], more);
const small = (code: string, more = {}) => country(code, [1e8, 2e8], more);
const subject = { tone: 'accent' } as const;

describe('a country among others', () => {
  const all = [
    small('Chile'),
    large('Japan'),
    small('Peru', subject),
    large('Italy'),
    country('Cuba', [1e6, 2e6]),
  ];

  test('is shown with those in its range and the next larger ones', () => {
    expect(similarInSize(all).map(({ label }) => label)).toEqual(['Italy', 'Japan', 'Peru', 'Chile']);
    expect(neighbourExhibit(similarInSize(all), words)!.message).toBe(
      'By market size, Peru is in the same range as Chile; only Italy and Japan are clearly larger.',
    );
  });

  test('says if it is alone in its range or the largest', () => {
    expect(neighbourExhibit(similarInSize([large('Italy', subject), small('Peru')]), words)).toBeNull();
    expect(neighbourExhibit(similarInSize([large('Italy', subject), large('Japan')]), words)!.message).toBe(
      'Italy and Japan are the largest markets, at $1–2bn each.',
    );
    expect(neighbourExhibit(similarInSize([large('Italy'), small('Peru', subject)]), words)!.message).toBe(
      'Only Italy is clearly larger than Peru.',
    );
  });

  test('claims no more than the markets shown can tell', () => {
    const many = ['Chile', 'Cuba', 'Fiji', 'Iran', 'Mali', 'Togo', 'Oman'];
    const larger = ['Italy', 'Japan', 'Spain', 'Sweden'].map((name) => large(name));
    const message = (countries: ComparedCountry[]) =>
      neighbourExhibit(similarInSize(countries), words)!.message;
    expect(message([small('Peru', subject), small('Chile'), ...larger])).toBe(
      'By market size, Peru is in the same range as Chile; larger markets include Japan, Spain and Sweden, at $1–2bn each.',
    );
    const spread = [small('Peru', subject), country('Japan', [1e9, 2e9]), country('China', [1e11, 2e11])];
    expect(message([...spread, country('India', [1e10, 2e10])])).toBe(
      'Markets larger than Peru include China, India and Japan.',
    );
    expect(message([small('the UAE', subject), ...many.map((name) => small(name))])).toBe(
      'The UAE is one of the largest markets, at $100–200m, in the same range as Chile, Cuba, Fiji and others.',
    );
  });

  test('is larger than none whose range holds its size', () => {
    const published = (code: string, value: number, more = {}) =>
      country(code, [value, value], { figure: shownFigure('market-size', 2025, value), ...more });
    const wide = ['Thailand', 'Turkey', 'Vietnam'].map((name) => country(name, [2e10, 5e10]));
    const message = (...others: ComparedCountry[]) =>
      neighbourExhibit(similarInSize([published('Italy', 4.53e10, subject), ...others]), words)!.message;
    expect(message(...wide)).toBe(
      'The ranges are too wide to say whether the market is larger in Italy than in Thailand, Turkey or Vietnam.',
    );
    expect(message(wide[0]!, country('the US', [1e12, 2e12]))).toBe(
      'The ranges are too wide to say whether the market is larger in Italy than in Thailand; only the US is clearly larger.',
    );
  });

  test('calls a market larger only where every possible value is', () => {
    const ends = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(fc.array(ends, { minLength: 2, maxLength: 6 }), (drawn) => {
        const markets = drawn.map(([low, steps], at) =>
          country('ABCDEF'[at]!, [low * 1e9, (low + steps) * 1e9], at === 0 ? subject : {}),
        );
        const message = neighbourExhibit(similarInSize(markets), words)?.message ?? '';
        const high = (drawn[0]![0] + drawn[0]![1]) * 1e9;
        const clearly = /(?:only (.*?) (?:is|are) clearly larger|include ([^$]*?)(?:, at|\.))/i.exec(message);
        for (const name of (clearly?.[1] ?? clearly?.[2] ?? '').match(/\b[A-F]\b/g) ?? [])
          expect(extentOf(markets['ABCDEF'.indexOf(name)]!.figure)!.low).toBeGreaterThanOrEqual(high);
        for (const name of /whether A is larger than ([^;.]*)/.exec(message)?.[1]?.match(/\b[A-F]\b/g) ?? [])
          expect(extentOf(markets['ABCDEF'.indexOf(name)]!.figure)!.low).toBeLessThan(high);
      }),
    );
  });

  test('says nothing of growth that the true values could contradict', () => {
    const drawnCountry = fc.record({
      low: fc.integer({ min: -4, max: 4 }),
      steps: fc.integer({ min: 1, max: 3 }),
      at: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(drawnCountry, { minLength: 3, maxLength: 6 }), (drawn) => {
        const markets = drawn.map(({ low, steps }, at) =>
          country('ABCDEF'[at]!, [low * 5, (low + steps) * 5]),
        );
        const values = drawn.map(({ low, steps, at }) => (low + steps * at) * 5);
        const message = countryGrowthExhibit(markets, words)!.message;
        // Where some are left unnamed, as 'two others', there is nothing to check.
        const namedAfter = (claim: RegExp) => {
          const said = claim.exec(message)?.[1] ?? '';
          return said.includes('others') ? null : said.match(/\b[A-F]\b/g);
        };
        const valuesOf = (names: readonly string[], are: boolean) =>
          values.filter((_, at) => names.includes('ABCDEF'[at]!) === are);
        const first = namedAfter(
          /(?:grew fastest|held up best|fell least) in ([^;(]*?)(?:;| \(|, and slowest|\.)/,
        );
        if (first) expect(Math.max(...valuesOf(first, true))).toBe(Math.max(...values));
        if (message.includes('grew fastest')) expect(Math.max(...values)).toBeGreaterThan(0);
        const last = namedAfter(/(?:grew slowest|and slowest|fell most|fell only) in ([^;(]*)/);
        if (last) expect(Math.min(...valuesOf(last, true))).toBe(Math.min(...values));
        if (last && message.includes('fell only')) {
          expect(Math.max(...valuesOf(last, true))).toBeLessThan(0);
          for (const value of valuesOf(last, false)) expect(value).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('says that the other ranges overlap only where each overlaps every other', () => {
    const message = (...others: ComparedCountry[]) =>
      countryGrowthExhibit([country('Canada', [5, 10]), ...others], words)!.message;
    const low = ['Brazil', 'France'].map((name) => country(name, [10, 15]));
    const high = ['Italy', 'Mexico', 'Russia'].map((name) => country(name, [15, 20]));
    expect(message(...low, ...high, country('the Netherlands', [10, 50]))).toBe(
      'Of the seven markets compared, spending grew slowest in Canada (5–10%).',
    );
    const ends = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(fc.array(ends, { minLength: 2, maxLength: 9 }), (drawn) => {
        const others = drawn.map(([from, steps], at) => country(`M${at}`, [from * 5, (from + steps) * 5]));
        const [latest, earliest] = [
          Math.max(...drawn.map(([from]) => from)),
          Math.min(...drawn.map(([from, steps]) => from + steps)),
        ];
        if (latest >= earliest) expect(message(...others)).not.toContain('the other ranges overlap');
      }),
      { numRuns: 500 },
    );
  });

  test('names the fastest and slowest, or says that there are none', () => {
    const pace = (...parts: ComparedCountry[]) => countryGrowthExhibit(parts, words)!.message;
    expect(pace(country('Italy', [5, 10]), country('Japan', [-5, 0]))).toBe(
      'Spending grew by 5–10% in Italy and fell by 0–5% in Japan.',
    );
    expect(pace(country('Italy', [5, 10]), country('Japan', [0, 5]), country('Spain', [0, 5]))).toBe(
      'Among the three markets compared, spending grew by 5–10% in Italy and by 0–5% in the other two.',
    );
    const [slight, steep] = [country('Italy', [-5, 0]), country('Japan', [-15, -10])];
    expect(pace(slight, country('Cuba', [-10, -5]), steep)).toBe(
      'Of the three markets compared, spending fell least in Italy (0–5%) and most in Japan (10–15%).',
    );
    const few = ['Cuba', 'Japan'].map((name) => country(name, [-5, 0]));
    const many = ['Chile', 'Italy', 'Spain'].map((name) => country(name, [0, 5]));
    expect(pace(...few, ...many)).toBe(
      'Among the five markets compared, spending fell by 0–5% in Cuba and Japan, and grew by 0–5% in the other three.',
    );
    expect(pace(country('Italy', [-5, 5]), country('Japan', [-10, -5]))).toBe(
      'Spending changed by −5 to 5% in Italy and fell by 5–10% in Japan.',
    );
    expect(pace(country('Italy', [5, 10]), country('Japan', [-5, 5]))).toBe(
      'Spending grew by 5–10% in Italy and changed by −5 to 5% in Japan.',
    );
    expect(pace(country('Italy', [5, 10]), country('Japan', [-5, 0]), country('Spain', [-10, 0]))).toBe(
      'Of the three markets compared, spending grew fastest in Italy (5–10%).',
    );
    expect(pace(country('Italy', [5, 15]), country('Japan', [5, 10]), country('Spain', [-5, 0]))).toBe(
      'Of the three markets compared, spending fell only in Spain (by 0–5%); the other ranges overlap.',
    );
    expect(pace(country('Italy', [-5, 15]), country('Japan', [0, 5]), country('Spain', [-10, -5]))).toBe(
      'Of the three markets compared, spending fell most in Spain (by 5–10%); the other ranges overlap.',
    );
    const wide = [country('Italy', [5, 15]), country('Japan', [5, 10])];
    const slow = ['Spain', 'Cuba'].map((name) => country(name, [0, 5]));
    expect(pace(...wide, ...slow)).toBe(
      'Of the four markets compared, spending may have grown fastest in either Italy or Japan, whose ranges overlap; it grew slowest in Cuba and Spain (0–5%).',
    );
    expect(pace(...wide, slow[0]!, country('Fiji', [-5, 0]))).toBe(
      'Of the four markets compared, spending may have grown fastest in either Italy or Japan, whose ranges overlap; it fell by 0–5% in Fiji.',
    );
    expect(pace(...wide, slow[0]!)).toBe(
      'Of the three markets compared, spending grew slowest in Spain (0–5%); the other ranges overlap.',
    );
    const unclear = ['Italy', 'Japan', 'Spain', 'Cuba'].map((name, at) => country(name, [0, 10 + 5 * at]));
    expect(pace(...unclear, country('Korea', [-5, 0]))).toBe(
      'Of the five markets compared, spending fell only in Korea (by 0–5%); the other ranges overlap.',
    );
    expect(pace(...unclear, country('Fiji', [-5, 20]), country('Korea', [-10, -5]))).toBe(
      'Of the six markets compared, spending fell most in Korea (by 5–10%); the other ranges overlap.',
    );
    expect(pace(country('Italy', [-5, 5]), country('Cuba', [-10, -5]), country('Japan', [-15, -10]))).toBe(
      'Of the three markets compared, spending held up best in Italy (−5 to 5%); it fell by 10–15% in Japan.',
    );
    expect(pace(...unclear.slice(0, 3), country('Korea', [-5, 0]))).toBe(
      'Of the four markets compared, spending fell only in Korea (by 0–5%); the other ranges overlap.',
    );
    expect(pace(country('Italy', [5, 10]), country('Japan', [5, 10]))).toBe(
      'Spending grew by 5–10% in both Italy and Japan.',
    );
    expect(pace(country('Italy', [5, 15]), country('Japan', [5, 10]))).toBe(
      'The growth ranges of the two markets compared overlap, so neither is clearly ahead.',
    );
    const locked = { figure: shownFigure('market-growth', 2025, { visibility: 'no-access' }) } as const;
    expect(
      pace(country('Italy', [5, 10]), country('Japan', [5, 10]), country('Spain', [5, 10], locked)),
    ).toBe('Spending grew by 5–10% in both Italy and Japan.');
    expect(pace(country('the US', [0, 5]), country('Spain', [5, 10], locked))).toBe(
      'Spending grew by 0–5% in the US.',
    );
    expect(pace(...['Italy', 'Japan', 'Spain'].map((name) => country(name, [-5, 0])))).toBe(
      'All three markets compared shrank by 0–5%.',
    );
  });
});

describe('growth by country', () => {
  const pace = (...parts: ComparedCountry[]) => countryGrowthExhibit(parts, words)!.message;
  const slower = [0, 1, 2, 3, 4, 5].map((at) => country(`Isle ${at}`, [0, at < 3 ? 5 : 10]));

  test('names up to four of which one is ahead', () => {
    const faster = ['Cuba', 'Fiji', 'Iran', 'Mali'].map((name, at) => country(name, [10, 15 + 5 * at]));
    expect(pace(...faster, ...slower)).toBe(
      'Of the ten markets compared, spending may have grown fastest in Cuba, Fiji, Iran or Mali, whose ranges overlap.',
    );
    expect(pace(...faster, country('Oman', [10, 50]), ...slower.slice(1))).toBe(
      'Of the ten markets compared, none is clearly ahead: the highest growth ranges overlap.',
    );
  });

  test('names the market of the page first, so that it is not among the others', () => {
    const faster = ['Italy', 'Mexico', 'Russia', 'Turkey'].map((name) => country(name, [10, 15]));
    expect(pace(...faster, country('Vietnam', [10, 15], subject), ...slower)).toBe(
      'Of the eleven markets compared, spending grew fastest in Vietnam, Italy, Mexico and two others (10–15%).',
    );
  });

  test('calls no majority the fastest', () => {
    const most = ['Chile', 'Cuba', 'Fiji', 'Iran', 'Mali'].map((name) => country(name, [10, 15]));
    expect(pace(...most, country('Peru', [5, 10]), country('Oman', [0, 5]))).toBe(
      'Of the seven markets compared, spending grew slowest in Oman (0–5%); it grew by 10–15% in Chile, Cuba, Fiji and two others.',
    );
  });

  test('says how the last fared where the leader may have shrunk', () => {
    const wide = [country('Cuba', [-10, -5]), country('Fiji', [-10, 5])];
    expect(pace(...wide, country('Iran', [-15, -10]), country('Mali', [-20, -15]))).toBe(
      'Of the four markets compared, spending may have held up best in either Cuba or Fiji, whose ranges overlap; it fell by 15–20% in Mali.',
    );
  });
});

describe('a group of countries', () => {
  const members = [small('Malta'), large('Italy'), large('the UK', { inText: 'the UK' })];

  test('names its largest markets', () => {
    expect(memberExhibit(members, words)!.message).toBe(
      'Of the countries with a page, Malta is next after Italy and the UK, at $100–200m.',
    );
  });

  test('says where the ten shown are cut off in the middle of a range', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => small(`Isle ${at}`));
    expect(memberExhibit(many(10), words)!.note).toBeUndefined();
    expect(memberExhibit(many(11), words)!.note).toBe('Ten are shown; other countries share the last range.');
    expect(memberExhibit([...many(10), country('Cuba', [1e6, 2e6])], words)!.note).toBeUndefined();
  });

  test('is a map whose legend has every step, smallest first', () => {
    const exhibit = mapExhibit(members, words)!;
    expect(exhibit.message).toBe('Italy and the UK are the largest markets shown, at $1–2bn each.');
    expect(exhibit.chart).toMatchObject({
      kind: 'map',
      steps: ['$100–200m', '$200–500m', '$500m–1bn', '$1–2bn'],
      areas: [
        { code: 'Italy', step: 3 },
        { code: 'the UK', step: 3 },
        { code: 'Malta', step: 0 },
      ],
    });
    expect(mapExhibit(members.slice(1), words)).toBeNull();
    const more = [...members.slice(0, 2), small('Cyprus'), small('Latvia'), small('Estonia')];
    expect(mapExhibit(more, words)!.message).toBe(
      'Italy is the largest market, at $1–2bn; the smallest shown are worth $100–200m each.',
    );
    const published = { visibility: 'exact', value: 1.8e9 } as const;
    const known = country('France', [1e9, 2e9]);
    const mixed = [...more, { ...known, figure: { ...known.figure, ...published } }];
    expect(mapExhibit(mixed, words)!.message).toBe(
      'The largest market could be either France or Italy, whose ranges overlap; the smallest shown are worth $100–200m each.',
    );
  });
});

describe('published figures of others', () => {
  const figures = figureSet([
    shownFigure('market-size', 2023, [1e11, 2e11]),
    shownFigure('online-buyers', 2023, [5e7, 5.5e7]),
    shownFigure('spend-per-buyer', 2023, [1000, 2000]),
    shownFigure('buyer-penetration', 2023, [60, 65]),
    shownFigure('online-share', 2023, [15, 20]),
  ]);
  const published = (indicator: string, value: number, unit: string, period = '2023'): OfficialFigure => ({
    indicator,
    period,
    value,
    unit,
    source: { ...annualReport, name: 'Statistics Office, Retail trade 2024' },
    difference: null,
  });

  test('are paired with our figure of the same kind and year', () => {
    const exhibit = officialExhibit(
      [
        published('Online retail sales', 85, 'EUR billion'),
        published('Online shoppers', 52, 'million people'),
        published('Average annual online spend per shopper', 1500, 'EUR'),
        published('Individuals who bought online', 70.41, 'percent'),
        published('Online share of retail sales', 13.1, 'percent'),
        published('Online retail sales', 21, 'EUR billion', '2023-Q4'),
      ],
      figures,
      words,
    )!;
    const ours = exhibit.table.rows.map(({ label, cells }) => [label, cells[1], cells[2]]);
    expect(
      ours.map(([label, text, figure]) => [label, text, (figure as { metric?: string }).metric]),
    ).toEqual([
      ['Online retail sales', 'EUR 21 billion', undefined],
      ['Online retail sales', 'EUR 85 billion', 'market-size'],
      ['Online shoppers', '52 million people', 'online-buyers'],
      ['Average annual online spend per shopper', 'EUR 1,500', 'spend-per-buyer'],
      ['Individuals who bought online', '70.41%', 'buyer-penetration'],
      ['Online share of retail sales', '13.1%', 'online-share'],
    ]);
    expect(exhibit.message).toBe(
      'The published figure for “Online retail sales” in 2023 is EUR 85 billion (Statistics Office); we put the market size at US$100–200bn.',
    );
    expect(exhibit.table.rows[0]!.cells[0]).toBe('Q4 2023');
  });

  test('are said to be used where ours is the same', () => {
    const share = published('Online share of retail sales', 9.6, 'percent');
    const source = share.source;
    const messageFor = (own: number) =>
      officialExhibit(
        [share],
        figureSet([shownFigure('online-share', 2023, own, { method: 'reported', source })]),
        words,
      )!.message;
    expect(messageFor(9.6)).toContain('is 9.6% (Statistics Office); we use it as published.');
    expect(messageFor(9.7)).toContain('; we put the online share at 9.7%.');
  });

  test('appear alone where we have no comparable figure', () => {
    expect(
      officialExhibit([published('Online retail sales', 37.1, 'EUR billion', '2014')], figures, words)!
        .message,
    ).toBe('The published figure for “Online retail sales” in 2014 is EUR 37.1 billion (Statistics Office).');
    expect(officialExhibit([], figures, words)).toBeNull();
  });
});
