import { countedForRetailers } from '../data-pages/sheet-notes.ts';
import { largestFirst } from '../data-pages/exhibit-shapes.ts';
import { sampleDataTrail, sheetPath } from '../figures/sheet-address.ts';
import type { Sheet } from '../data-pages/sheet.ts';
import { partOf } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import { figureSet, type FigureSet } from '../figures/figure-set.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { comparisonPath } from '../subjects/comparison.ts';
import { listMarkets } from '../subjects/market-queries.server.ts';
import { marketKey } from '../subjects/market.ts';
import {
  lockedOverlap,
  retailerPublication,
  findRetailer,
  retailerCompetitors,
  retailerFigures,
  type Competitor,
} from '../subjects/retailer-queries.server.ts';
import { type RetailerProfile, retailerKey } from '../subjects/retailer.ts';
import { retailerRanks, type RetailerRank } from '../subjects/ranking-queries.server.ts';
import { rankingKey } from '../subjects/ranking.ts';
import type { RetailerWords } from '../subjects/retailer-words.ts';
import type { Region } from '../taxonomy/region.ts';

/** The data behind every sheet about a retailer. */
export type Dossier = {
  retailer: RetailerProfile;
  home: Region;
  words: RetailerWords;
  figures: FigureSet;
  ranks: readonly RetailerRank[];
  competitors: readonly (Competitor & { overlap: Figure })[];
};

/** Null for a retailer without details, which has no page. */
export async function loadDossier(context: SheetContext, slug: string): Promise<Dossier | null> {
  const { baseYear: year } = context;
  const retailer = await findRetailer(context, slug);
  if (!retailer?.hasDetails) return null;
  const publication = retailerPublication(context, retailer);
  const [figures, ranks, competitors] = await Promise.all([
    retailerFigures(context, retailer),
    retailerRanks(context, retailer.slug),
    retailerCompetitors(context, retailer.slug),
  ]);
  return {
    retailer,
    home: context.region(retailer.country),
    words: { name: retailer.displayName, year },
    figures: figureSet(figures),
    ranks,
    competitors: competitors.map((competitor) => ({
      ...competitor,
      overlap: lockedOverlap(competitor.slug, year, publication),
    })),
  };
}

type Frame = Pick<Sheet, 'subject' | 'scope' | 'related' | 'trail' | 'parts' | 'edition' | 'actions'>;

/** The fields shared by every sheet about a retailer. */
export async function retailerFrame(context: SheetContext, dossier: Dossier, part?: string): Promise<Frame> {
  const { retailer, ranks, competitors } = dossier;
  const key = retailerKey(retailer.slug);
  const path = sheetPath(key);
  return {
    subject: key,
    edition: context.edition,
    scope: countedForRetailers,
    actions: [{ label: 'Compare', to: comparisonPath({ kind: 'retailer', subjects: [retailer.slug] }) }],
    trail: part ? [...sampleDataTrail, { label: retailer.displayName, to: path }] : sampleDataTrail,
    parts: [
      { label: 'Overview', to: path },
      { label: 'Providers', to: `${path}/providers` },
      { label: 'Top competitors', to: `${path}/top-competitors` },
    ],
    related: [
      { title: 'Markets', links: await marketLinks(context, dossier) },
      {
        title: 'Rankings',
        links: ranks.slice(0, 8).map(({ ranking, place }) => ({
          label: ranking.title,
          to: sheetPath(rankingKey(ranking.slug)),
          about: `No. ${place}`,
        })),
      },
      {
        title: 'Competitors with a free profile',
        links: competitors
          .filter(({ hasDetails }) => hasDetails)
          .map(({ slug, displayName }) => ({ label: displayName, to: sheetPath(retailerKey(slug)) })),
      },
      {
        title: 'Compare',
        links: competitors
          .filter(({ hasDetails }) => hasDetails)
          .slice(0, 2)
          .map(({ slug, displayName }) => ({
            label: `Compare with ${displayName}`,
            to: comparisonPath({ kind: 'retailer', subjects: [retailer.slug, slug] }),
          })),
      },
    ],
  };
}

/** The home market, then the countries with the largest shares of sales. */
async function marketLinks(context: SheetContext, { retailer: { country, category }, figures }: Dossier) {
  const largest = figures
    .parts('country-share', 'country')
    .map((figure) => ({ code: partOf(figure.dimension).part, figure }))
    .map(({ code, figure }) => ({ code, figure, label: context.region(code).name }))
    .toSorted(largestFirst)
    .map(({ code }) => code);
  const regions = [...new Set([country, ...largest])].slice(0, 8);
  const markets = await listMarkets(context, { regions, category });
  return markets
    .toSorted((one, other) => regions.indexOf(one.region) - regions.indexOf(other.region))
    .map((market) => ({ label: market.seoTitle, to: sheetPath(marketKey(market)) }));
}
