import { largestFirst } from '../data-pages/exhibit-shapes.ts';
import type { Sheet } from '../data-pages/sheet.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { partOf } from '../figures/dimension.ts';
import { listMarkets } from '../subjects/market-queries.server.ts';
import { marketKey } from '../subjects/market.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { retailerKey } from '../subjects/retailer.ts';
import { comparisonPath } from '../subjects/comparison.ts';
import { countedForRetailers } from '../data-pages/counting.ts';
import type { Dossier } from './retailer-dossier.server.ts';
import { sampleDataTrail } from '../data-pages/sample-data-trail.ts';

type Frame = Pick<Sheet, 'subject' | 'scope' | 'related' | 'trail' | 'parts' | 'edition'>;

/** What the pages about one retailer share. */
export async function retailerFrame(context: SheetContext, dossier: Dossier, part?: string): Promise<Frame> {
  const { retailer, ranks, competitors } = dossier;
  const key = retailerKey(retailer.slug);
  const path = sheetPath(key);
  return {
    subject: key,
    edition: context.edition,
    scope: countedForRetailers,
    trail: part ? [...sampleDataTrail, { label: retailer.displayName, to: path }] : sampleDataTrail,
    parts: [
      { label: 'Overview', to: path },
      { label: 'Providers', to: `${path}/providers` },
      { label: 'Top competitors', to: `${path}/top-competitors` },
    ],
    related: [
      { title: 'Its markets', links: await marketLinks(context, dossier) },
      {
        title: 'Rankings it stands in',
        links: ranks.slice(0, 8).map(({ ranking, place }) => ({
          label: ranking.title,
          to: sheetPath(rankingKey(ranking.slug)),
          about: `number ${place}`,
        })),
      },
      {
        title: 'Competitors with a page',
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
            label: `With ${displayName}`,
            to: comparisonPath({ kind: 'retailer', subjects: [retailer.slug, slug] }),
          })),
      },
    ],
  };
}

/** The countries with the largest parts of its sales, in its own category. */
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
