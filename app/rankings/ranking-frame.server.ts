import type { RelatedLinks, Sheet } from '../data-pages/sheet.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { findMarket } from '../subjects/market-queries.server.ts';
import { marketKey } from '../subjects/market.ts';
import { listRankings, type RankingFilter } from '../subjects/ranking-queries.server.ts';
import { rankingKey, type Ranking } from '../subjects/ranking.ts';
import { categoryOf, lineageOf, nameInText } from '../taxonomy/category.ts';
import { isWorldwide } from '../taxonomy/region.ts';
import { sampleDataTrail } from '../data-pages/sample-data-trail.ts';

type Frame = Pick<Sheet, 'subject' | 'scope' | 'related' | 'trail' | 'parts' | 'edition'>;

/** What the editions of one ranking share. */
export async function rankingFrame(
  context: SheetContext,
  ranking: Ranking,
  editions: readonly number[],
): Promise<Frame> {
  const { slug, region: geoCode, category } = ranking;
  const region = context.region(geoCode);
  const goods = category === 'all' ? '' : `, ${nameInText(categoryOf(category)!)},`;
  return {
    subject: rankingKey(slug),
    edition: context.edition,
    scope: {
      counted: [
        `Sales of own stock${goods} that are delivered ${isWorldwide(region) ? 'anywhere' : `to ${region.prefixedName}`} in the calendar year`,
        'shops at home anywhere',
      ],
      notCounted: [
        'VAT, returns, cancellations and discounts',
        'what third parties sell on the shop’s platform',
        'pure marketplaces, which have no stock of their own',
      ],
    },
    trail: [
      ...sampleDataTrail,
      ...lineageOf(category).map((step) => ({
        label: step.slug === 'all' ? region.name : step.name,
        to: sheetPath(marketKey({ region: geoCode, category: step.slug })),
      })),
    ],
    parts: editions.map((edition, at) => ({
      label: String(edition),
      to: sheetPath(at === 0 ? rankingKey(slug) : rankingKey(slug, edition)),
    })),
    related: [
      await marketLinks(context, ranking),
      {
        title: `More rankings: ${region.name}`,
        links: await rankingLinks(context, ranking, { regions: [geoCode] }),
      },
      {
        title: `More rankings: ${categoryOf(category)!.name}`,
        links: await rankingLinks(context, ranking, { regions: elsewhere, category }),
      },
    ],
  };
}

const elsewhere = ['wor', 'eur', 'asi', 'usa', 'chn', 'gbr', 'deu', 'fra', 'ita', 'esp'];

async function marketLinks(context: SheetContext, ranking: Ranking): Promise<RelatedLinks> {
  const market = await findMarket(context, ranking.region, ranking.category);
  const path = sheetPath(marketKey(ranking));
  return {
    title: 'The market',
    links: [
      ...(market ? [{ label: market.seoTitle, to: path }] : []),
      ...(market?.hasDetails
        ? [{ label: 'Its top retailers and concentration', to: `${path}/top-retailers` }]
        : []),
    ],
  };
}

async function rankingLinks(
  context: SheetContext,
  { slug }: Ranking,
  filter: RankingFilter,
): Promise<RelatedLinks['links']> {
  const rankings = await listRankings(context, filter);
  return rankings
    .slice(0, 30)
    .filter((other) => other.slug !== slug)
    .map((other) => ({ label: other.title, to: sheetPath(rankingKey(other.slug)) }));
}
