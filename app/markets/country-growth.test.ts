import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedCountries } from '../../test/samples/sample-countries.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { marketWords } from '../subjects/market-words.ts';
import { countryGrowthExhibit } from './country-growth.ts';
import type { ComparedCountry } from './neighbour-exhibits.ts';

const region = { geoCode: 'eur', adjectival: 'European', name: 'Europe', prefixedShortName: 'Europe' };
const words = marketWords({ category: 'toys' }, region, 2025);

const country = comparedCountries('market-growth');

const subject = { tone: 'accent' } as const;

describe('growth by country', () => {
  const pace = (...parts: ComparedCountry[]) => countryGrowthExhibit(parts, words)!.message;
  const slower = [0, 1, 2, 3, 4, 5].map((at) => country(`Isle ${at}`, [0, at < 3 ? 5 : 10]));

  test('names up to four of which one is ahead', () => {
    const faster = ['Cuba', 'Fiji', 'Iran', 'Mali'].map((name, at) => country(name, [10, 15 + 5 * at]));
    expect(pace(...faster, ...slower)).toBe(
      'Of the ten markets compared, the fastest-growing in 2025 was Cuba, Fiji, Iran or Mali (their ranges overlap).',
    );
    expect(pace(...faster, country('Oman', [10, 50]), ...slower.slice(1))).toBe(
      'Of the ten markets compared, none clearly grew fastest in 2025: the highest ranges overlap.',
    );
  });

  test('does not say that markets grew which all shrank', () => {
    const shrinking = ['Cuba', 'Fiji', 'Iran', 'Mali'].map((name) => country(name, [-10, -5]));
    expect(pace(...shrinking, country('Oman', [-20, -10]), country('Peru', [-15, -5]))).toBe(
      'Of the six markets compared, none was clearly ahead in 2025: the highest ranges overlap.',
    );
  });

  test('names the market of the page first, so that it is not among the others', () => {
    const faster = ['Italy', 'Mexico', 'Russia', 'Turkey'].map((name) => country(name, [10, 15]));
    expect(pace(...faster, country('Vietnam', [10, 15], subject), ...slower)).toBe(
      'Of the eleven markets compared, Vietnam, Italy, Mexico and two others grew fastest in 2025 (10–15%).',
    );
  });

  test('calls no majority the fastest', () => {
    const most = ['Chile', 'Cuba', 'Fiji', 'Iran', 'Mali'].map((name) => country(name, [10, 15]));
    expect(pace(...most, country('Peru', [5, 10]), country('Oman', [0, 5]))).toBe(
      'Of the seven markets compared, Oman grew slowest in 2025 (0–5%); Peru grew by 5–10%, and Chile, Cuba, Fiji and two others by 10–15%.',
    );
  });

  test('tells of a fall among gains, and of what a majority has in common', () => {
    const most = ['Chile', 'Cuba', 'Fiji'].map((name) => country(name, [5, 10]));
    const [low, fall] = [country('China', [0, 5]), country('South Korea', [-5, 0])];
    expect(pace(...most, low, fall)).toBe(
      'Of the five markets compared, only South Korea shrank in 2025 (by 0–5%); China grew by 0–5%, and Chile, Cuba and Fiji by 5–10%.',
    );
    expect(pace(...most, low, country('Mali', [0, 10]), fall)).toBe(
      'Of the six markets compared, only South Korea shrank in 2025 (by 0–5%).',
    );
    expect(pace(country('Malaysia', [20, 30]), ...most, country('Mali', [-5, 5]))).toBe(
      'Of the five markets compared, Malaysia grew fastest in 2025 (20–30%) and Mali fared worst (−5% to +5%).',
    );
    expect(pace(country('Malaysia', [20, 30]), ...most, fall)).toBe(
      'Of the five markets compared, Malaysia grew fastest in 2025 (20–30%); only South Korea shrank (by 0–5%).',
    );
    expect(pace(country('Malaysia', [20, 30]), country('Mali', [-5, 0]), country('Oman', [-10, -5]))).toBe(
      'Of the three markets compared, Malaysia grew fastest in 2025 (20–30%); Oman shrank most, by 5–10%.',
    );
  });

  test('says how the last fared where the leader may have shrunk', () => {
    const wide = [country('Cuba', [-10, -5]), country('Fiji', [-10, 5])];
    expect(pace(...wide, country('Iran', [-15, -10]), country('Mali', [-20, -15]))).toBe(
      'Of the four markets compared, the most resilient in 2025 was either Cuba or Fiji (their ranges overlap); Mali shrank most, by 15–20%.',
    );
  });

  test('calls up to two markets the only ones to shrink', () => {
    const growing = ['Chile', 'Cuba', 'Fiji', 'Iran', 'Mali'].map((name, at) =>
      country(name, [0, 10 + 5 * at]),
    );
    const shrinking = ['Oman', 'Peru', 'Togo'].map((name) => country(name, [-5, 0]));
    expect(pace(...growing, ...shrinking)).toBe(
      'Of the eight markets compared, Oman, Peru and Togo shrank in 2025 (by 0–5%).',
    );
    expect(pace(...growing, ...shrinking.slice(1))).toBe(
      'Of the seven markets compared, only Peru and Togo shrank in 2025 (by 0–5%).',
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
        const namedIn = (claim: RegExp) => {
          const said = claim.exec(message)?.[1] ?? '';
          return said.includes('others') ? null : said.match(/\b[A-F]\b/g);
        };
        const valuesOf = (names: readonly string[], are: boolean) =>
          values.filter((_, at) => names.includes('ABCDEF'[at]!) === are);
        const first = namedIn(/compared, ([^;(]*?) (?:grew fastest|held up best|shrank least)/);
        if (first) expect(Math.max(...valuesOf(first, true))).toBe(Math.max(...values));
        if (message.includes('grew fastest')) expect(Math.max(...values)).toBeGreaterThan(0);
        const last = namedIn(
          /(?:compared, |; |\),? and )([^;(]*?) (?:grew slowest|slowest|shrank most|most|shrank (?:in 2025 )?\(|fared worst)/,
        );
        if (last) expect(Math.min(...valuesOf(last, true))).toBe(Math.min(...values));
        if (last && message.includes('shrank most'))
          expect(Math.min(...valuesOf(last, false))).toBeLessThan(0);
        if (last && message.includes('only')) {
          expect(Math.max(...valuesOf(last, true))).toBeLessThan(0);
          for (const value of valuesOf(last, false)) expect(value).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('says that the ranges of the others overlap only where each overlaps every other', () => {
    const message = (...others: ComparedCountry[]) =>
      countryGrowthExhibit([country('Canada', [5, 10]), ...others], words)!.message;
    const low = ['Brazil', 'France'].map((name) => country(name, [10, 15]));
    const high = ['Italy', 'Mexico', 'Russia'].map((name) => country(name, [15, 20]));
    expect(message(...low, ...high, country('the Netherlands', [10, 50]))).toBe(
      'Of the seven markets compared, Canada grew slowest in 2025 (5–10%).',
    );
    const ends = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(fc.array(ends, { minLength: 2, maxLength: 9 }), (drawn) => {
        const others = drawn.map(([from, steps], at) => country(`M${at}`, [from * 5, (from + steps) * 5]));
        const [latest, earliest] = [
          Math.max(...drawn.map(([from]) => from)),
          Math.min(...drawn.map(([from, steps]) => from + steps)),
        ];
        if (latest >= earliest) expect(message(...others)).not.toMatch(/the ranges of the other \w+ overlap/);
      }),
      { numRuns: 500 },
    );
  });

  test('names the fastest and slowest, or says that there are none', () => {
    expect(pace(country('Italy', [5, 10]), country('Japan', [-5, 0]))).toBe(
      'In 2025, spending grew by 5–10% in Italy and fell by 0–5% in Japan.',
    );
    expect(pace(country('Italy', [5, 10]), country('Japan', [0, 5]), country('Spain', [0, 5]))).toBe(
      'Among the three markets compared, spending in 2025 grew by 5–10% in Italy and by 0–5% in the remaining two.',
    );
    const [slight, steep] = [country('Italy', [-5, 0]), country('Japan', [-15, -10])];
    expect(pace(slight, country('Cuba', [-10, -5]), steep)).toBe(
      'Of the three markets compared, Italy shrank least in 2025 (0–5%) and Japan most (10–15%).',
    );
    const few = ['Cuba', 'Japan'].map((name) => country(name, [-5, 0]));
    const many = ['Chile', 'Italy', 'Spain'].map((name) => country(name, [0, 5]));
    expect(pace(...few, ...many)).toBe(
      'Among the five markets compared, spending in 2025 fell by 0–5% in Cuba and Japan, and grew by 0–5% in the remaining three.',
    );
    expect(pace(country('Italy', [-5, 5]), country('Japan', [-10, -5]))).toBe(
      'In 2025, spending changed by up to 5% either way in Italy and fell by 5–10% in Japan.',
    );
    expect(pace(country('Italy', [5, 10]), country('Japan', [-5, 5]))).toBe(
      'In 2025, spending grew by 5–10% in Italy and changed by up to 5% either way in Japan.',
    );
    expect(pace(country('Italy', [5, 10]), country('Japan', [-5, 0]), country('Spain', [-10, 0]))).toBe(
      'Of the three markets compared, Italy grew fastest in 2025 (5–10%).',
    );
    expect(pace(country('Italy', [5, 15]), country('Japan', [5, 10]), country('Spain', [-5, 0]))).toBe(
      'Of the three markets compared, only Spain shrank in 2025 (by 0–5%).',
    );
    expect(pace(country('Italy', [-5, 15]), country('Japan', [0, 5]), country('Spain', [-10, -5]))).toBe(
      'Of the three markets compared, Spain fared worst in 2025, shrinking by 5–10%; the ranges of the other two overlap.',
    );
    const wide = [country('Italy', [5, 15]), country('Japan', [5, 10])];
    const slow = ['Spain', 'Cuba'].map((name) => country(name, [0, 5]));
    expect(pace(...wide, ...slow)).toBe(
      'Of the four markets compared, the fastest-growing in 2025 was either Italy or Japan (their ranges overlap); Cuba and Spain grew slowest (0–5%).',
    );
    expect(pace(...wide, slow[0]!, country('Fiji', [-5, 0]))).toBe(
      'Of the four markets compared, the fastest-growing in 2025 was either Italy or Japan (their ranges overlap); only Fiji shrank (by 0–5%).',
    );
    expect(pace(...wide, slow[0]!)).toBe(
      'Of the three markets compared, Spain grew slowest in 2025 (0–5%); the ranges of the other two overlap.',
    );
    const unclear = ['Italy', 'Japan', 'Spain', 'Cuba'].map((name, at) => country(name, [0, 10 + 5 * at]));
    expect(pace(...unclear, country('Korea', [-5, 0]))).toBe(
      'Of the five markets compared, only Korea shrank in 2025 (by 0–5%).',
    );
    expect(pace(...unclear, country('Fiji', [-5, 20]), country('Korea', [-10, -5]))).toBe(
      'Of the six markets compared, Korea fared worst in 2025, shrinking by 5–10%; the ranges of the other five overlap.',
    );
    expect(pace(country('Italy', [-5, 5]), country('Cuba', [-10, -5]), country('Japan', [-15, -10]))).toBe(
      'Of the three markets compared, Italy held up best in 2025 (−5% to +5%); Japan shrank most, by 10–15%.',
    );
    expect(pace(...unclear.slice(0, 3), country('Korea', [-5, 0]))).toBe(
      'Of the four markets compared, only Korea shrank in 2025 (by 0–5%).',
    );
    expect(pace(country('Italy', [5, 10]), country('Japan', [5, 10]))).toBe(
      'In 2025, spending grew by 5–10% in both Italy and Japan.',
    );
    expect(pace(country('Italy', [5, 15]), country('Japan', [5, 10]))).toBe(
      'The 2025 growth ranges of the two markets compared overlap, so neither is clearly ahead.',
    );
    const locked = { figure: shownFigure('market-growth', 2025, { visibility: 'no-access' }) } as const;
    expect(
      pace(country('Italy', [5, 10]), country('Japan', [5, 10]), country('Spain', [5, 10], locked)),
    ).toBe('In 2025, spending grew by 5–10% in both Italy and Japan.');
    const hidden = ['Spain', 'Chile'].map((name) => country(name, [5, 10], locked));
    expect(pace(country('the US', [0, 5]), hidden[0]!)).toBe(
      'In 2025, spending in the US grew by 0–5%; the growth figure for Spain comes with selected plans.',
    );
    expect(pace(country('the US', [-5, 0]), ...hidden)).toBe(
      'In 2025, spending in the US fell by 0–5%; the growth figures for Spain and Chile come with selected plans.',
    );
    expect(pace(...['Italy', 'Japan', 'Spain'].map((name) => country(name, [-5, 0])))).toBe(
      'All three markets compared shrank by 0–5% in 2025.',
    );
  });
});
