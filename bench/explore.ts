import { join } from 'node:path';
import { startEmbeddedPostgres } from '../app/adapters/embedded-postgres.ts';
import { withConnection } from '../app/dataset/dataset-session.server.ts';
import { importFolder } from '../app/dataset/import/import-dataset.server.ts';
import { migrate } from '../db/migrate.ts';
import { chanceFrom } from '../test/faults/storm/chance.ts';
import { measures } from '../app/subjects/measure.ts';
import { explorationPath, normalised } from '../app/subjects/exploration.ts';
import { categories } from '../app/taxonomy/category.ts';
import { cpuSeconds } from './cpu-time.ts';
import { writeFigureFolder } from './import-folders.ts';
import { startSite } from './site-process.ts';

const combinations = 200;
const warmUp = 30;

/** The most that 19 of 20 new combinations may take. */
export const exploreBudgetMs = 150;

const places =
  'ae ar at au be br ca ch cl cn cz de dk eg es fi fr gb gr hu id ie in it jp kr mx nl no pl'.split(' ');

/** Milliseconds of processor time of the server for a combination that nobody has asked for yet: page and compression. */
export async function measureExplorer(site: { url: string; pid: number }) {
  const paths = newCombinations();
  for (const path of paths.slice(0, warmUp)) await ask(site.url + path);
  const times: number[] = [];
  for (const path of paths.slice(warmUp)) {
    const before = cpuSeconds(site.pid);
    await ask(site.url + path);
    times.push((cpuSeconds(site.pid) - before) * 1_000);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return {
    combinations: times.length,
    p95: sorted[Math.floor(sorted.length * 0.95)]!,
    mean: times.reduce((sum, ms) => sum + ms, 0) / times.length,
  };
}

/** Any measure of markets, up to twelve places or categories, every third on a map. */
function newCombinations(): string[] {
  const chance = chanceFrom(1, 'explore');
  const ofMarkets = measures.filter(({ of }) => of === 'market');
  const some = <Value>(values: readonly Value[], most: number) =>
    Array.from({ length: 1 + Math.floor(chance.number() * most) }, () => chance.oneOf(values));
  const found = new Set<string>();
  while (found.size < combinations + warmUp) {
    const isWide = chance.happens(0.5);
    found.add(
      explorationPath(
        normalised({
          measure: chance.oneOf(ofMarkets),
          places: some(places, isWide ? 12 : 2),
          categories: isWide ? ['all'] : some(categories, 6).map(({ slug }) => slug),
          retailers: [],
          from: null,
          to: null,
          view: chance.happens(1 / 3) ? 'map' : 'chart',
        }),
      ),
    );
  }
  return [...found];
}

async function ask(url: string) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' }, redirect: 'manual' });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  await answer.arrayBuffer();
}

/** Ten times the rows of the demonstration: every country of the world, in every category. */
async function fillWithTenfold(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, say: () => {} });
  try {
    await migrate(server.url);
    const folder = join(dataDir, 'tenfold');
    await writeFigureFolder(folder, 1_700_000);
    const imported = await withConnection(server.url, (client) => importFolder(client, folder));
    if (imported.outcome !== 'imported') throw new Error(JSON.stringify(imported, null, 2));
  } finally {
    await server.stop();
  }
}

if (import.meta.main) {
  const site = await startSite(process.argv.includes('--tenfold') ? { fill: fillWithTenfold } : {});
  try {
    console.table(await measureExplorer(site));
  } finally {
    await site.stop();
  }
}
