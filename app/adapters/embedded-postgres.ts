import { setTimeout as sleep } from 'node:timers/promises';
import { openBinaries, ensureCluster } from './embedded-postgres/cluster.ts';
import { answers, socketAddress, readPostmaster, stopServer } from './embedded-postgres/postmaster.ts';
import { findHome, openHome } from './embedded-postgres/home.ts';
import { launchPostgres, type Launch, type Server } from './embedded-postgres/launch.ts';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Options = { dataDir: string; say: (line: string) => void; durable?: boolean };

/** Listens on a unix socket, without a TCP port. It stops however this process dies. */
export async function startEmbeddedPostgres({ dataDir, say, durable = true }: Options): Promise<Server> {
  const ownership = ownDataDir(dataDir);
  try {
    const home = openHome(dataDir, say);
    const binaries = openBinaries(home);
    await ensureCluster(home, binaries, { durable, say });
    const server = await keepRunning({ home, binaries, durable }, dataDir, say);
    let stopped: Promise<void> | undefined;
    return { url: server.url, stop: () => (stopped ??= server.stop().finally(ownership.release)) };
  } catch (error) {
    ownership.release();
    throw error;
  }
}

export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const postmaster = readPostmaster(findHome(dataDir).cluster);
  if (!postmaster) return null;
  const url = socketAddress(postmaster.socketFolder);
  return (await answers(url)) ? url : null;
}

// A killed Postgres restarts on the same address: the pool reconnects, and the site answers 503 only meanwhile.
async function keepRunning(
  launch: Omit<Launch, 'onDeath'>,
  dataDir: string,
  say: (line: string) => void,
): Promise<Server> {
  let stopped = false;
  const begin = () => launchOnceFree({ ...launch, onDeath }, dataDir);
  const beginAgain = async (): Promise<Server> => {
    await sleep(pauseBeforeRevival);
    return begin().catch((error: Error) => {
      if (stopped) throw error;
      say(error.message);
      return beginAgain();
    });
  };
  const onDeath = (logFile: string) => {
    say(`Postgres has stopped by itself and is started again. Its last words are in "${logFile}.previous".`);
    server = beginAgain();
    server.catch(() => {});
  };
  let server = begin();
  const { url } = await server;
  return {
    url,
    async stop() {
      stopped = true;
      await server.then((running) => running.stop()).catch(() => {});
    },
  };
}

const pauseBeforeRevival = 1_000;

// We own the folder, so a server still running there is an orphan. It may need a moment to stop, or to claim the folder.
async function launchOnceFree(launch: Launch, dataDir: string): Promise<Server> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    await stopServer(launch.home.cluster);
    const outcome = await launchPostgres(launch);
    if (outcome.ok) return outcome.server;
    const occupied = /lock file .* already exists|is still in use/.test(outcome.log);
    if (!occupied) throw new Error(`${outcome.reason}\n${lastLines(outcome.log)}`);
    if (Date.now() > deadline) throw new Error(refusal(dataDir));
    await sleep(100);
  }
}

function lastLines(log: string): string {
  return log.trimEnd().split('\n').slice(-10).join('\n');
}

function ownDataDir(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'owner.lock');
  assertWritable(file, dataDir);
  // SQLite's is the only file lock available in Node that the kernel drops when its holder dies: no stale files, no
  // reused process ids. The in-memory journal keeps a second file out of the folder.
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(refusal(dataDir), { cause: error });
  }
  held.add(lock);
  return {
    release() {
      if (held.delete(lock)) lock.close();
    },
  };
}

function refusal(dataDir: string): string {
  return `Another server is already using the data folder "${dataDir}". Stop it first, or set DATA_DIR to another folder.`;
}

// A garbage-collected lock would be released.
const held = new Set<DatabaseSync>();

// SQLite would open a read-only file without taking the lock.
function assertWritable(file: string, dataDir: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new Error(
      `The data folder "${dataDir}" is not writable for this user. Run the site as the user who created it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
