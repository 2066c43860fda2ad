import type { SheetContext } from '../figures/sheet-context.server.ts';
import type { Figure } from '../figures/figure.ts';
import { figureSet, type FigureSet } from '../figures/figure-set.ts';
import { retailerRanks, type RetailerRank } from '../subjects/ranking-queries.server.ts';
import { lockedOverlap } from '../subjects/overlap.ts';
import type { RetailerProfile } from '../subjects/retailer.ts';
import { retailerPublication } from '../subjects/retailer-publication.server.ts';
import {
  retailerCompetitors,
  retailerFigures,
  type Competitor,
} from '../subjects/retailer-queries.server.ts';
import type { RetailerWords } from '../subjects/retailer-words.ts';
import type { Region } from '../taxonomy/region.ts';

/** What all pages about one retailer are made from. */
export type Dossier = {
  retailer: RetailerProfile;
  home: Region;
  words: RetailerWords;
  figures: FigureSet;
  ranks: readonly RetailerRank[];
  competitors: readonly (Competitor & { overlap: Figure })[];
};

export async function openDossier(context: SheetContext, retailer: RetailerProfile): Promise<Dossier> {
  const { baseYear: year } = context;
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
