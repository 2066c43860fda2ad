import { capitalised } from '../base/capitalised.ts';
import { largestFirst, type Compared } from '../data-pages/exhibit-shapes.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { countInWords, listInWords } from '../data-pages/sentence.ts';
import { compareMarkets, type ComparedFigure } from '../subjects/market-queries.server.ts';
import { listRetailers } from '../subjects/retailer-queries.server.ts';
import type { Retailer } from '../subjects/retailer.ts';
import { tradeInText } from '../subjects/retailer-words.ts';
import { categories, childrenOf } from '../taxonomy/category.ts';
import { isWorldwide, placeName, type Region } from '../taxonomy/region.ts';
import { comparisonPath, marketSubject, mostCompared } from '../subjects/comparison.ts';

export type CompareChoices = Awaited<ReturnType<typeof loadChoices>>;

/** Options for the forms, and three ready-made comparisons. */
export async function loadChoices(context: SheetContext) {
  const { baseYear: period } = context;
  const [sizes, retailers] = await Promise.all([
    compareMarkets(context, { metric: 'market-size', period, categories: ['all'] }),
    listRetailers(context, { hasDetails: true }),
  ]);
  const places = sizes.map(({ region }) => context.region(region)).toSorted(groupsFirst);
  return {
    places: places.map((place) => ({ value: place.geoCodeAlpha2, label: placeName(place) })),
    categories: categories.map(({ slug, name, parent }) => ({
      value: slug,
      label: slug === 'all' ? 'All categories' : parent === 'all' ? name : `\u2003${name}`,
    })),
    retailers: retailers.map(({ slug, displayName }) => ({ value: slug, label: displayName })),
    readyMade: [...readyMarkets(context, sizes), ...readyRetailers(retailers)],
  };
}

/** The world, then groups, then countries, each sorted by name. */
function groupsFirst(one: Region, other: Region) {
  const level = (place: Region) => (isWorldwide(place) ? 0 : place.geoType === 'Country' ? 2 : 1);
  return level(one) - level(other) || one.name.localeCompare(other.name, 'en');
}

type ReadyMade = { label: string; about: string; to: string };

/** The largest countries, and the categories of the largest one. */
function readyMarkets({ region }: SheetContext, sizes: readonly ComparedFigure[]): ReadyMade[] {
  const countries = sizes
    .map(({ region: code, figure }): Compared & { place: Region } => ({
      place: region(code),
      label: region(code).shortName,
      figure,
    }))
    .filter(({ place }) => place.geoType === 'Country')
    .toSorted(largestFirst)
    .slice(0, mostCompared)
    .map(({ place }) => place);
  const [first] = countries;
  if (!first) return [];
  const goods = childrenOf('all').slice(0, mostCompared);
  return [
    {
      label: `${capitalised(countInWords(countries.length))} large markets`,
      about: listInWords(countries.map(({ shortName }) => shortName)),
      to: comparisonPath({
        kind: 'market',
        subjects: countries.map(({ geoCode }) => marketSubject({ region: geoCode, category: 'all' })),
      }),
    },
    {
      label: `Categories in ${first.prefixedShortName}`,
      about: listInWords(goods.map(({ name }) => name)),
      to: comparisonPath({
        kind: 'market',
        subjects: goods.map(({ slug }) => marketSubject({ region: first.geoCode, category: slug })),
      }),
    },
  ];
}

/** Retailers of the most common category. */
function readyRetailers(retailers: readonly Retailer[]): ReadyMade[] {
  const special = Map.groupBy(
    retailers.filter(({ category }) => category !== 'all'),
    ({ category }) => category,
  );
  const [largest] = [...special].toSorted(([, one], [, other]) => other.length - one.length);
  if (!largest) return [];
  const [category, some] = [largest[0], largest[1].slice(0, mostCompared)];
  return [
    {
      label: `${capitalised(tradeInText(category))} retailers`,
      about: listInWords(some.map(({ displayName }) => displayName)),
      to: comparisonPath({ kind: 'retailer', subjects: some.map(({ slug }) => slug) }),
    },
  ];
}
