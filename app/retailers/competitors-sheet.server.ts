import { keyFigures } from '../data-pages/key-figures.ts';
import type { Sheet } from '../data-pages/sheet.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { countInWords, listInWords, paragraph } from '../data-pages/sentence.ts';
import { figureSet } from '../figures/figure-set.ts';
import {
  benchmarkExhibit,
  commonGroundExhibit,
  rivalsExhibit,
  sizesExhibit,
  speedsExhibit,
  type Peer,
} from './competitor-exhibits.ts';
import { groundOf } from '../subjects/overlap.ts';
import { retailerKey } from '../subjects/retailer.ts';
import { retailerFigures } from '../subjects/retailer-queries.server.ts';
import { openDossier, retailerFrame, type Dossier } from './retailer-dossier.server.ts';

/** Who sells the same to the same people, and how the shop stands among them. */
export async function competitorsSheet(context: SheetContext, slug: string): Promise<Sheet | null> {
  const dossier = await openDossier(context, slug);
  if (!dossier) return null;
  const { retailer, figures, words, competitors } = dossier;
  const rivals = await rivalsOf(context, dossier);
  const peers = [{ label: words.name, isSubject: true, figures }, ...rivals];
  const nameOf = (code: string) => context.region(code).name;
  const groundIn = (peer: Peer) => groundOf(peer.figures, nameOf);
  const exhibits = [
    rivalsExhibit(
      competitors.map(({ displayName, hasDetails, reason, overlap, ...competitor }) => ({
        label: displayName,
        href: hasDetails ? sheetPath(retailerKey(competitor.slug)) : undefined,
        locked: !hasDetails,
        reason,
        overlap,
      })),
      words,
    ),
    commonGroundExhibit(
      groundOf(figures, nameOf),
      rivals.map((rival) => ({ label: rival.label, href: rival.href, ground: groundIn(rival) })),
      competitors.filter(({ hasDetails }) => !hasDetails).map(({ displayName }) => displayName),
      { ...words, countryName: nameOf },
    ),
    sizesExhibit(peers, words),
    speedsExhibit(peers, words),
    benchmarkExhibit(peers, words),
  ];
  const names = listInWords(competitors.slice(0, 3).map(({ displayName }) => displayName));
  return {
    ...(await retailerFrame(context, dossier, 'top-competitors')),
    key: `${retailerKey(retailer.slug)}/top-competitors`,
    title: `${words.name}: top competitors`,
    description: `The closest competitors of ${words.name} (${retailer.domain}): who they are, why, what they have in common, and how their sales and growth compare.`,
    lead: paragraph(
      names && `${names} come closest to ${retailer.domain}.`,
      names &&
        `Of the ${countInWords(competitors.length)} closest, ${countInWords(rivals.length)} ${rivals.length === 1 ? 'has' : 'have'} figures on this site.`,
    ),
    keyFigures: keyFigures(figures, words.year, [
      ['Net sales', 'net-sales', { change: 'net-sales-growth' }],
      ['Visits', 'visits'],
      ['Conversion rate', 'conversion-rate'],
      ['Average order value', 'average-order-value'],
    ]),
    exhibits: exhibits.filter((exhibit) => exhibit !== null),
  };
}

/** The competitors of which figures are published. */
async function rivalsOf(context: SheetContext, { competitors }: Dossier): Promise<Peer[]> {
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
