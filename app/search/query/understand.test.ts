import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { content } from '../../editorial/content.server.ts';
import { categories } from '../../taxonomy/category.ts';
import { regionRecords } from '../../taxonomy/region-catalogue.server.ts';
import { createLexicon } from './lexicon.ts';
import { understand } from './understand.ts';

const markets = new Set(
  'wor eur deu gbr usa fra pol ita aut che ind nor esp bra can nld are hkg kor tur swe'.split(' '),
);
const none = new Set<string>();
const regions = regionRecords({
  markets,
  transactions: none,
  brands: none,
  companies: none,
  domains: none,
  leads: none,
});
const shop = (slug: string, displayName: string, domain: string, hasDetails = true) => ({
  slug,
  displayName,
  domain,
  hasDetails,
});
const lexicon = createLexicon({
  regions,
  markets,
  retailers: [
    shop('amazon', 'Amazon', 'amazon.com'),
    shop('zalando', 'Zalando', 'zalando.de'),
    shop('otto', 'OTTO', 'otto.de'),
    shop('hm', 'H&M', 'hm.com'),
    shop('next', 'Next', 'next.co.uk'),
    shop('mediamarkt', 'MediaMarkt', 'mediamarkt.de'),
    shop('homedepot', 'The Home Depot', 'homedepot.com'),
    shop('bestbuy', 'Best Buy', 'bestbuy.com'),
    shop('ebay', 'eBay', 'ebay.com', false),
  ],
  german: content.german,
});

/** In short: `measure place category retailer cue`, then the words that are left. */
function read(query: string) {
  const { places, categories: goods, retailers, measure, cues, rest } = understand(query, lexicon);
  return [
    ...(measure ? [measure.market ?? measure.retailer!] : []),
    ...places,
    ...goods,
    ...retailers.map(({ retailer }) => retailer),
    ...[...cues].map((cue) => `[${cue}]`),
    ...rest.map((word) => `“${word}”`),
  ].join(' ');
}

test.each([
  ['revenue zalando 2023', 2023],
  ['zalando', null],
  ['top 100 germany', null],
  ['toys 3000', null],
])('the year in "%s" is %s', (query, year) => {
  expect(understand(query, lexicon).year).toBe(year);
});

describe('what a query asks for', () => {
  test.each([
    ['conversion rate germany', 'conversion-rate deu'],
    ['zalando revenue', 'market-size zalando'],
    ['toys poland', 'pol toys'],
    ['average order value uk fashion', 'average-order-value gbr fashion'],
    ['AOV Deutschland', 'average-order-value deu'],
    ['CVR', 'conversion-rate'],
    ['basket size britain', 'average-order-value gbr'],
    ['GMV amazon', 'gmv amazon'],
    ['gb', 'gbr'],
    ['DEU', 'deu'],
    ['Spielzeug Polen', 'pol toys'],
    ['Möbel Österreich', 'aut furniture'],
    ['moebel frankreich', 'fra furniture'],
    ['pet food usa', 'usa pet-supplies'],
    ['ebay vs amazon', 'ebay amazon [versus]'],
    ['top 100 germany', 'deu [top]'],
    ['what is gmv', 'gmv [define]'],
    ['how do i cancel', '[ask] “cancel”'],
    ['media markt', 'mediamarkt'],
    ['the home depot', 'homedepot'],
    ['h&m sweden', 'swe hm'],
    ['zalando.de', 'zalando'],
    ['conversoin rate germnay', 'conversion-rate deu'],
    ['avarage order value', 'average-order-value'],
    ['growth of online retail in italy', 'market-growth ita all'],
    ['competitors zalando', 'zalando “competitors”'],
    ['toys germ', 'deu toys'],
  ])('%s', (query, meaning) => {
    expect(read(query)).toBe(meaning);
  });
});

