import type { Logger } from 'pino';
import type { Database } from '../base/database.server.ts';
import { createRefreshed, type Refreshed } from '../base/refreshed.server.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { currentDataset } from '../dataset/dataset-queries.server.ts';

type Sources = {
  settings: { baseYear: number; dataset: Dataset | null };
  centPrices: Record<string, number>;
  countries: readonly unknown[];
  regions: readonly unknown[];
};

/** What every process loads at start and keeps fresh: settings, prices, countries, regions. */
export type StartFacts = { [Name in keyof Sources]: Refreshed<Sources[Name]> };

const refreshEveryMs = 60_000;

export async function loadStartFacts(db: Database, log: Logger): Promise<StartFacts & { stop(): void }> {
  const keep = <T>(name: keyof Sources, load: () => Promise<T>) =>
    createRefreshed({
      load,
      everyMs: refreshEveryMs,
      onFailure: (error) =>
        log.warn({ err: error, source: name }, 'refresh failed; the last known value stays'),
    });
  const facts = {
    settings: await keep('settings', async () => siteSettings(await currentDataset(db))),
    centPrices: await keep('centPrices', async () => ({})),
    countries: await keep('countries', async () => []),
    regions: await keep('regions', async () => []),
  };
  return { ...facts, stop: () => Object.values(facts).forEach((fact) => fact.stop()) };
}

function siteSettings(dataset: Dataset | null): Sources['settings'] {
  return { baseYear: dataset?.baseYear ?? new Date().getUTCFullYear() - 1, dataset };
}
