import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchEntry, SearchKind } from './search-entry.ts';
import { createSearchIndex } from './search-index.ts';
import { indexWordsOf, wordsOf } from './search-vocabulary.ts';

const entry = (kind: SearchKind, title: string, ...words: string[]): SearchEntry => ({
  kind,
  title,
  path: null,
  locked: false,
  words,
});

const search = createSearchIndex([
  entry('retailer', 'ABOUT YOU', 'aboutyou.de', 'Fashion', 'Germany'),
  entry('retailer', 'Detsky Mir', 'detmir.ru', 'Toys', 'Russia'),
  entry('retailer', 'Elkjøp', 'elkjop.no', 'Electronics', 'Norway'),
  entry('retailer', 'H&M', 'hm.com', 'Fashion', 'Sweden'),
  entry('retailer', 'hmv', 'hmv.com', 'Media', 'UK'),
  entry('retailer', 'MediaMarkt', 'mediamarkt.de', 'Electronics', 'Germany'),
  entry('retailer', 'porta Möbel', 'porta.de', 'Furniture', 'Germany'),
  entry('retailer', 'The Home Depot', 'homedepot.com', 'DIY', 'US'),
  entry('retailer', 'Zalando', 'zalando.de', 'Fashion', 'Germany'),
  entry('retailer', 'Zalando Lounge', 'zalando-lounge.de', 'Fashion', 'Germany'),
  entry('market', 'Toys Industry in Germany', 'Germany', 'German', 'deu', 'de'),
  entry('market', 'Toys Industry in Denmark', 'Denmark', 'Danish', 'dnk', 'dk'),
  entry('market', 'Toys Industry in Australia', 'Australia', 'Australian', 'aus', 'au'),
  entry('market', 'Toys Industry in Austria', 'Austria', 'Austrian', 'aut', 'at'),
  entry('market', 'eCommerce Industry in Germany', 'Germany', 'German', 'deu', 'de'),
  entry('ranking', 'Top Toy Stores in Germany', 'Toys', 'Germany', 'German', 'de'),
  entry('page', 'Pricing', 'plans'),
]);

const titles = (query: string, limit = 50) =>
  search(query, limit).groups.flatMap(({ items }) => items.map(({ title }) => title));

