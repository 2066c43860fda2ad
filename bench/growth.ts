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
import { settle } from './settle.ts';
import { startReport } from './report.ts';
import { residentMegabytes, startSite, type MeasuredSite } from './site-process.ts';
import { startGauge } from './throughput.ts';
import { uncachedCost } from './uncached.ts';

const small = { countries: 20, retailers: 2_000 };
const large = { countries: 200, retailers: 20_000 };

const add = startReport(
  'bench/growth.md',
  `| measured | ${sizeInWords(small)} | ${sizeInWords(large)} | times |`,
);
const [before, after] = [await costsWith(small), await costsWith(large)];
compare('Start, s', 'start');
compare('Uncached market page, in requests to a bare server at the same time', 'market');
compare('Uncached page of a shop, in the same unit', 'retailer');
compare('Memory after 440 pages, MB', 'megabytes');
const pages = await secondProcess();
add(
  `| Uncached market pages per CPU second: one process, two on one database | ${pages.alone.toFixed(1)} | ${pages.together.toFixed(1)} | ${(pages.together / pages.alone).toFixed(2)} |`,
);

type Costs = { start: number; market: number; retailer: number; megabytes: number };

function compare(what: string, name: keyof Costs) {
  const [one, other] = [before[name], after[name]];
  add(`| ${what} | ${one.toFixed(1)} | ${other.toFixed(1)} | ${(other / one).toFixed(2)} |`);
}

function sizeInWords({ countries, retailers }: typeof small) {
  return `${countries} countries, ${retailers.toLocaleString('en')} shops`;
}

async function costsWith(size: typeof small): Promise<Costs> {
  const site = await startSite({ fill: (dataDir) => fill(dataDir, size) });
  try {
    await settle(site);
    return {
      start: site.startSeconds,
      market: await costInRequests(site, 'markets'),
      retailer: await costInRequests(site, 'retailers'),
      megabytes: residentMegabytes(site.pid),
    };
  } finally {
    await site.stop();
  }
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

/** The machine's speed changes from one data set to the next, and a bare server's with it. */
async function costInRequests(site: MeasuredSite, part: string) {
  const gauge = await startGauge(`${site.url}/pricing`);
  const { ms } = await uncachedCost(site, part, 200, gauge.measure);
  gauge.stop();
  return (ms / 1_000) * gauge.median();
}

/** Pages per processor second that nobody has asked for yet: of one process alone, and of two at the same time. */
async function secondProcess() {
  const dataDir = temporaryFolder('bench');
  await copyPreparedCluster(dataDir);
  const database = await startEmbeddedPostgres({ dataDir, say: () => {} });
  try {
    const alone = await pagesPerSecond(database.url, 1);
    const together = await pagesPerSecond(database.url, 2);
    return { alone, together };
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function pagesPerSecond(databaseUrl: string, processes: number) {
  const sites: MeasuredSite[] = [];
  try {
    for (let number = 0; number < processes; number += 1) sites.push(await startSite({ databaseUrl }));
    for (const site of sites) await settle(site);
    // Their compilers warm up on other pages.
    await Promise.all(sites.map((site) => uncachedCost(site, 'retailers', 150)));
    const costs = await Promise.all(sites.map((site) => uncachedCost(site, 'markets', 300)));
    return costs.reduce((sum, { ms }) => sum + 1_000 / ms, 0);
  } finally {
    for (const site of sites) await site.stop();
  }
}