describe('a word with two meanings', () => {
  test.each([
    ['contact us', '“contact” “us”'],
    ['about us', '“about” “us”'],
    ['toys us', 'usa toys'],
    ['toys market us', 'usa toys “market”'],
    ['toys in germany', 'deu toys'],
    ['is it free', '“free”'],
    ['toys it', 'ita toys'],
    ['fashion in IT', 'ita fashion'],
    ['can i pay', '[ask] “pay”'],
    ['next revenue', 'market-size next'],
    ['when is the next update', '“next” “update”'],
    ['next', 'next'],
    ['best buy', 'bestbuy'],
  ])('%s', (query, meaning) => {
    expect(read(query)).toBe(meaning);
  });

  test('a word that occurs on the site is not taken for a typing error', () => {
    const isKnownWord = (word: string) => word === 'italic';
    expect(understand('italic', lexicon, { isKnownWord }).places).toEqual([]);
  });
});

test('every market and category is known by its English and its German name', () => {
  const codes = regions.filter(({ geo_code: code }) => markets.has(code));
  const german = new Intl.DisplayNames('de', { type: 'region' });
  for (const { geo_code: code, geo_type: type, name } of codes) {
    expect([name, understand(name, lexicon).places]).toEqual([name, [code]]);
    const ownName =
      content.german.regions[code] ?? (type === 'Country' ? german.of(alpha2[code]!) : undefined);
    if (ownName) expect([ownName, understand(ownName, lexicon).places]).toEqual([ownName, [code]]);
  }
  for (const { slug, name } of categories) {
    for (const phrase of [name, content.german.categories[slug]])
      expect([phrase, understand(phrase, lexicon).categories]).toEqual([phrase, [slug]]);
  }
});

const alpha2: Readonly<Record<string, string>> = {
  deu: 'DE',
  gbr: 'GB',
  usa: 'US',
  fra: 'FR',
  pol: 'PL',
  ita: 'IT',
  aut: 'AT',
  che: 'CH',
  ind: 'IN',
  nor: 'NO',
  esp: 'ES',
  bra: 'BR',
  can: 'CA',
  nld: 'NL',
  are: 'AE',
  hkg: 'HK',
  kor: 'KR',
  tur: 'TR',
  swe: 'SE',
};

describe('any query', () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom(
        'germany',
        'toys',
        'uk',
        'aov',
        'zalando',
        'vs',
        'top',
        'in',
        'the',
        'us',
        'ebay',
        'market',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 8 },
  );

  test('never explains a word twice, and invents none', () => {
    fc.assert(
      fc.property(words, (all) => {
        const query = all.join(' ');
        const { concepts, rest } = understand(query, lexicon);
        const used = [...concepts.flatMap((concept) => concept.words), ...rest];
        const said = query
          .normalize('NFKD')
          .replaceAll(/\p{Mark}/gu, '')
          .toLowerCase();
        expect(used.length).toBeLessThanOrEqual((said.match(/[\p{Letter}\p{Number}]+/gu) ?? []).length);
      }),
    );
  });

  test('is understood the same in any case, apart from two-letter codes', () => {
    const plain = fc.array(
      fc.constantFrom('germany', 'toys', 'conversion rate', 'zalando', 'vs', 'otto', 'refund'),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(plain, (all) => {
        expect(read(all.join(' ').toUpperCase())).toBe(read(all.join(' ')));
      }),
    );
  });

  test('a measure and a place are found in either order, with fillers in between', () => {
    const measures = fc.constantFrom('conversion rate', 'aov', 'market size', 'return rate', 'bestellwert');
    const places = fc.constantFrom('germany', 'uk', 'frankreich', 'italian', 'usa');
    fc.assert(
      fc.property(
        measures,
        places,
        fc.constantFrom(' ', ' in ', ' of the ', ' for '),
        (measure, place, gap) => {
          const one = understand(measure + gap + place, lexicon);
          const other = understand(place + gap + measure, lexicon);
          expect([one.measure, one.places, one.rest]).toEqual([other.measure, other.places, other.rest]);
          expect(one.measure).not.toBeNull();
          expect(one.places).toHaveLength(1);
        },
      ),
    );
  });
});