describe('finding', () => {
  test.each([
    ['zal', 'Zalando'],
    ['ZALANDO', 'Zalando'],
    ['zalando.de', 'Zalando'],
    ['zalnado', 'Zalando'],
    ['hm', 'H&M'],
    ['h&m', 'H&M'],
    ['h and m', 'H&M'],
    ['about you', 'ABOUT YOU'],
    ['aboutyou', 'ABOUT YOU'],
    ['abuot you', 'ABOUT YOU'],
    ['media markt', 'MediaMarkt'],
    ['mediamrakt', 'MediaMarkt'],
    ['home depot', 'The Home Depot'],
    ['homedepot', 'The Home Depot'],
    ['mobel', 'porta Möbel'],
    ['MÖBEL', 'porta Möbel'],
    ['moebel', 'porta Möbel'],
    ['elkjop', 'Elkjøp'],
    ['toys germany', 'Toys Industry in Germany'],
    ['germany toys', 'Toys Industry in Germany'],
    ['german toys', 'Toys Industry in Germany'],
    ['de toys', 'Toys Industry in Germany'],
    ['toys in germany', 'Toys Industry in Germany'],
    ['toys grmany', 'Toys Industry in Germany'],
    ['toys g', 'Toys Industry in Germany'],
    ['e-commerce germany', 'eCommerce Industry in Germany'],
    ['plans', 'Pricing'],
  ])('"%s" finds %s first', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  test('does not take a known word for a typing error', () => {
    expect(titles('toys austria')).toEqual(['Toys Industry in Austria']);
  });

  test('takes a known word for a typing error if nothing contains it with the others', () => {
    const shops = createSearchIndex([entry('retailer', 'Hone Tools'), entry('retailer', 'Home Depot')]);
    expect(shops('hone depot', 9).groups[0]!.items).toMatchObject([{ title: 'Home Depot' }]);
  });

  test('every word counts, and a short word before others is complete', () => {
    expect(titles('zalando sweden')).toEqual([]);
    expect(titles('de toys')).not.toContain('Toys Industry in Denmark');
    expect(titles('toys de')).toContain('Toys Industry in Denmark');
  });

  test.each(['', '   ', '&', '!?', '\0'])('finds nothing by %j', (query) => {
    expect(search(query, 10)).toEqual({ total: 0, groups: [] });
  });
});

describe('the order', () => {
  test('ranks the whole title, then its beginning, then a typing error', () => {
    expect(titles('zalando')).toEqual(['Zalando', 'Zalando Lounge']);
    expect(titles('hm')).toEqual(['H&M', 'hmv']);
    const near = createSearchIndex([
      entry('page', 'Marking'),
      entry('page', 'Great markets'),
      entry('page', 'Markets of the world'),
      entry('page', 'Markets'),
    ]);
    const found = near('markets', 9).groups[0]!.items.map(({ title }) => title);
    expect(found).toEqual(['Markets', 'Great markets', 'Markets of the world']);
    expect(near('mrking', 9).groups[0]!.items.map(({ title }) => title)).toEqual(['Marking']);
  });

  test('with a typing error, ranks a whole word before a beginning', () => {
    const near = createSearchIndex([entry('retailer', 'PriceGuru'), entry('page', 'Pricing')]);
    expect(near('pricng', 9).groups.map(({ kind }) => kind)).toEqual(['page', 'retailer']);
  });

  test('kinds share the limit, the best kind first', () => {
    const { total, groups } = search('germany', 5);
    expect(total).toBe(8);
    expect(groups.map(({ kind, total: all, items }) => [kind, all, items.length])).toEqual([
      ['market', 2, 2],
      ['ranking', 1, 1],
      ['retailer', 5, 2],
    ]);
  });
});

describe('any query', () => {
  const names = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), {
    minLength: 1,
    maxLength: 20,
  });
  const kinds = fc.constantFrom<SearchKind>('retailer', 'market', 'page');

  test('every title finds itself among the first of its kind', () => {
    fc.assert(
      fc.property(names, kinds, (all, kind) => {
        const index = createSearchIndex(all.map((title) => entry(kind, title)));
        for (const title of all.filter((name) => wordsOf(name).length > 0)) {
          const found = index(title, 100).groups[0]!.items.map((item) => item.title);
          const before = found.slice(0, found.indexOf(title) + 1);
          expect(found).toContain(title);
          expect(new Set(before.map((name) => wordsOf(name).join('')))).toEqual(
            new Set([wordsOf(title).join('')]),
          );
        }
      }),
    );
  });

  test('ignores accents and case', () => {
    const accented = fc.string({
      unit: fc.constantFrom(...'aäàåçéèíñöôøßüžABÇÉ &-'.split('')),
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(accented, (title) => {
        fc.pre(wordsOf(title).length > 0);
        const plain = title
          .normalize('NFD')
          .replaceAll(/\p{Mark}/gu, '')
          .toUpperCase();
        expect(createSearchIndex([entry('page', title)])(plain, 1).total).toBe(1);
      }),
    );
  });

  test('one typing error in a word of five letters or more does not hide it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghij'.split('')), minLength: 5, maxLength: 12 });
    const title = fc.array(word, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(title, { minLength: 1, maxLength: 20 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('drop', 'add', 'change', 'swap'),
        (all, one, at, error) => {
          const known = all.flat().flatMap((name) => [...indexWordsOf(name)]);
          const words = [...all[one % all.length]!];
          const wrong = mistype(words[at % words.length]!, at, error);
          fc.pre(!known.some((name) => name.startsWith(wrong)));
          const query = words.with(at % words.length, wrong).join(' ');
          const found = createSearchIndex(all.map((name) => entry('page', name.join(' '))))(query, 100);
          expect(found.groups[0]?.items.map((item) => item.title)).toContain(words.join(' '));
        },
      ),
    );
  });

  test('never throws, and uses only the first hundred characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(20), (query, limit) => {
        const { groups } = search(query, limit);
        expect(groups.reduce((sum, { items }) => sum + items.length, 0)).toBeLessThanOrEqual(limit);
        expect(search(query.slice(0, 100), limit)).toEqual(search(query, limit));
      }),
    );
    expect(titles(`zalando ${' '.repeat(100)} nowhere`)).toContain('Zalando');
  });
});

function mistype(word: string, at: number, error: string) {
  const place = at % word.length;
  const [before, letter, after] = [word.slice(0, place), word[place]!, word.slice(place + 1)];
  if (error === 'drop') return before + after;
  if (error === 'add') return `${before}x${letter}${after}`;
  if (error === 'change') return `${before}x${after}`;
  return before + after.slice(0, 1) + letter + after.slice(1);
}
