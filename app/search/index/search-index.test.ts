import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLexicon } from '../query/lexicon.ts';
import type { SearchEntry, SearchKind } from '../search-entry.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { tellingWords, termsOf, wordsOf } from './words.ts';

const entry = (kind: SearchKind, title: string, ...words: string[]): SearchEntry => ({
  kind,
  title,
  path: '/',
  locked: false,
  words,
  weight: 0.5,
});

const noLexicon = createLexicon({ regions: [], markets: new Set(), retailers: [], german: null });
const indexOf = (entries: readonly SearchEntry[]) => createSearchIndex(entries, noLexicon);
const titlesIn = (index: SearchIndex, query: string, limit = 50) =>
  index(query, { limit }).items.map(({ title }) => title);

let search: SearchIndex;
beforeAll(async () => {
  search = await indexOf([
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
    entry('question', 'Can I pay monthly? How do I cancel?', 'cancel a subscription'),
    entry('page', 'Pricing', 'plans'),
  ]);
});

describe('finding', () => {
  test.each([
    ['zal', 'Zalando'],
    ['ZALANDO', 'Zalando'],
    ['zalando.de', 'Zalando'],
    ['zalnado', 'Zalando'],
    ['hm', 'H&M'],
    ['h&m', 'H&M'],
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
    ['toy shops germany', 'Top Toy Stores in Germany'],
    ['e-commerce germany', 'eCommerce Industry in Germany'],
    ['cancelling', 'Can I pay monthly? How do I cancel?'],
    ['cancel my subscriptions', 'Can I pay monthly? How do I cancel?'],
    ['plans', 'Pricing'],
  ])('"%s" finds %s first', (query, title) => {
    expect(titlesIn(search, query)[0]).toBe(title);
  });

  test('does not take a known word for a typing error', () => {
    expect(titlesIn(search, 'toys austria')[0]).toBe('Toys Industry in Austria');
    expect(titlesIn(search, 'austria')).not.toContain('Toys Industry in Australia');
  });

  test('an extra word ranks lower what lacks it, and never empties the list', () => {
    expect(titlesIn(search, 'zalando sweden')[0]).toBe('Zalando');
    expect(titlesIn(search, 'toys germany xqzvwk')[0]).toBe('Toys Industry in Germany');
  });

  test('a short word before others is complete', () => {
    expect(titlesIn(search, 'de toys').indexOf('Toys Industry in Denmark')).not.toBe(0);
  });

  test.each(['', '   ', '&', '!?', '\0'])('finds nothing by %j', (query) => {
    expect(search(query, { limit: 10 })).toMatchObject({ total: 0, kinds: [], items: [], nearest: [] });
  });

  test('names the three closest entries if there is no hit', () => {
    const { total, nearest } = search('zelondawurx', { limit: 10 });
    expect(total).toBe(0);
    expect(nearest).toHaveLength(3);
    expect(nearest.map(({ title }) => title)).toContain('Zalando');
  });
});

describe('the order', () => {
  test('ranks the whole title before its beginning', () => {
    expect(titlesIn(search, 'zalando').slice(0, 2)).toEqual(['Zalando', 'Zalando Lounge']);
    expect(titlesIn(search, 'hm')[0]).toBe('H&M');
  });

  test('with a typing error, ranks a whole word before a beginning', async () => {
    const near = await indexOf([entry('retailer', 'PriceGuru'), entry('page', 'Pricing')]);
    expect(titlesIn(near, 'pricng')[0]).toBe('Pricing');
  });

  test('ranks large and open entries first among equals', async () => {
    const shops = await indexOf([
      { ...entry('retailer', 'Toyland Berlin'), weight: 0.1, locked: true },
      { ...entry('retailer', 'Toyland Munich'), weight: 0.9 },
    ]);
    expect(titlesIn(shops, 'toyland')).toEqual(['Toyland Munich', 'Toyland Berlin']);
  });

  test('counts every hit, by kind, whatever the limit', () => {
    const { total, kinds, items } = search('germany', { limit: 2 });
    expect(items).toHaveLength(2);
    expect(total).toBe(kinds.reduce((sum, kind) => sum + kind.total, 0));
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['market', 'ranking', 'retailer']);
  });

  test('has only one kind, if asked for, and still counts the others', () => {
    const all = search('germany', { limit: 50 });
    const { items, kinds } = search('germany', { limit: 50, kind: 'ranking' });
    expect(items.map(({ kind }) => kind)).toEqual(['ranking']);
    expect(kinds).toEqual(all.kinds);
  });
});

describe('any query', () => {
  const names = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), {
    minLength: 1,
    maxLength: 20,
  });
  const kinds = fc.constantFrom<SearchKind>('retailer', 'market', 'page');
  const joined = (title: string) => tellingWords(wordsOf(title)).join('');

  test('every title finds itself, before titles of other words', async () => {
    await fc.assert(
      fc.asyncProperty(names, kinds, async (all, kind) => {
        const index = await indexOf(all.map((title) => entry(kind, title)));
        for (const title of all.filter((name) => wordsOf(name).length > 0)) {
          const found = titlesIn(index, title, 100);
          expect(found).toContain(title);
          expect(joined(found[0]!)).toBe(joined(title));
        }
      }),
      { numRuns: 40, examples: [[['v', 'compare', 'top', 'what is'], 'page']] },
    );
  });

  test('ignores accents and case', async () => {
    const accented = fc.string({
      unit: fc.constantFrom(...'aäàåçéèíñöôøßüžABÇÉ &-'.split('')),
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(accented, async (title) => {
        fc.pre(wordsOf(title).length > 0);
        const plain = title
          .normalize('NFD')
          .replaceAll(/\p{Mark}/gu, '')
          .toUpperCase();
        expect(titlesIn(await indexOf([entry('page', title)]), plain)).toEqual([title]);
      }),
      { numRuns: 60 },
    );
  });

  test('one typing error in a word of five letters or more does not hide it', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghij'.split('')), minLength: 5, maxLength: 12 });
    const title = fc.array(word, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(title, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('drop', 'add', 'change', 'swap'),
        async (all, one, at, error) => {
          const known = all.flat().flatMap(termsOf);
          const words = [...all[one % all.length]!];
          const wrong = mistype(words[at % words.length]!, at, error);
          fc.pre(!known.some((name) => name.startsWith(wrong)));
          const index = await indexOf(all.map((name) => entry('page', name.join(' '))));
          expect(titlesIn(index, words.with(at % words.length, wrong).join(' '), 100)).toContain(
            words.join(' '),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test('never throws, keeps to the limit and uses only the first hundred characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(20), (query, limit) => {
        expect(search(query, { limit }).items.length).toBeLessThanOrEqual(limit);
        expect(search(query.slice(0, 100), { limit })).toEqual(search(query, { limit }));
      }),
    );
    expect(titlesIn(search, `zalando ${' '.repeat(100)} nowhere`)).toContain('Zalando');
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
