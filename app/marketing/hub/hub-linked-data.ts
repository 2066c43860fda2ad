import { breadcrumbList, publisher } from '../../base/linked-data.ts';
import { brand } from '../../base/brand.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { Edition } from '../../figures/dataset.ts';
import { rankingKey, type Ranking } from '../../subjects/ranking.ts';
import { hubDescription, hubPath, hubTitle } from './hub-address.ts';

type Listed = {
  siteUrl: string;
  edition: Edition;
  counts: Parameters<typeof hubDescription>[0];
  /** The markets that hold all others: the world and the groups of countries. */
  markets: readonly { code: string; name: string }[];
  rankings: readonly Ranking[];
};

/** The hub as schema.org has it: a catalogue with the data sets that hold the others. */
export function catalogueOf({ siteUrl, edition, counts, markets, rankings }: Listed): object[] {
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
      description: hubDescription(counts),
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
