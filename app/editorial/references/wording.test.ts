import { describe, expect, test } from 'vitest';
import { metricKeys } from '../../figures/metric.ts';
import { shownFigure } from '../../../test/samples/sample-figures.ts';
import { categories } from '../../taxonomy/category.ts';
import { regionRecords, type Coverage } from '../../taxonomy/region-catalogue.server.ts';
import { regionLookup, toRegion } from '../../taxonomy/region.ts';
import { content } from '../content.server.ts';
import { rowLabel, sharedName } from './row-labels.ts';
import { wordingOf } from './wording.ts';

const none = new Set<string>();
const coverage: Coverage = {
  brands: none,
  companies: none,
  domains: none,
  leads: none,
  markets: none,
  transactions: none,
};
const regions = regionRecords(coverage).map(toRegion);
const find = regionLookup(regions);
const places = { region: (geoCode: string) => find(geoCode)! };
const english = wordingOf('en', places, content.german);
const germanWith = (missed: string[], terms = content.german) =>
  wordingOf('de', places, terms, (term) => missed.push(term));
const german = germanWith([]);

test('says in the subtitle of a chart what is measured, where the name of the metric does not', () => {
  expect(english.metric('device-share')).toBe('Device');
  expect(english.metricInFull('device-share')).toBe('Share of orders by device');
  expect(german.metricInFull('device-share')).toBe('Anteil an den Bestellungen nach Gerät');
  expect(english.metricInFull('market-size')).toBe('Market size');
  expect(german.metricInFull('market-size')).toBe('Marktgröße');
});

describe('a German text', () => {
  test('has German names for regions', () => {
    const codes = ['deu', 'che', 'gbr', 'usa', 'hkg', 'wor', 'gcc', 'xkx'];
    expect(codes.map(german.region)).toEqual([
      'Deutschland',
      'Schweiz',
      'Großbritannien',
      'USA',
      'Hongkong',
      'Welt',
      'Golfstaaten',
      'Kosovo',
    ]);
  });

  test('does not confuse a group of countries with the country that shares its code', () => {
    expect(['asi', 'asm', 'soa', 'msr'].map(german.region)).toEqual([
      'Asien',
      'Amerikanisch-Samoa',
      'Südasien',
      'Montserrat',
    ]);
  });

  test.each([
    ['', ''],
    ['category:toys', 'Spielwaren'],
    ['country:deu', 'Deutschland'],
    ['month:03', 'März'],
    ['device:mobile', 'Smartphone'],
    ['since:2020', 'seit 2020'],
    ['of:all', 'am Gesamtmarkt'],
    ['of:wor', 'am Weltmarkt'],
    ['of:fashion', 'an der Warengruppe Mode'],
    ['payment:Purchase on account', 'Kauf auf Rechnung'],
    ['payment:PayPal', 'PayPal'],
    ['shipping:Swiss Post', 'Schweizerische Post'],
    ['shipping:DHL', 'DHL'],
  ])('calls the part "%s" %s', (dimension, name) => {
    const missed: string[] = [];
    expect(germanWith(missed).part(dimension)).toBe(name);
    expect(missed).toEqual([]);
  });

  test('names the scope of its charts', () => {
    const figure = shownFigure('market-size', 2025, [1e9, 2e9]);
    expect(german.scope('market/de/fashion', figure)).toBe('Mode, Deutschland');
    expect(german.scope('retailer/zalando.de-de', { ...figure, scope: 'Zalando' })).toBe('Zalando');
    const ranking = { slug: 's', title: 'Top Stores', region: 'che', metric: 'net-sales' } as const;
    expect(german.ranking({ ...ranking, category: 'all' })).toBe('Größte Onlineshops, Schweiz');
    expect(german.ranking({ ...ranking, category: 'toys' })).toBe(
      'Größte Onlineshops für Spielwaren, Schweiz',
    );
    expect([german.metric('return-rate'), german.partColumn('payment'), german.share]).toEqual([
      'Retourenquote',
      'Zahlungsart',
      'Anteil',
    ]);
  });

  test('has a German name for every metric, category and region', () => {
    const missed: string[] = [];
    const wording = germanWith(missed);
    const words = metricKeys().map(wording.metric);
    expect(new Set(words).size).toBe(words.length);
    for (const { slug } of categories) wording.category(slug);
    for (const { geoCode } of regions) wording.region(geoCode);
    expect(missed).toEqual([]);
  });

  test('falls back to English names and reports them', () => {
    const missed: string[] = [];
    const wording = germanWith(missed, { ...content.german, regions: {}, splits: {} });
    const figure = shownFigure('net-sales', 2025, [1e9, 2e9]);
    expect([
      wording.region('asi'),
      wording.part('payment:Shells'),
      wording.part('device:watch'),
      wording.partColumn('payment'),
      wording.category('cars'),
      wording.scope('ranking/top-stores', { ...figure, scope: 'Top Stores' }),
    ]).toEqual(['Asia', 'Shells', 'Watch', 'Payment', 'cars', 'Top Stores']);
    expect(missed).toEqual([
      'region:asi',
      'payment:Shells',
      'device:watch',
      'split:payment',
      'category:cars',
      'ranking/top-stores',
    ]);
  });
});

test('an English text uses the words of the site', () => {
  expect([
    english.region('deu'),
    english.part('of:fashion'),
    english.metric('return-rate'),
    english.partColumn('payment'),
    english.columns.market,
  ]).toEqual(['Germany', 'of Fashion', 'Return rate', 'Payment', 'Market']);
});

test('begins the label of a row with a capital', () => {
  const subjects = ['market/ww/all', 'market/de/all'];
  expect(subjects.map((subject) => rowLabel(subject, subjects, undefined, english))).toEqual([
    'Worldwide',
    'Germany',
  ]);
});

test('a place at the start of a caption has a capital letter, eCommerce has none', () => {
  const categoriesCompared = ['market/ww/food', 'market/ww/media'];
  expect(sharedName(categoriesCompared, english)).toBe('worldwide');
  expect(sharedName(categoriesCompared, english, { isStart: true })).toBe('Worldwide');
  expect(sharedName(['market/de/all', 'market/gb/all'], english, { isStart: true })).toBe('eCommerce');
});
