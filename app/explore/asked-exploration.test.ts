import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  explorationQuery,
  explorationViews,
  mostExplored,
  normalised,
  type Exploration,
} from '../subjects/exploration.ts';
import { measureOf, measures } from '../subjects/measure.ts';
import { categories } from '../taxonomy/category.ts';
import { askedExploration, type Explorable } from './asked-exploration.ts';

const known: Explorable = {
  places: new Set(['au', 'br', 'ca', 'cn', 'de', 'es', 'eu', 'fr', 'gb', 'in', 'it', 'jp', 'pl', 'us', 'ww']),
  retailers: new Set(['amazon.com-us', 'otto.de-de', 'zalando.de-de', 'zooplus.de-de']),
  startingRetailers: ['otto.de-de', 'zalando.de-de'],
  years: { first: 2018, last: 2030 },
};

const ask = (query: string) => askedExploration(new URLSearchParams(query), known);

const year = fc.option(fc.integer({ min: 2018, max: 2030 }));

const some = (values: Iterable<string>) => fc.subarray([...values], { minLength: 1 });

const anyState: fc.Arbitrary<Exploration> = fc
  .record({
    measure: fc.constantFrom(...measures),
    places: some(known.places),
    categories: some(categories.map(({ slug }) => slug)),
    retailers: some(known.retailers),
    from: year,
    to: year,
    view: fc.constantFrom(...explorationViews),
  })
  .map(normalised);

describe('an address', () => {
  test('says exactly what is explored', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { state: read, problems, isCanonical } = ask(explorationQuery(state));
        expect(read).toEqual(state);
        expect(problems).toEqual([]);
        expect(isCanonical).toBe(true);
      }),
    );
  });

  test('is the same for the same chart, in whatever order it is asked for', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const turned = normalised({
          ...state,
          places: state.places.toReversed(),
          categories: state.categories.toReversed(),
          retailers: state.retailers.toReversed(),
        });
        expect(explorationQuery(turned)).toBe(explorationQuery(state));
      }),
    );
  });

  test('never holds more series than fit', () => {
    fc.assert(
      fc.property(anyState, ({ places, categories: goods, retailers }) => {
        expect(places.length * goods.length + retailers.length).toBeLessThanOrEqual(mostExplored);
      }),
    );
  });

  test('can be read whatever it holds', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('de', 'us,gb', 'fashion', '2020', 'map', 'net-sales'),
    );
    const names = fc.constantFrom('measure', 'places', 'category', 'retailers', 'from', 'to', 'view', 'add');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, value)), (pairs) => {
        const { state } = askedExploration(new URLSearchParams(pairs), known);
        expect(ask(explorationQuery(state)).state).toEqual(state);
      }),
    );
  });

  test('without a query shows the online share in three countries', () => {
    const { state, isCanonical, problems } = ask('');
    expect(explorationQuery(state)).toBe('');
    expect([state.measure.id, state.places, isCanonical, problems]).toEqual([
      'online-share',
      ['de', 'gb', 'us'],
      true,
      [],
    ]);
  });

  test('takes three-letter codes, capitals and one more place from the form', () => {
    const { state, isCanonical } = ask('measure=online-share&places=USA,uk&add=cn');
    expect(explorationQuery(state)).toBe('measure=online-share&places=cn,gb,us');
    expect(isCanonical).toBe(false);
  });

  test('that a form has sent is not the short one', () => {
    const { state, isCanonical } = ask('measure=market-size&places=&from=&show=1');
    expect([explorationQuery(state), isCanonical]).toEqual(['measure=market-size', false]);
  });

  test('of a retailer starts with its net sales', () => {
    expect(ask('retailers=zalando.de-de').state.measure.id).toBe('net-sales');
    expect(explorationQuery(ask('measure=gmv&places=de').state)).toBe(
      'measure=gmv&retailers=otto.de-de,zalando.de-de',
    );
  });
});

describe('what cannot be shown is named, and the rest is shown', () => {
  test.each([
    ['measure=nonsense', 'There is no measure called “nonsense”, so we’re showing “Online share of retail”.'],
    ['places=de,xx,atlantis', 'Not in our sample data: xx, atlantis.'],
    ['category=rockets', 'Unknown category: rockets.'],
    ['measure=market-size&retailers=no-such-shop', 'Not in our sample data: no-such-shop.'],
    ['measure=net-sales&places=atlantis', 'Not in our sample data: atlantis.'],
    ['measure=net-sales&retailers=no-such-shop', 'Not in our sample data: no-such-shop.'],
    ['from=soon', '“soon” is not a year.'],
    ['to=2050', 'Our figures cover 2018 to 2030, not 2050.'],
    ['view=hologram', 'There is no view called “hologram”, so we’re showing the chart.'],
    ['measure=gmv&view=map', '“Gross merchandise value” has no map, so it is shown as a chart.'],
    [
      'measure=orders&category=toys',
      '“Number of orders” is published for all categories combined, not individually.',
    ],
    [
      'places=au,br,ca,cn,de,es,eu,fr,gb,in,it,jp,pl,us',
      'A chart can show up to twelve series. Left out: pl, us.',
    ],
  ])('%s', (query, sentence) => {
    const { state, problems } = ask(query);
    expect(problems).toEqual([sentence]);
    expect(ask(explorationQuery(state)).problems).toEqual([]);
  });
});

test('the years of a span may come in any order', () => {
  expect(explorationQuery(ask('measure=market-size&from=2025&to=2020').state)).toBe(
    'measure=market-size&from=2020&to=2025',
  );
});

test('no two measures share an address', () => {
  expect(new Set(measures.map(({ id }) => id)).size).toBe(measures.length);
  expect(measureOf('conversion-rate')!.of).toBe('market');
  expect(measureOf('retailer-conversion-rate')!.of).toBe('retailer');
});

test.each([
  ['measure=online-share', 'measure=online-share&places=cn,de&category=toys&from=2020&view=map'],
  ['measure=population', 'measure=population&places=cn,de&from=2020&view=map'],
  ['measure=payment-share', 'measure=payment-share&places=cn,de&from=2020'],
  ['measure=net-sales', 'measure=net-sales&retailers=otto.de-de,zalando.de-de&from=2020'],
])('changing the measure to %s in the form keeps what fits, without a complaint', (measure, expected) => {
  const { state, problems } = ask(`${measure}&places=cn,de&category=toys&from=2020&view=map&show=1`);
  expect([explorationQuery(state), problems]).toEqual([expected, []]);
});
