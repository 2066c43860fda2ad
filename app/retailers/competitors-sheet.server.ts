import { countedForCompetitors } from '../data-pages/sheet-notes.ts';
import { keyFigures } from '../data-pages/key-figures.ts';
import type { Sheet } from '../data-pages/sheet.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { figureSet } from '../figures/figure-set.ts';
import {
  benchmarkExhibit,
  commonGroundExhibit,
  competitorsExhibit,
  competitorSalesExhibit,
  competitorGrowthExhibit,
  freeProfilesInWords,
  type Peer,
} from './competitor-exhibits.ts';
import { groundOf } from './common-ground.ts';
import { retailerKey } from '../subjects/retailer.ts';
import { retailerFigures } from '../subjects/retailer-queries.server.ts';
import { loadDossier, retailerFrame, type Dossier } from './retailer-dossier.server.ts';

export async function competitorsSheet(context: SheetContext, slug: string): Promise<Sheet | null> {
  const dossier = await loadDossier(context, slug);
  if (!dossier) return null;
  const { retailer, figures, words, competitors } = dossier;
  const published = await loadPeers(context, dossier);
  const peers = [{ label: words.name, isSubject: true, figures }, ...published];
  const nameOf = (code: string) => context.region(code).name;
  const groundIn = (peer: Peer) => groundOf(peer.figures, nameOf);
  const exhibits = [
    competitorsExhibit(
      competitors.map(({ displayName, hasDetails, reason, overlap, ...competitor }) => ({
        label: displayName,
        href: hasDetails ? sheetPath(retailerKey(competitor.slug)) : undefined,
        locked: !hasDetails,
        shop: hasDetails ? undefined : competitor.slug,
        reason,
        overlap,
      })),
      words,
    ),
    commonGroundExhibit(
      groundOf(figures, nameOf),
      published.map((peer) => ({ label: peer.label, href: peer.href, ground: groundIn(peer) })),
      competitors.filter(({ hasDetails }) => !hasDetails).map(({ displayName }) => displayName),
      { ...words, countryName: nameOf },
    ),
    competitorSalesExhibit(peers, words),
    competitorGrowthExhibit(peers, words),
    benchmarkExhibit(peers, words),
  ];
  return {
    ...(await retailerFrame(context, dossier, 'top-competitors')),
    key: `${retailerKey(retailer.slug)}/top-competitors`,
    title: `${words.name}: top competitors`,
    searchTitles: [`${words.name}: Top Competitors ${words.year}`],
    description: `Who competes with ${words.name} (${retailer.domain})? ${published.length > 0 ? 'The closest rivals, where they overlap, and how their sales and growth compare.' : 'The closest rivals, and where they overlap by category and country.'}`,
    lead: freeProfilesInWords(words.name, competitors.length, published.length) ?? '',
    scope: countedForCompetitors,
    keyFigures: keyFigures(figures, words.year, [
      ['Net sales', 'net-sales', { change: 'net-sales-growth' }],
      ['Visits', 'visits'],
      ['Conversion rate', 'conversion-rate'],
      ['Average order value', 'average-order-value'],
    ]),
    exhibits: exhibits.filter((exhibit) => exhibit !== null),
  };
}

/** Only competitors with a page have published figures. */
async function loadPeers(context: SheetContext, { competitors }: Dossier): Promise<Peer[]> {
  return Promise.all(
    competitors
      .filter(({ hasDetails }) => hasDetails)
      .map(async ({ slug, displayName }) => ({
        label: displayName,
        href: sheetPath(retailerKey(slug)),
        isSubject: false,
        figures: figureSet(await retailerFigures(context, { slug, displayName })),
      })),
  );
}
