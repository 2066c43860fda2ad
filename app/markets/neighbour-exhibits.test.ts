import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extentOf } from '../figures/figure-marks.ts';
import { figureSet } from '../figures/figure-set.ts';
import { comparedCountries } from '../../test/samples/sample-countries.ts';
import { annualReport, shownFigure } from '../../test/samples/sample-figures.ts';
import { officialExhibit } from './country-exhibits.ts';
import type { OfficialFigure } from '../subjects/market-queries.server.ts';
import { marketWords } from '../subjects/market-words.ts';
import {
  similarInSize,
  mapExhibit,
  memberExhibit,
  neighbourExhibit,
  type ComparedCountry,
} from './neighbour-exhibits.ts';

const region = { geoCode: 'eur', adjectival: 'European', name: 'Europe', prefixedShortName: 'Europe' };
const words = marketWords({ category: 'toys' }, region, 2025);

const country = comparedCountries('market-size');

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
      'Only in Italy is the market clearly larger than in Peru.',
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
    const giants = ['China', 'the US'].map((name) => country(name, [1e12, 2e12]));
    expect(message(wide[0]!, ...giants)).toBe(
      'The ranges are too wide to say whether the market is larger in Italy than in Thailand; China and the US are clearly larger.',
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
});

describe('a group of countries', () => {
  const members = [small('Malta'), large('Italy'), large('the UK', { inText: 'the UK' })];

  test('names its largest markets', () => {
    const message = (...some: ComparedCountry[]) => memberExhibit(some, words)!.message;
    expect(message(...members)).toBe(
      'Of the countries shown, Italy and the UK are the largest markets in Europe, at $1–2bn each.',
    );
    expect(message(...members.slice(0, 2))).toBe('Italy is larger than Malta: $1–2bn against $100–200m.');
    expect(message(large('Italy'), large('the UK'))).toBe('Each of the two markets shown is worth $1–2bn.');
    expect(message(large('Italy'), large('Spain'), large('the UK'))).toBe(
      'Each of the three markets shown is worth $1–2bn.',
    );
    expect(message(country('Poland', [1e9, 5e9]), country('Russia', [2e9, 1e10]))).toBe(
      'Of the countries shown, either Poland or Russia is the largest market in Europe (their ranges overlap).',
    );
  });

  test('does not repeat what the map above says', () => {
    const both = (...some: ComparedCountry[]) => [
      mapExhibit(some, words)!.message,
      memberExhibit(some, words, { isMapped: true })?.message,
    ];
    const [italy, uk] = [large('Italy'), large('the UK')];
    expect(both(italy, small('Malta'))).toEqual([
      'Italy is the larger of the two markets shown, at $1–2bn.',
      undefined,
    ]);
    expect(both(italy, uk, small('Malta'))).toEqual([
      'Italy and the UK are the largest markets shown, at $1–2bn each.',
      'Malta, the other market shown, is worth $100–200m.',
    ]);
    const [poland, russia] = [country('Poland', [1e9, 5e9]), country('Russia', [2e9, 1e10])];
    expect(both(poland, russia)).toEqual([
      'The ranges of Poland and Russia, the two markets shown, overlap.',
      undefined,
    ]);
    expect(both(poland, russia, small('Malta'))).toEqual([
      'Either Poland or Russia is the largest market shown (their ranges overlap).',
      'Poland and Russia are followed by Malta, at $100–200m.',
    ]);
    expect(both(country('Peru', [2e8, 5e8]), country('Cuba', [1e8, 5e8]), small('Malta'))).toEqual([
      'Either Cuba or Peru is the largest market shown (their ranges overlap).',
      'Of the other countries shown, Malta is the largest, at $100–200m.',
    ]);
    expect(both(country('China', [1e11, 2e11]), poland, russia, small('Malta'))).toEqual([
      'China is the largest market shown, at $100–200bn.',
      'After China, the largest of the countries shown is either Poland or Russia (their ranges overlap).',
    ]);
    const locked = { figure: shownFigure('market-size', 2025, { visibility: 'no-access' }) } as const;
    expect(
      memberExhibit([country('Cuba', [1, 2], locked), country('Fiji', [1, 2], locked)], words)!.message,
    ).toBe('The figures for “Largest markets” come with selected plans.');
  });

  test('says where the ten shown are cut off in the middle of a range', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => small(`Isle ${at}`));
    expect(memberExhibit(many(10), words)!.note).toBeUndefined();
    expect(memberExhibit(many(11), words)!.note).toBe(
      'Ten countries are shown; others are in the same range as the tenth.',
    );
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
    const two = [large('Italy'), country('Cuba', [5e8, 1e9])];
    expect(mapExhibit(two, words)!.message).toBe('Italy is the larger of the two markets shown, at $1–2bn.');
    const more = [...members.slice(0, 2), small('Cyprus'), small('Latvia'), small('Estonia')];
    expect(mapExhibit(more, words)!.message).toBe(
      'Italy is the largest market, at $1–2bn; the smallest shown are worth $100–200m each.',
    );
    expect(mapExhibit([...more, country('Tonga', [1e6, 2e6])], words)!.message).toBe(
      'Italy is the largest market, at $1–2bn; Tonga, the smallest shown, is worth $1–2m.',
    );
    const published = { visibility: 'exact', value: 1.8e9 } as const;
    const known = country('France', [1e9, 2e9]);
    const mixed = [...more, { ...known, figure: { ...known.figure, ...published } }];
    expect(mapExhibit(mixed, words)!.message).toBe(
      'Either France or Italy is the largest market (too close to call); the smallest shown are worth $100–200m each.',
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
      'For 2023, the Statistics Office reports EUR 85 billion for “Online retail sales”; we put the market size at US$100–200bn.',
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
    expect(messageFor(9.6)).toContain(
      'reports 9.6% for “Online share of retail sales”; we use it as published.',
    );
    expect(messageFor(9.7)).toContain('; we put the online share at 9.7%.');

    const sales = published('Online retail sales', 40.1, 'EUR billion');
    const converted = shownFigure('market-size', 2023, 45.3e9, { method: 'reported', source: sales.source });
    expect(officialExhibit([sales], figureSet([converted]), words)!.message).toBe(
      'For 2023, the Statistics Office reports EUR 40.1 billion for “Online retail sales”; we use it, converted to US$45.3bn.',
    );
  });

  test('appear alone where we have no comparable figure', () => {
    expect(
      officialExhibit([published('Online retail sales', 37.1, 'EUR billion', '2014')], figures, words)!
        .message,
    ).toBe('For 2014, the Statistics Office reports EUR 37.1 billion for “Online retail sales”.');
    expect(officialExhibit([], figures, words)).toBeNull();
  });
});
