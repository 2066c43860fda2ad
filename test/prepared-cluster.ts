import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { parseSync } from 'rolldown/utils';
import { startEmbeddedPostgres } from '../app/adapters/embedded-postgres.ts';
import { findHome } from '../app/adapters/embedded-postgres/home.ts';
import { startJobQueue } from '../app/adapters/job-queue.ts';
import { loadDemonstration } from '../app/dataset/load-demonstration.server.ts';
import { sampleDataset } from './samples/sample-dataset.ts';
import { demonstrationDataset } from '../data/model/demonstration.ts';
import { migrate } from '../db/migrate.ts';
import { createDatabase, databaseAt } from './database-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The databases of the prepared cluster. A site that starts on a copy of it finds the demonstration data loaded. */
export const preparedDatabases = {
  demonstration: 'postgres',
  migrated: 'migrated',
  sample: 'sample',
  /** Connections to a template would keep it from being copied, so tests give their orders from here. */
  maintenance: 'maintenance',
} as const;

/** Puts a cluster into a data folder as if a site had been started there before, in a fraction of the time. */
export async function copyPreparedCluster(dataDir: string): Promise<void> {
  const kept = await prepareCluster();
  const { folder, cluster } = findHome(dataDir);
  mkdirSync(folder, { recursive: true });
  await copyFolder(kept, cluster);
}

/** Loads the data once and keeps the cluster until one of the files that it is made from changes. */
export async function prepareCluster(): Promise<string> {
  // A cluster belongs to the user who made it and cannot be read by others.
  const kept = join(cache, `cluster-${process.getuid?.() ?? 0}-${hashOfInputs()}`);
  if (existsSync(kept)) return kept;

  const dataDir = temporaryFolder('cluster');
  try {
    await fillCluster(dataDir);
    mkdirSync(cache, { recursive: true });
    // Another run may be preparing the same one: the first to finish wins.
    const unfinished = `${kept}-${process.pid}`;
    await removeOlder(kept);
    await copyFolder(findHome(dataDir).cluster, unfinished);
    if (existsSync(kept)) await rm(unfinished, { recursive: true });
    else renameSync(unfinished, kept);
    return kept;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Our tables and an empty job queue, whose tables would otherwise be made by every test file that has one. */
export async function migrateWithQueue(url: string): Promise<void> {
  await migrate(url);
  const queue = await startJobQueue(url, pino({ level: 'silent' }));
  await queue.stop();
}

/** A few rows: what a site on sample data would otherwise load at every start. */
export async function fillSample(url: string): Promise<void> {
  await loadDemonstration(
    url,
    () => sampleDataset('Demonstration data set 2025'),
    () => {},
  );
}

const cache = 'node_modules/.cache/marketquay';

if (import.meta.main) await prepareCluster();

async function fillCluster(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, say: () => {}, durable: false });
  try {
    const { demonstration, migrated, sample, maintenance } = preparedDatabases;
    await migrateWithQueue(server.url);
    const at = databaseAt(server.url, maintenance);
    await createDatabase(server.url, { name: maintenance });
    await createDatabase(at, { name: migrated, template: demonstration });
    await createDatabase(at, { name: sample, template: demonstration });
    await fillSample(databaseAt(server.url, sample));
    await loadDemonstration(server.url, demonstrationDataset, () => {});
  } finally {
    await server.stop();
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

async function removeOlder(kept: string): Promise<void> {
  for (const folder of globSync(`${cache}/cluster-*`)) {
    const [, , , maker] = basename(folder).split('-');
    const isInUse = maker ? isRunning(Number(maker)) : folder === kept;
    if (!isInUse) await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Every module that takes part, the migrations, the data, and the locked versions of the dependencies. */
function hashOfInputs(): string {
  const modules = new Set<string>();
  const visit = (file: string) => {
    if (modules.has(file)) return;
    modules.add(file);
    if (!file.endsWith('.json')) for (const next of importsOf(file)) visit(next);
  };
  visit(relative(process.cwd(), import.meta.filename));
  const hash = createHash('sha256');
  for (const file of [...modules, ...globSync('db/migrations/*.sql'), 'package-lock.json'].toSorted())
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function importsOf(file: string): string[] {
  const { module } = parseSync(basename(file), readFileSync(file, 'utf8'));
  return module.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier));
}
