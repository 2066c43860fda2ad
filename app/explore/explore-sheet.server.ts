import { uncapitalised } from '../base/capitalised.ts';
import { longestDescription } from '../base/search-snippet.ts';
import { marketNames, sharedName } from '../compare/compare-markets-sheet.server.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { countInWords, listInWords, paragraph } from '../data-pages/sentence.ts';
import { countedForRetailers, countedInMarkets, countedInTransactions } from '../data-pages/sheet-notes.ts';
import type { Scope, Sheet } from '../data-pages/sheet.ts';
import type { Figure } from '../figures/figure.ts';
import { figureSet } from '../figures/figure-set.ts';
import { metricOf } from '../figures/metric.ts';
import { sampleDataTrail, sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { nameInComparison } from '../markets/market-frame.server.ts';
import { explorationKey, type Exploration } from '../subjects/exploration.ts';
import { compareMarkets } from '../subjects/market-queries.server.ts';
import { marketKey } from '../subjects/market.ts';
import { dimensionOf, type Measure } from '../subjects/measure.ts';
import { retailerSeries } from '../subjects/retailer-queries.server.ts';
import { retailerKey } from '../subjects/retailer.ts';
import { categoryOf, childrenOf, type CategorySlug } from '../taxonomy/category.ts';
import { toAlpha3 } from '../taxonomy/geo-codes.ts';
import { flagOf } from '../taxonomy/region.ts';
import { askedExploration } from './asked-exploration.ts';
import { loadCatalogue, type Catalogue } from './explorable.server.ts';
import { exploreExhibit, type Explored, type ExploredWords } from './explore-exhibit.ts';
import { comparedAfter, labelFor } from './headline.ts';
import { exploreMap } from './map-exhibit.ts';

/** A sheet without an exhibit says that the data set has nothing of the kind. */
export type ExploredSheet = { sheet: Sheet; mapYears: readonly number[] };

/** For `explore/measure=online-share&places=cn,us`; null unless the key is written as we would write it. */
export async function findExploreSheet(context: SheetContext, key: string): Promise<Sheet | null> {
  const catalogue = await loadCatalogue(context, null);
  const query = key.slice('explore/'.length);
  const { state, problems } = askedExploration(
    new URLSearchParams(query === 'start' ? '' : query),
    catalogue,
  );
  if (problems.length > 0 || explorationKey(state) !== key) return null;
  const { sheet } = await exploreSheet(context, state, catalogue);
  return sheet.exhibits.length > 0 ? sheet : null;
}

export async function exploreSheet(
  context: SheetContext,
  state: Exploration,
  catalogue: Catalogue,
): Promise<ExploredSheet> {
  const { measure, view } = state;
  // A table and a chart of the same figures share their files and pictures.
  const key = explorationKey(view === 'table' ? { ...state, view: 'chart' } : state);
  const map = view === 'map' ? await mapOf(context, state, catalogue) : null;
  const { sides, words } = await (measure.of === 'market'
    ? marketSides(context, state, catalogue)
    : retailerSides(context, state, catalogue));
  const exhibit = map ? map.exhibit : exploreExhibit(state, sides, words);
  const title = titleOf(state, sides, words, exhibit);
  const { definition } = metricOf(measure.metric);
  const headline = exhibit && messageFor(exhibit, title);
  const isNamed = headline?.toLowerCase().includes(measure.label.toLowerCase());
  return {
    sheet: {
      key,
      subject: key,
      title,
      description: paragraph(
        headline,
        `${isNamed ? 'Definition' : measure.label}: ${uncapitalised(definition)}`,
        'Ranges are free, and every figure comes with its method.',
      ),
      lead: exhibit?.message ?? '',
      keyFigures: [],
      exhibits: exhibit ? [exhibit] : [],
      scope: scopeOf(measure),
      related: [
        {
          title: measure.of === 'market' ? 'Full market pages' : 'Full retailer profiles',
          links: sides.map(({ label, href }) => ({ label, to: href })),
        },
      ],
      trail: [...sampleDataTrail],
      parts: [],
      edition: context.edition,
    },
    mapYears: map?.years ?? [],
  };
}

/** A message that search engines would cut off gives way to what the chart shows. */
function messageFor({ message }: Exhibit, title: string): string {
  return message.length <= longestDescription ? message : `${title}.`;
}

function titleOf(
  { measure, view, categories }: Exploration,
  sides: readonly Explored[],
  { shared, preposition, compared }: ExploredWords,
  exhibit: Exhibit | null,
): string {
  const year = exhibit?.chart?.kind === 'map' ? `, ${exhibit.table.columns[1]!.slice(-4)}` : '';
  const goods = categories.length === 1 && !isAllGoods(categories) ? categoryOf(categories[0]!)!.name : null;
  if (view === 'map') return `${measure.label} by country${goods ? `, ${goods}` : ''}${year}`;
  const isCounted = sides.length > mostInTitle;
  const names = isCounted
    ? `${countInWords(sides.length)} ${compared}`
    : listInWords(sides.map(({ inText }) => inText));
  // 'For toys', but 'in seven categories'.
  const link = isCounted && preposition === 'for' && !measure.link ? 'in' : preposition;
  return [labelFor(measure, names, link), shared].filter(Boolean).join(', ');
}

const mostInTitle = 4;

function scopeOf({ of, group }: Measure): Scope {
  if (of === 'retailer') return countedForRetailers;
  return group === 'Transactions' ? countedInTransactions : countedInMarkets;
}

const isAllGoods = (categories: readonly string[]) => categories.length === 1 && categories[0] === 'all';

async function marketSides(context: SheetContext, state: Exploration, { options }: Catalogue) {
  const { measure, places, categories } = state;
  const goods = categories as readonly CategorySlug[];
  const regions = places.map((place) => toAlpha3(place)!);
  const wanted = { metric: measure.metric, period: options.years, regions };
  const found =
    measure.id === 'category-mix'
      ? (await Promise.all(goods.map((category) => partsOf(context, category, wanted)))).flat()
      : await compareMarkets(context, {
          ...wanted,
          categories: goods,
          split: measure.split,
          dimension: measure.split ? null : dimensionOf(measure, context.baseYear),
        });
  const figuresOf = (region: string, category: string) =>
    found.filter((one) => one.region === region && one.category === category).map(({ figure }) => figure);
  const markets = regions.flatMap((region) =>
    goods.map((category) => ({ region, category, place: context.region(region) })),
  );
  const names = marketNames(markets);
  const sides = markets.map(({ region, category, place }, at): Explored => ({
    ...names[at]!,
    figures: figureSet(figuresOf(region, category)),
    href: sheetPath(marketKey({ region, category })),
    country: flagOf(place),
  }));
  // All goods together are called eCommerce, but population, GDP and the like are not about it.
  const shared = isAllGoods(goods) ? null : sharedName(markets);
  const words = wordsFor(context, goods.length === 1 ? 'in' : 'for', shared);
  const areCategories = goods.length > 1 && regions.length === 1;
  return { sides, words: areCategories ? { ...words, compared: 'categories', column: 'Category' } : words };
}

/** The shares of the categories below one, as figures of that one. */
async function partsOf(
  context: SheetContext,
  whole: CategorySlug,
  wanted: Pick<Parameters<typeof compareMarkets>[1], 'metric' | 'period' | 'regions'>,
) {
  const categories = childrenOf(whole).map(({ slug }) => slug);
  const parts = await compareMarkets(context, { ...wanted, dimension: `of:${whole}`, categories });
  return parts.map(({ region, figure }) => ({ region, category: whole, figure }));
}

async function retailerSides(context: SheetContext, state: Exploration, { shops }: Catalogue) {
  const { measure, retailers } = state;
  const chosen = shops.filter(({ slug }) => retailers.includes(slug));
  const { metric, split } = measure;
  const found = await retailerSeries(context, { metric, split, retailers: chosen });
  const sides = chosen.map(({ slug, displayName }): Explored => ({
    label: displayName,
    inText: displayName,
    where: `at ${displayName}`,
    figures: figureSet(found.filter(({ retailer }) => retailer === slug).map(({ figure }) => figure)),
    href: sheetPath(retailerKey(slug)),
  }));
  return { sides, words: wordsFor(context, 'at', null) };
}

function wordsFor(
  context: SheetContext,
  preposition: ExploredWords['preposition'],
  shared: string | null,
): ExploredWords {
  return {
    baseYear: context.baseYear,
    preposition,
    compared: comparedAfter[preposition],
    shared,
    column: { in: 'Country or region', for: 'Market', at: 'Retailer' }[preposition],
    regionName: (geoCode) => context.region(geoCode).name,
  };
}

/** All countries in the last year asked for, or the newest that is not a forecast. */
async function mapOf(context: SheetContext, { measure, categories, to }: Exploration, catalogue: Catalogue) {
  const countries = catalogue.regions.filter(({ geoType }) => geoType === 'Country');
  const category = categories[0] as CategorySlug;
  const found = await compareMarkets(context, {
    metric: measure.metric,
    period: catalogue.options.years,
    dimension: dimensionOf(measure, context.baseYear),
    regions: countries.map(({ geoCode }) => geoCode),
    categories: [category],
  });
  const years = [...new Set(found.map(({ figure }) => Number(figure.period)))].toSorted((a, b) => a - b);
  const year = shownYear(years, to ?? context.baseYear);
  const inYear = found.filter(({ figure }) => figure.period === String(year));
  const exhibit = exploreMap(measure, {
    everyYear: found.map(({ figure }): Figure => figure),
    shared: category === 'all' ? null : categoryOf(category)!.name,
    countries: inYear.map(({ region, figure }) => {
      const place = context.region(region);
      return {
        code: region,
        label: place.name,
        inText: nameInComparison(place),
        figure,
        href: sheetPath(marketKey({ region, category })),
      };
    }),
  });
  return { exhibit, years };
}

/** The newest year up to the wanted one, or the first after it. */
export function shownYear(years: readonly number[], wanted: number): number | undefined {
  return years.findLast((year) => year <= wanted) ?? years[0];
}
