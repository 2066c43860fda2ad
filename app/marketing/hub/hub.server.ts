import { href } from 'react-router';
import { brand } from '../../base/brand.ts';
import { dateInWords } from '../../base/dates.ts';
import { breadcrumbList, publisher } from '../../base/linked-data.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import type { Edition } from '../../figures/dataset.ts';
import { rangesNote } from '../../figures/format/format.ts';
import { loadPresets } from '../../explore/explorable.server.ts';
import { cite } from '../../figures/citation.ts';
import { tiers } from '../../plans/tier.ts';
import { listRankings } from '../../subjects/ranking-queries.server.ts';
import { loadCatalogue } from '../../retailers/catalogue.server.ts';
import { countRetailers, pageOfRetailers } from '../../subjects/retailer-queries.server.ts';
import { rankingKey, type Ranking } from '../../subjects/ranking.ts';
import { retailerKey } from '../../subjects/retailer.ts';
import { shopCategory } from '../../subjects/retailer-words.ts';
import { listAddress } from '../../taxonomy/lists/list-choice.ts';
import { marketOverview } from './market-overview.server.ts';
import { rankingGroups } from './ranking-groups.ts';
import { visibilityExamples } from './visibility-examples.server.ts';

const hubTitle = 'Sample data';

/** The hub, filtered by the `letter`, `region`, `category` and `page` of the query. */
export async function loadHub(context: SheetContext, query: URLSearchParams) {
  const { edition, siteUrl } = context;
  const [catalogue, retailers, featured, rankings] = await Promise.all([
    loadCatalogue(context, query),
    countRetailers(context),
    pageOfRetailers(context, { hasDetails: true }, { page: 1, pageSize: mostFeatured }),
    listRankings(context),
  ]);
  const { choice, pages } = catalogue;
  const [markets, examples, presets] = await Promise.all([
    marketOverview(context, choice.region),
    visibilityExamples(context, featured.items[0]),
    loadPresets(context),
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
    rangesNote,
    title: hubTitle,
    description: descriptionOf(counts),
    address,
    counts,
    markets,
    catalogue,
    examples,
    presets,
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

const hubPath = href('/resources/sample-data');

/** A longer list would swamp the page; the catalogue below has all of them. */
const mostFeatured = 500;

type Counts = { retailers: number; countries: number; rankings: number };

function descriptionOf({ retailers, countries, rankings }: Counts): string {
  const number = new Intl.NumberFormat('en-US');
  return `eCommerce markets of ${countries} countries by category, ${rankings} rankings and a catalogue of ${number.format(retailers)} online shops: free to read, without an account.`;
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
    description: `${about} ${edition.label}, with definition, method, date and source of every figure.`,
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
          .map(({ title, slug }) => dataset(title, 'Places and net sales.', rankingKey(slug))),
      ],
    },
    breadcrumbList([{ label: hubTitle, to: hubPath }], siteUrl),
  ];
}
