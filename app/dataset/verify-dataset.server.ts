import type { Client } from 'pg';
import { loadedRows, sumChecks, type DataCheck } from './check-sums.server.ts';
import { listVersions, type DatasetVersion } from './dataset-versions.server.ts';
import type { FaultReport } from './faults.ts';

export type Verification =
  | { outcome: 'verified'; version: DatasetVersion; checks: ({ name: string } & FaultReport)[] }
  | { outcome: 'nothing-loaded' };

/** Every check that a whole version has to pass. */
const checks: readonly DataCheck[] = [...sumChecks];

/** Looks through the version that is served. */
export async function verifyDataset(client: Client): Promise<Verification> {
  const version = (await listVersions(client)).find(({ isCurrent }) => isCurrent);
  if (!version) return { outcome: 'nothing-loaded' };
  const rows = loadedRows(version.id);
  const results = [];
  for (const { name, find } of checks) results.push({ name, ...(await find(client, rows, faultsShown)) });
  return { outcome: 'verified', version, checks: results };
}

const faultsShown = 20;
