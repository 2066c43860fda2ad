import type { Logger } from 'pino';
import type { Database } from './base/database.server.ts';
import { createRefreshed } from './base/refreshed.server.ts';
import type { StartFacts } from './context.server.ts';
import { currentDataset } from './dataset/dataset-queries.server.ts';
import type { Dataset } from './figures/dataset.ts';
import { marketCoverage } from './subjects/market-queries.server.ts';
import { knownPrices } from './plans/known-prices.server.ts';
import { retailerCountries } from './subjects/retailer-queries.server.ts';
import { countryOptions, toRegion, type RegionRecord } from './taxonomy/region.ts';
import { regionRecords } from './taxonomy/region-catalogue.server.ts';

const refreshEveryMs = 60_000;

/** Prices are the last known ones unless a provider is asked. */
export async function loadStartFacts(
  db: Database,
  log: Logger,
  loadPrices = () => knownPrices(db),
): Promise<StartFacts & { stop(): void }> {
  const keep = <T>(name: keyof StartFacts, load: () => Promise<T>) =>
    createRefreshed({
      load,
      everyMs: refreshEveryMs,
      onFailure: (error) =>
        log.warn({ err: error, source: name }, 'refresh failed; the last known value stays'),
    });
  const kept = {
    edition: await keep('edition', async () => editionOf(await currentDataset(db))),
    centPrices: await keep('centPrices', loadPrices),
    regions: await keep('regions', () => loadRegions(db)),
  };
  return {
    ...kept,
    countries: {
      get current() {
        return countryOptions(kept.regions.current.map(toRegion));
      },
    },
    stop: () => Object.values(kept).forEach((fact) => fact.stop()),
  };
}

function editionOf(dataset: Dataset | null): StartFacts['edition']['current'] {
  return { baseYear: dataset?.baseYear ?? new Date().getUTCFullYear() - 1, dataset };
}

async function loadRegions(db: Database): Promise<RegionRecord[]> {
  const dataset = await currentDataset(db);
  const none = new Set<string>();
  const { markets, transactions } = dataset
    ? await marketCoverage({ db, datasetId: dataset.id })
    : { markets: none, transactions: none };
  const shops = dataset ? await retailerCountries({ db, datasetId: dataset.id }) : none;
  return regionRecords({
    markets,
    transactions,
    brands: shops,
    companies: shops,
    domains: shops,
    leads: shops,
  });
}
