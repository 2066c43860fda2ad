import type { RelatedLinks, Sheet } from '../data-pages/sheet.ts';
import { sheetPath, sampleDataTrail } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { conversionTitle, listMarkets } from '../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../subjects/market.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { listRankings } from '../subjects/ranking-queries.server.ts';
import { categoryOf, childrenOf, lineageOf } from '../taxonomy/category.ts';
import { isWorldwide, placeName, whereOf, type Region } from '../taxonomy/region.ts';
import { comparisonPath, marketSubject } from '../subjects/comparison.ts';
import { countedInMarkets } from '../data-pages/sheet-notes.ts';
import { signUpAddress } from '../tracking/tool-address.ts';

type Frame = Pick<Sheet, 'subject' | 'scope' | 'related' | 'trail' | 'parts' | 'edition' | 'actions'>;

/** The fields shared by every sheet about a market. */
export async function marketFrame(context: SheetContext, market: Market): Promise<Frame> {
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
      { label: 'Explore in the tool', to: signUpAddress({ viewed: sheetPath(marketKey(market)) }) },
    ],
    parts: await partsOf(context, market),
    related: await relatedOf(context, market),
  };
}

async function partsOf(context: SheetContext, market: Market) {
  const path = sheetPath(marketKey(market));
  const hasTransactions = (await conversionTitle(context, market)) !== null;
  return [
    { label: 'Overview', to: path },
    ...(hasTransactions ? [{ label: 'Transactions', to: `${path}/transactions` }] : []),
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
  const beside =
    childrenOf(category).length > 0 ? childrenOf(category) : childrenOf(categoryOf(category)!.parent!);
  const linkTo = (to: { region: string; category: Market['category'] }, label: string) => ({
    label,
    to: sheetPath(marketKey(to)),
  });
  return [
    {
      title: `More categories ${whereOf(region(market.region))}`,
      links: beside
        .filter(({ slug }) => slug !== category)
        .map(({ slug, name: label }) => linkTo({ region: market.region, category: slug }, label)),
    },
    {
      title: `${categoryOf(category)!.name} elsewhere`,
      links: elsewhere
        .filter((other) => other.region !== market.region)
        .map((other) => linkTo(other, placeName(region(other.region)))),
    },
    {
      title: 'Compare',
      links: elsewhere
        .filter((other) => other.region !== market.region)
        .slice(-2)
        .map((other) => ({
          label: `With ${nameInComparison(region(other.region))}`,
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
