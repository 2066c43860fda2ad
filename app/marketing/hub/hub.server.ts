import { dateInWords } from '../../base/dates.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { cite } from '../../figures/citation.ts';
import { tiers } from '../../plans/tier.ts';
import { listRankings } from '../../subjects/ranking-queries.server.ts';
import { loadCatalogue } from '../../retailers/catalogue.server.ts';
import { countRetailers, pageOfRetailers } from '../../subjects/retailer-queries.server.ts';
import { retailerKey } from '../../subjects/retailer.ts';
import { shopCategory } from '../../subjects/shop-category.ts';
import { listAddress } from '../../taxonomy/lists/list-choice.ts';
import { hubPath, hubTitle } from './hub-address.ts';
import { catalogueOf } from './hub-linked-data.ts';
import { marketOverview } from './market-overview.server.ts';
import { rankingGroups } from './ranking-groups.ts';
import { visibilityExamples } from './visibility-examples.server.ts';

/** All that the hub shows for a choice of `letter`, `region`, `category` and `page`. */
export async function loadHub(context: SheetContext, query: URLSearchParams) {
  const { edition, siteUrl } = context;
  const [catalogue, retailers, featured, rankings] = await Promise.all([
    loadCatalogue(context, query),
    countRetailers(context),
    pageOfRetailers(context, { hasDetails: true }, { page: 1, pageSize: mostFeatured }),
    listRankings(context),
  ]);
  const { choice, pages } = catalogue;
  const [markets, examples] = await Promise.all([
    marketOverview(context, choice.region),
    visibilityExamples(context, featured.items[0]),
  ]);
  const address = listAddress(hubPath, { ...choice, page: choice.page > pages ? 1 : choice.page });
  const { version, asOf, nextUpdate, label, demonstration } = edition;
  const counts = {
    retailers,
    profiles: featured.total,
    countries: markets.countryCount,
    rankings: rankings.length,
  };
  return {
    address,
    counts,
    markets,
    catalogue,
    examples,
    plans: tiers.map(({ name, unlocks }) => ({ name, unlocks })),
    rankings: rankingGroups(rankings, (code) => context.region(code).shortName),
    featured: featured.items.map(({ slug, displayName, country, category }) => ({
      name: displayName,
      to: sheetPath(retailerKey(slug)),
      about: `${context.region(country).shortName}, ${shopCategory(category)}`,
    })),
    edition: { label, asOf: dateInWords(asOf), nextUpdate: dateInWords(nextUpdate), demonstration },
    citation: cite({ title: hubTitle, version, asOf, url: siteUrl + hubPath, key: 'sample-data' }),
    linkedData: catalogueOf({ siteUrl, edition, counts, markets: markets.groups, rankings }),
  };
}

/** More would be a page of names only; the catalogue below leads to all of them. */
const mostFeatured = 500;
