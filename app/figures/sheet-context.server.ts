import type { Database } from '../base/database.server.ts';
import type { Dataset, Edition, LoadedData } from './dataset.ts';
import type { Publication } from './publish.ts';
import { regionLookup, toRegion, type Region, type RegionRecord } from '../taxonomy/region.ts';

export type SheetContext = LoadedData & {
  baseYear: number;
  siteUrl: string;
  edition: Edition;
  region: (geoCode: string) => Region;
  /** `scope` names the subject in words, `subject` in addresses. */
  publication: (scope: string, subject: string) => Publication;
};

type Needs = {
  db: Database;
  facts: {
    edition: { readonly current: { dataset: Dataset | null } };
    regions: { readonly current: readonly RegionRecord[] };
  };
  settings: { siteUrl: string };
};

export function sheetContext({ db, facts, settings }: Needs): SheetContext | null {
  const { dataset } = facts.edition.current;
  if (!dataset) return null;
  const find = lookupOf(facts.regions.current);
  return {
    db,
    datasetId: dataset.id,
    baseYear: dataset.baseYear,
    siteUrl: settings.siteUrl,
    edition: editionOf(dataset),
    region: (geoCode) => {
      const region = find(geoCode);
      if (!region) throw new Error(`The data set names a region "${geoCode}" that is not in the catalogue.`);
      return region;
    },
    publication: (scope, subject) => ({
      scope,
      subject,
      asOf: dataset.asOf,
      nextUpdate: dataset.nextUpdate,
      version: versionOf(dataset),
      siteUrl: settings.siteUrl,
    }),
  };
}

/** Two imports of one edition have the same label. */
const versionOf = ({ label, id }: Dataset) => `${label} (version ${id})`;

function editionOf(dataset: Dataset): Edition {
  const { label, asOf, nextUpdate, demonstration } = dataset;
  return { label, version: versionOf(dataset), asOf, nextUpdate, demonstration };
}

const lookups = new WeakMap<readonly RegionRecord[], (geoCode: string) => Region | undefined>();

function lookupOf(records: readonly RegionRecord[]) {
  const lookup = lookups.get(records) ?? regionLookup(records.map(toRegion));
  lookups.set(records, lookup);
  return lookup;
}
