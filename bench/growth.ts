/**
 * `npx node bench/growth.ts`: what a page, a start and memory cost with ten times the markets and shops, and what a second
 * process on the same database adds. Pages in processor time, because the clock also counts the client on the same cores.
 */
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../app/adapters/embedded-postgres.ts';
import { withConnection } from '../app/dataset/dataset-session.server.ts';
import { importFolder } from '../app/dataset/import/import-dataset.server.ts';
import { migrate } from '../db/migrate.ts';
import { copyPreparedCluster } from '../test/prepared-cluster.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { rm } from 'node:fs/promises';
import { writeGrownFolder } from './import-folders.ts';
import { makeFiles } from './make-files.ts';
import { residentMegabytes, startSite, type MeasuredSite } from './site-process.ts';
import { uncachedCost } from './uncached.ts';

const small = { countries: 20, retailers: 2_000 };
const large = { countries: 200, retailers: 20_000 };

const [before, after] = [await costsWith(small), await costsWith(large)];
console.table({ small: before, large: after, times: timesOf(after, before) });
console.table(await secondProcess());

type Costs = { start: number; market: number; retailer: number; megabytes: number };

async function costsWith(size: typeof small): Promise<Costs> {
  const site = await startSite({ fill: (dataDir) => fill(dataDir, size) });
  try {
    await settle(site.url);
    const market = await uncachedCost(site, 'markets', 200);
    const retailer = await uncachedCost(site, 'retailers', 200);
    return {
      start: site.startSeconds,
      market: market.ms,
      retailer: retailer.ms,
      megabytes: residentMegabytes(site.pid),
    };
  } finally {
    await site.stop();
  }
}

/** After its start a site makes the files of the library and the search index, which would be measured too. */
async function settle(siteUrl: string) {
  await makeFiles(siteUrl);
  await (await fetch(`${siteUrl}/search?q=market`)).arrayBuffer();
}

async function fill(dataDir: string, size: typeof small) {
  const server = await startEmbeddedPostgres({ dataDir, say: () => {} });
  try {
    await migrate(server.url);
    const folder = join(dataDir, 'grown');
    await writeGrownFolder(folder, size);
    const imported = await withConnection(server.url, (client) => importFolder(client, folder));
    if (imported.outcome !== 'imported') throw new Error(JSON.stringify(imported, null, 2));
  } finally {
    await server.stop();
  }
}

function timesOf(one: Costs, other: Costs): Costs {
  const times = (name: keyof Costs) => Number((one[name] / other[name]).toFixed(2));
  return {
    start: times('start'),
    market: times('market'),
    retailer: times('retailer'),
    megabytes: times('megabytes'),
  };
}

/** Pages per processor second that nobody has asked for yet: of one process alone, and of two at the same time. */
async function secondProcess() {
  const dataDir = temporaryFolder('bench');
  await copyPreparedCluster(dataDir);
  const database = await startEmbeddedPostgres({ dataDir, say: () => {} });
  try {
    const alone = await pagesPerSecond(database.url, 1);
    const together = await pagesPerSecond(database.url, 2);
    return { alone, together, times: Number((together / alone).toFixed(2)) };
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function pagesPerSecond(databaseUrl: string, processes: number) {
  const sites: MeasuredSite[] = [];
  try {
    for (let number = 0; number < processes; number += 1) sites.push(await startSite({ databaseUrl }));
    for (const site of sites) await settle(site.url);
    // Their compilers warm up on other pages.
    await Promise.all(sites.map((site) => uncachedCost(site, 'retailers', 150)));
    const costs = await Promise.all(sites.map((site) => uncachedCost(site, 'markets', 300)));
    return costs.reduce((sum, { ms }) => sum + 1_000 / ms, 0);
  } finally {
    for (const site of sites) await site.stop();
  }
}
