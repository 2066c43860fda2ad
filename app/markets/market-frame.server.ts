import { brand } from '../base/brand.ts';
import { exploreUrl, type RelatedLinks, type Sheet, type Switcher } from '../data-pages/sheet.ts';
import { sheetPath, sampleDataTrail } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { conversionTitle, listMarkets } from '../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../subjects/market.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { listRankings } from '../subjects/ranking-queries.server.ts';
import { perDataset } from '../figures/per-dataset.server.ts';
import { categories, categoryOf, lineageOf, type CategorySlug } from '../taxonomy/category.ts';
import { toAlpha2 } from '../taxonomy/geo-codes.ts';
import { isWorldwide, placeName, type Region } from '../taxonomy/region.ts';
import { comparisonPath, marketSubject } from '../subjects/comparison.ts';
import { signUpAddress } from '../tracking/tool-address.ts';
import { countedInMarkets } from '../data-pages/sheet-notes.ts';

type Frame = Pick<
  Sheet,
  'subject' | 'scope' | 'related' | 'trail' | 'parts' | 'edition' | 'actions' | 'switchers'
>;

/** The fields shared by every sheet about a market. `part` is the last word of its address, such as 'transactions'. */
export async function marketFrame(context: SheetContext, market: Market, part?: string): Promise<Frame> {
  const { edition, region } = context;
  const name = placeName(region(market.region));
  const above = lineageOf(market.category).slice(0, -1);
  return {
    subject: marketKey(market),
    edition,
    scope: countedInMarkets,
    trail: [
      ...sampleDataTrail,
      ...above.map(({ slug, name: category }) => ({
        label: slug === 'all' ? name : category,
        to: sheetPath(marketKey({ region: market.region, category: slug })),
      })),
    ],
    actions: [
      { label: 'Compare', to: comparisonPath({ kind: 'market', subjects: [marketSubject(market)] }) },
      {
        label: 'Explore',
        to: exploreUrl({
          measure: part === 'transactions' ? 'conversion-rate' : 'market-size',
          place: toAlpha2(market.region) ?? market.region,
          category: market.category,
        }),
      },
      {
        label: `Open in ${brand.product} Analytics`,
        to: signUpAddress({ viewed: sheetPath(marketKey(market)) }),
      },
    ],
    switchers: await switchersOf(context, market, part),
    parts: await partsOf(context, market),
    related: await relatedOf(context, market),
  };
}

/** Only pages that exist: few markets have transactions. */
async function switchersOf(context: SheetContext, { region, category }: Market, part?: string) {
  const own = context.region(region);
  const switchers: Switcher[] = [
    {
      label: 'Country or region',
      current: placeName(own),
      flag: own.geoType === 'Country' ? own.geoCodeAlpha2 : undefined,
      options: await placeOptions(context, { category, part }),
    },
    {
      label: 'Category',
      current: categoryLabel(category, categoryOf(category)!.name),
      options: await categoryOptions(context, { region, part }),
    },
  ];
  return switchers.filter(({ options }) => options.length > 1);
}

type Options = Switcher['options'];

/** The pages of a category share its places, and those of a place its categories. */
const placeOptions = perDataset(
  async (
    context: SheetContext,
    { category, part }: { category: CategorySlug; part?: string },
  ): Promise<Options> => {
    const markets = await withPart(context, await listMarkets(context, { category }), part);
    return markets
      .map((market) => ({ region: context.region(market.region), to: partPath(market, part) }))
      .toSorted(groupsFirst)
      .map((place) => ({ label: placeName(place.region), to: place.to }));
  },
);

const categoryOptions = perDataset(
  async (context: SheetContext, { region, part }: { region: string; part?: string }): Promise<Options> => {
    const markets = await withPart(context, await listMarkets(context, { regions: [region] }), part);
    return categories.flatMap(({ slug, name }) => {
      const market = markets.find((one) => one.category === slug);
      return market ? [{ label: categoryLabel(slug, name), to: partPath(market, part) }] : [];
    });
  },
);

/** Only pages that exist: few markets have transactions. */
async function withPart(context: SheetContext, markets: readonly Market[], part?: string) {
  if (part === undefined) return markets;
  const exist = await Promise.all(markets.map((market) => hasTransactions(context, market)));
  return markets.filter((_, at) => exist[at]);
}

const partPath = (market: Market, part?: string) =>
  [sheetPath(marketKey(market)), part].filter(Boolean).join('/');

const categoryLabel = (slug: string, name: string) => (slug === 'all' ? 'All categories' : name);

type Place = { region: Region };

/** The world, then groups of countries, then countries, each by name. */
function groupsFirst({ region: one }: Place, { region: other }: Place): number {
  const rank = (region: Region) => (isWorldwide(region) ? 0 : region.geoType === 'Country' ? 2 : 1);
  return rank(one) - rank(other) || one.name.localeCompare(other.name, 'en');
}

async function hasTransactions(context: SheetContext, market: Market) {
  return (await conversionTitle(context, market)) !== null;
}

async function partsOf(context: SheetContext, market: Market) {
  const path = sheetPath(marketKey(market));
  const isObserved = await hasTransactions(context, market);
  return [
    { label: 'Overview', to: path },
    ...(isObserved ? [{ label: 'Transactions', to: `${path}/transactions` }] : []),
    ...(market.hasDetails ? [{ label: 'Top retailers', to: `${path}/top-retailers` }] : []),
  ];
}

async function relatedOf(context: SheetContext, market: Market): Promise<RelatedLinks[]> {
  const { region } = context;
  const { category } = market;
  const elsewhere = await listMarkets(context, {
    regions: ['wor', 'usa', 'chn', 'gbr', 'deu', 'fra', 'jpn'],
    category,
  });
  const rankings = await listRankings(context, { regions: [market.region] });
  return [
    {
      title: 'Compare',
      links: elsewhere
        .filter((other) => other.region !== market.region)
        .slice(-2)
        .map((other) => ({
          label: `Compare with ${nameInComparison(region(other.region))}`,
          to: comparisonPath({ kind: 'market', subjects: [market, other].map(marketSubject) }),
        })),
    },
    {
      title: 'Rankings',
      links: rankings
        .slice(0, 8)
        .map(({ slug, title }) => ({ label: title, to: sheetPath(rankingKey(slug)) })),
    },
  ];
}

/** 'the US', 'the world'. */
export const nameInComparison = (place: Pick<Region, 'geoCode' | 'prefixedShortName'>) =>
  isWorldwide(place) ? 'the world' : place.prefixedShortName;
