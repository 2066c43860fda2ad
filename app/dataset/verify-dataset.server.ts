import type { Client } from 'pg';
import { findLeaksInVersion } from './publish/check-leaks.server.ts';
import { loadedRows, sumChecks } from './check-sums.server.ts';
import { storeChecks } from './dataset-queries.server.ts';
import { listVersions, type DatasetVersion } from './dataset-versions.server.ts';
import type { FaultReport } from './faults.ts';

export type Verification =
  | { outcome: 'verified'; version: DatasetVersion; checks: ({ name: string } & FaultReport)[] }
  | { outcome: 'nothing-loaded' };

export async function verifyDataset(client: Client): Promise<Verification> {
  const version = (await listVersions(client)).find(({ isCurrent }) => isCurrent);
  if (!version) return { outcome: 'nothing-loaded' };
  const rows = loadedRows(version.id);
  const results = [];
  for (const { name, find } of sumChecks) results.push({ name, ...(await find(client, rows, faultsShown)) });
  const leaks = await findLeaksInVersion(client, version.id, faultsShown);
  results.push({ name: 'No masked value can be worked out', ...leaks });
  await storeChecks(
    client,
    version.id,
    results.map(({ name, total }) => ({ name, faults: total })),
  );
  return { outcome: 'verified', version, checks: results };
}

const faultsShown = 20;
