import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { auditVersion } from './publish/audit-version.server.ts';
import { loadedRows, sumChecks } from './check-sums.server.ts';
import { disclosureCost, storeChecks, type DisclosureCost } from './dataset-queries.server.ts';
import { listVersions, type DatasetVersion } from './dataset-versions.server.ts';
import type { FaultReport } from './faults.ts';

export type Verification =
  | {
      outcome: 'verified';
      version: DatasetVersion;
      checks: ({ name: string } & FaultReport)[];
      /** Null for a version that was made before costs were counted. */
      cost: DisclosureCost | null;
    }
  | { outcome: 'nothing-loaded' };

export async function verifyDataset(client: Client): Promise<Verification> {
  const version = (await listVersions(client)).find(({ isCurrent }) => isCurrent);
  if (!version) return { outcome: 'nothing-loaded' };
  const rows = loadedRows(version.id);
  const results = [];
  for (const { name, find } of sumChecks) results.push({ name, ...(await find(client, rows, faultsShown)) });
  const breaches = await auditVersion(client, version.id, faultsShown);
  results.push({ name: disclosureCheck, ...breaches });
  await storeChecks(
    client,
    version.id,
    results.map(({ name, total }) => ({ name, faults: total })),
  );
  const cost = await disclosureCost(drizzle(client), version.id);
  return { outcome: 'verified', version, checks: results, cost };
}

const faultsShown = 20;

const disclosureCheck = 'No masked figure can be narrowed further than the disclosure rule allows';
