import { href } from 'react-router';
import { brand } from '../../base/brand.ts';
import { breadcrumbList, publisher } from '../../base/linked-data.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import type { Edition } from '../../figures/dataset.ts';
import { loadPresets } from '../../explore/explorable.server.ts';
import { cite } from '../../figures/citation.ts';
import { presentEdition } from '../../data-pages/page/present-sheet.server.ts';
import { largestFirst } from '../../data-pages/exhibit-shapes.ts';
import { listRankings, placesIn } from '../../subjects/ranking-queries.server.ts';
import { loadCatalogue } from '../../retailers/catalogue.server.ts';
import { countRetailers, profileSizes, type RetailerSize } from '../../subjects/retailer-queries.server.ts';
import { rankingKey, type Ranking } from '../../subjects/ranking.ts';
import { retailerKey } from '../../subjects/retailer.ts';
import { shopCategory } from '../../subjects/retailer-words.ts';
import { listAddress } from '../../taxonomy/lists/list-choice.ts';
import { worldMap } from '../sections/world-map.server.tsx';
import { drawHub } from './draw-hub.server.tsx';
import { marketOverview } from './market-overview.server.ts';
import { parseMarketSort } from './market-sort.ts';
import { viewQuery } from './view-query.ts';
import type { OpenProfile } from './open-profiles.tsx';
import { rankingGroups, type RankingGroup } from './ranking-groups.ts';
import { sizedShops } from './shop-sizes.ts';
import { visibilityExamples } from './visibility-examples.server.ts';

const hubTitle = 'Sample data';

export type Hub = Awaited<ReturnType<typeof loadHub>>;

/** The hub, filtered by the `letter`, `region`, `category` and `page` of the query. */
export async function loadHub(context: SheetContext, query: URLSearchParams) {
  const { edition, siteUrl } = context;
  const [catalogue, retailers, sizes, rankings, map] = await Promise.all([
    loadCatalogue(context, query),
    countRetailers(context),
    profileSizes(context, context.baseYear),
    listRankings(context),
    worldMap(context, query),
  ]);
  const { choice, pages, regions } = catalogue;
  const profiles = openProfiles(context, sizes);
  const [overview, examples, groups, presets] = await Promise.all([
    marketOverview(context, choice.region, parseMarketSort(query)),
    visibilityExamples(context, sizes[0]?.retailer),
    groupsWithLeaders(context, rankings),
    loadPresets(context),
  ]);
  const address = listAddress(hubPath, { ...choice, page: choice.page > pages ? 1 : choice.page });
  const { version, asOf } = edition;
  const counts = {
    retailers,
    profiles: sizes.length,
    countries: overview.countryCount,
    rankings: rankings.length,
  };
  return {
    title: hubTitle,
    description: descriptionOf(counts),
    address,
    isView: viewQuery.some((name) => query.has(name)),
    counts,
    drawn: drawHub({
      map,
      overview,
      choice,
      regions,
      rankings: groups,
      profiles: profiles.slice(0, mostFeatured),
    }),
    catalogue,
    examples,
    presets,
    edition: presentEdition(edition),
    citation: cite({ title: hubTitle, version, asOf, url: siteUrl + hubPath, key: 'sample-data' }),
    linkedData: catalogueOf({ siteUrl, edition, counts, markets: overview.groups, rankings }),
  };
}

/** Equal ranges by name. */
function openProfiles(context: SheetContext, sizes: readonly RetailerSize[]): OpenProfile[] {
  const sorted = sizes
    .map(({ retailer, figure }) => ({ retailer, label: retailer.displayName, figure }))
    .toSorted(largestFirst);
  return sizedShops(
    sorted.map(({ retailer, figure }) => {
      const { shortName, geoCodeAlpha2 } = context.region(retailer.country);
      return {
        name: retailer.displayName,
        figure,
        to: sheetPath(retailerKey(retailer.slug)),
        code: geoCodeAlpha2,
        about: `${shortName}, ${shopCategory(retailer.category)}`,
      };
    }),
  );
}

/** The worldwide rankings, which are cards, with their first three. */
export async function groupsWithLeaders(
  context: SheetContext,
  rankings: readonly Ranking[],
): Promise<RankingGroup[]> {
  const [worldwide, ...rest] = rankingGroups(rankings, context.region);
  if (!worldwide) return [];
  const found = await Promise.all(
    worldwide.links.map(async (link) => {
      const ranking = rankings.find(({ slug }) => slug === link.slug)!;
      const places = await placesIn(context, ranking, { editions: [context.baseYear], first: 3 });
      return places.map(({ retailer, figure }) => ({ link, name: retailer.displayName, figure }));
    }),
  );
  // All cards share a ladder, so that a reader can compare them.
  const leaders = Map.groupBy(sizedShops(found.flat()), ({ link }) => link);
  const links = worldwide.links.map((link) => ({ ...link, leaders: leaders.get(link) ?? [] }));
  return [{ ...worldwide, links }, ...rest];
}

const hubPath = href('/resources/sample-data');

/** The catalogue below begins with all of them. */
const mostFeatured = 12;

type Counts = { retailers: number; countries: number; rankings: number };

function descriptionOf({ retailers, countries, rankings }: Counts): string {
  const number = new Intl.NumberFormat('en-US');
  return `eCommerce markets in ${countries} countries by category, ${rankings} rankings and a catalogue of ${number.format(retailers)} online shops: free to read, no account needed.`;
}

type Listed = {
  siteUrl: string;
  edition: Edition;
  counts: Counts;
  /** The world and the groups of countries. */
  markets: readonly { code: string; name: string }[];
  rankings: readonly Ranking[];
};

/** The schema.org catalogue names only the data sets that contain all others. */
function catalogueOf({ siteUrl, edition, counts, markets, rankings }: Listed): object[] {
  const dataset = (name: string, about: string, key: string) => ({
    '@type': 'Dataset',
    name,
    description: `${about} ${edition.label}, with the definition, method and date of every figure.`,
    url: siteUrl + sheetPath(key),
    isAccessibleForFree: true,
    creator: publisher(siteUrl),
  });
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'DataCatalog',
      name: `${brand.product} ${hubTitle.toLowerCase()}`,
      description: descriptionOf(counts),
      url: siteUrl + hubPath,
      dateModified: edition.asOf,
      version: edition.version,
      isAccessibleForFree: true,
      publisher: publisher(siteUrl),
      dataset: [
        ...markets.map(({ code, name }) =>
          dataset(`eCommerce, ${name}`, 'Size, growth and structure of the market.', `market/${code}/all`),
        ),
        ...rankings
          .filter(({ region }) => region === 'wor')
          .map(({ title, slug }) => dataset(title, 'Ranks and net sales.', rankingKey(slug))),
      ],
    },
    breadcrumbList([{ label: hubTitle, to: hubPath }], siteUrl),
  ];
}
