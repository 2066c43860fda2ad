/** How long a large import takes, in how much memory, and whether look-ups stay as fast when the data grows. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { startEmbeddedPostgres } from '../app/adapters/embedded-postgres.ts';
import { withConnection } from '../app/dataset/dataset-session.server.ts';
import { auditVersion } from '../app/dataset/publish/audit-version.server.ts';
import { importFolder } from '../app/dataset/import/import-dataset.server.ts';
import { migrate } from '../db/migrate.ts';
import { writeFigureFolder, writeRetailerFolder } from './import-folders.ts';

const lookUps = [
  ['retailer', 'select * from retailer where dataset_id = $1 and slug = $2'],
  ['figures', 'select * from retailer_figure where dataset_id = $1 and retailer = $2'],
  ['places', 'select * from ranking_place where dataset_id = $1 and retailer = $2'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'marketquay-bench-'));
// Started by root, Postgres runs as a user who may not enter a private folder.
chmodSync(folder, 0o755);
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), say: () => {} });
try {
  await migrate(server.url);
  await withConnection(server.url, measure);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(client: Client) {
  for (const figures of [100_000, 1_000_000]) {
    const source = join(folder, `figures-${figures}`);
    await writeFigureFolder(source, figures);
    const seconds = await importSeconds(client, source);
    console.log(`${thousands(figures)} figures: ${seconds.toFixed(1)} s, peak memory ${peakMegabytes()} MB`);
    const audit = await auditSeconds(client);
    console.log(`  audited in ${audit.seconds.toFixed(1)} s, ${audit.megabytes} MB in use afterwards`);
  }

  const costs: number[] = [];
  for (const retailers of [2_000, 20_000]) {
    const source = join(folder, `retailers-${retailers}`);
    await writeRetailerFolder(source, retailers);
    await importSeconds(client, source);
    costs.push(await lookUpMilliseconds(client, retailers));
    console.log(`${thousands(retailers)} retailers: ${costs.at(-1)!.toFixed(3)} ms a look-up`);
  }
  console.log(`ten times the retailers: ${(costs[1]! / costs[0]!).toFixed(2)} × the cost of a look-up`);
}

async function importSeconds(client: Client, source: string) {
  const start = performance.now();
  const imported = await importFolder(client, source);
  if (imported.outcome !== 'imported') throw new Error(JSON.stringify(imported, null, 2));
  return (performance.now() - start) / 1000;
}

/** The audit alone, as `npm run data -- verify` runs it. */
async function auditSeconds(client: Client) {
  const { rows } = await client.query<{ id: number }>(
    'select id::float8 as id from dataset where is_current',
  );
  const start = performance.now();
  const { total, faults } = await auditVersion(client, rows[0]!.id, 5);
  if (total > 0) throw new Error(JSON.stringify(faults, null, 2));
  const seconds = (performance.now() - start) / 1000;
  return { seconds, megabytes: Math.round(process.memoryUsage.rss() / 1e6) };
}

/** The median of many: one retailer by its slug, its figures and its places. */
async function lookUpMilliseconds(client: Client, retailers: number) {
  const { rows } = await client.query<{ id: string }>('select id from dataset where is_current');
  const times: number[] = [];
  for (let round = 0; round < 3_000; round += 1) {
    const slug = `shop-${(round * 7919) % retailers}.example-de`;
    const start = performance.now();
    for (const [name, text] of lookUps) await client.query({ name, text, values: [rows[0]!.id, slug] });
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[times.length / 2]!;
}

function peakMegabytes() {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

function thousands(count: number) {
  return count.toLocaleString('en-US');
}
