import { capitalised } from '../base/capitalised.ts';
import { spread } from '../base/spread.ts';
import { rungsOf, type Rungs } from '../charts/steps.ts';
import { largestFirst, type Compared } from '../data-pages/exhibit-shapes.ts';
import { presentEdition } from '../data-pages/page/present-sheet.server.ts';
import { countInWords } from '../data-pages/sentence.ts';
import { edgesOf, extentOf } from '../figures/figure-marks.ts';
import { formatFigure } from '../figures/format/format.ts';
import { perDataset } from '../figures/per-dataset.server.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { comparisonPath, marketSubject, mostCompared, type Comparison } from '../subjects/comparison.ts';
import { compareMarkets } from '../subjects/market-queries.server.ts';
import { tradeInText } from '../subjects/market-words.ts';
import { profileSizes } from '../subjects/retailer-queries.server.ts';
import { categoryOf, childrenOf } from '../taxonomy/category.ts';
import type { Region } from '../taxonomy/region.ts';
import { loadChoices } from './choices.server.ts';
import { highestOf } from './compare-exhibits.ts';
import { loadComparison } from './compare-sheet.server.ts';

export type CompareStartData = Awaited<ReturnType<typeof loadStart>>;

/** Options for the forms, a finished comparison and three more to open. */
export const loadStart = (context: SheetContext) => startOf(context, null);

const startOf = perDataset(async (context: SheetContext) => {
  const [choices, countries, retailers] = await Promise.all([
    loadChoices(context),
    largestCountries(context),
    profileSizes(context, context.baseYear),
  ]);
  const [featured, categories] = await Promise.all([
    featuredComparison(context, countries),
    categoriesIn(context, countries[0]?.place),
  ]);
  return {
    choices,
    year: context.baseYear,
    edition: presentEdition(context.edition),
    featured,
    readyMade: [readyCountries(countries), categories, readyRetailers(retailers)].filter(
      (one) => one !== null,
    ),
  };
});

type Sized = Compared & { subject: string; country?: string };
type Country = Sized & { place: Region };

async function largestCountries(context: SheetContext): Promise<Country[]> {
  const asked = { metric: 'market-size', period: context.baseYear, categories: ['all'] } as const;
  const sizes = await compareMarkets(context, asked);
  return sizes
    .map(({ region, category, figure }) => ({ place: context.region(region), region, category, figure }))
    .filter(({ place }) => place.geoType === 'Country')
    .map(({ place, figure, ...market }) => ({
      place,
      label: place.shortName,
      country: place.geoCodeAlpha2,
      subject: marketSubject(market),
      figure,
    }))
    .toSorted(largestFirst);
}

/** Germany and France, which readers know, or the two largest countries of a data set without them. */
async function featuredComparison(context: SheetContext, countries: readonly Country[]) {
  const known = countries.filter(({ country }) => country === 'de' || country === 'fr');
  const shown = (known.length === 2 ? known : countries).slice(0, 2);
  const asked: Comparison = { kind: 'market', subjects: shown.map(({ subject }) => subject) };
  const { comparison } = shown.length === 2 ? await loadComparison(context, asked) : { comparison: null };
  if (!comparison) return null;
  const { sheet, compared, scale, headline, tooClose } = comparison;
  const sides = compared.flatMap(({ subject, label, country, rungs, isLargest, highestOn }) => {
    const side = shown.find((one) => one.subject === subject);
    if (!side) return [];
    const row = { subject, label, country, rungs, isLargest, text: formatFigure(side.figure) };
    return [{ row, highestOn: highestOn.map(({ measure }) => measure) }];
  });
  if (sides.length < shown.length) return null;
  return {
    to: comparisonPath(asked),
    headline: headline ?? sheet.title,
    scale,
    tooClose: tooClose.length,
    sides,
  };
}

function readyCountries(countries: readonly Country[]): ReadyMade | null {
  const shown = countries.slice(0, mostCompared);
  return readyMade('market', `${capitalised(countInWords(shown.length))} large markets`, shown);
}

async function categoriesIn(context: SheetContext, place: Region | undefined): Promise<ReadyMade | null> {
  if (!place) return null;
  const found = await compareMarkets(context, {
    metric: 'market-size',
    period: context.baseYear,
    regions: [place.geoCode],
    categories: childrenOf('all')
      .slice(0, mostCompared)
      .map(({ slug }) => slug),
  });
  const shown = found.map(({ region, category, figure }) => ({
    label: categoryOf(category)!.name,
    subject: marketSubject({ region, category }),
    figure,
  }));
  return readyMade('market', `Categories in ${place.prefixedShortName}`, shown.toSorted(largestFirst));
}

/** Retailers of the most common category, from the largest to the smallest. */
function readyRetailers(sizes: Awaited<ReturnType<typeof profileSizes>>): ReadyMade | null {
  const special = Map.groupBy(
    sizes.filter(({ retailer }) => retailer.category !== 'all'),
    ({ retailer }) => retailer.category,
  );
  const [largest] = [...special].toSorted(([, one], [, other]) => other.length - one.length);
  if (!largest) return null;
  const [category, retailers] = largest;
  const shown = retailers
    .map(({ retailer, figure }) => ({ label: retailer.displayName, subject: retailer.slug, figure }))
    .toSorted(largestFirst);
  // The largest often share a range.
  const chosen = spread(shown, mostCompared);
  return readyMade('retailer', `${capitalised(tradeInText(category))} retailers`, chosen);
}

export type ReadyMade = { label: string; to: string; areShops: boolean; rows: readonly SizeRow[] };

/** One side of a comparison with its published size. */
export type SizeRow = {
  subject: string;
  label: string;
  country?: string;
  text: string;
  rungs: Rungs | null;
  isLargest: boolean;
};

/** Null for fewer than two, which are no comparison. */
function readyMade(kind: Comparison['kind'], label: string, sides: readonly Sized[]): ReadyMade | null {
  const [first, second] = sides;
  if (!first || !second) return null;
  const rungs = rungsOf(
    sides.map(({ figure }) => extentOf(figure)),
    edgesOf(first.figure),
  );
  const largest = highestOf(sides.map(({ figure }) => figure));
  return {
    label,
    to: comparisonPath({ kind, subjects: sides.map(({ subject }) => subject) }),
    areShops: kind === 'retailer',
    rows: sides.map(({ subject, label: name, country, figure }, at) => ({
      subject,
      label: name,
      country,
      text: formatFigure(figure),
      rungs: rungs[at] ?? null,
      isLargest: at === largest,
    })),
  };
}
