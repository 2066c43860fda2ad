import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, socketAddress, readPostmaster, stopServer } from './postmaster.ts';
import { openSocketFolder, type Home } from './home.ts';

export type Launch = {
  home: Home;
  binaries: string;
  durable: boolean;
  onDeath: (logFile: string) => void;
};
export type Server = { url: string; stop: () => Promise<void> };
type Launched = { ok: true; server: Server } | { ok: false; reason: string; log: string };
type Wrapper = { process: ChildProcess; stdin: Writable; stdout: Readable };

export async function launchPostgres({ home, binaries, durable, onDeath }: Launch): Promise<Launched> {
  const socketFolder = openSocketFolder(home);
  const logFile = join(home.folder, 'postgres.log');
  const options = [...settings, ...(durable ? [] : notDurable)].flatMap((setting) => ['-c', setting]);
  const wrapper = await spawnWrapped(
    [join(binaries, 'bin', 'postgres'), '-D', home.cluster, '-k', listItem(socketFolder), ...options],
    { runAs: home.runAs, logFile },
  );
  const url = socketAddress(socketFolder);
  const reason = await whyNotReady(wrapper, home.cluster, url);
  if (reason !== null) {
    await stop(wrapper, home.cluster);
    return { ok: false, reason, log: readFileSync(logFile, 'utf8') };
  }
  const reportDeath = () => onDeath(logFile);
  wrapper.stdout.once('close', reportDeath);
  const stopOnPurpose = async () => {
    wrapper.stdout.off('close', reportDeath);
    await stop(wrapper, home.cluster);
    if (socketFolder !== home.cluster) rmSync(socketFolder, { recursive: true, force: true });
  };
  return { ok: true, server: { url, stop: stopOnPurpose } };
}

// Postgres parses a list of folders here: commas and quotes need quoting.
function listItem(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

// Parallel workers and JIT cost time on many short queries. Statement errors reach their callers, so they are not logged.
const settings = [
  'listen_addresses=',
  'port=5432',
  'shared_buffers=128MB',
  'max_connections=100',
  'max_parallel_workers_per_gather=0',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=log',
  'log_checkpoints=off',
];
const notDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

// Standard input closes however our process dies, and then Postgres stops. TERM is sent first because a shell's
// background child ignores INT until Postgres has set its handlers; INT then makes the stop fast.
// After printing the process id, only Postgres holds standard output, so its end means that Postgres has ended.
const untilInputCloses =
  '"$0" "$@" & p=$!; echo $p; exec >/dev/null; cat; kill -TERM $p; kill -INT $p; wait $p';

async function spawnWrapped(
  command: string[],
  { runAs, logFile }: { runAs: Home['runAs']; logFile: string },
): Promise<Wrapper> {
  const log = openFreshLog(logFile);
  const child = spawn('/bin/sh', ['-c', untilInputCloses, ...command], {
    ...runAs,
    stdio: ['pipe', 'pipe', log],
    // Ctrl-C reaches the whole foreground group, but Postgres has to outlive the requests in flight.
    detached: true,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  closeSync(log);
  await once(child, 'spawn');
  const [stdin, stdout] = [child.stdin!, child.stdout!];
  // Once Postgres has ended, another process may get the process id that the wrapper remembers.
  stdout.once('close', () => child.kill('SIGKILL'));
  return { process: child, stdin, stdout };
}

function openFreshLog(file: string): number {
  if (existsSync(file)) renameSync(file, `${file}.previous`);
  return openSync(file, 'wx', 0o600);
}

async function whyNotReady(wrapper: Wrapper, cluster: string, url: string): Promise<string | null> {
  let pid = 0;
  wrapper.stdout.once('data', (line: Buffer) => (pid = Number(line)));
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    // The server of a dying owner may still answer on the same socket; only ours counts.
    if (readPostmaster(cluster)?.pid === pid && (await answers(url))) return null;
    if (wrapper.stdout.closed) return 'Postgres stopped while it was starting:';
    await sleep(20);
  }
  return 'Postgres was not ready within 30 seconds:';
}

async function stop(wrapper: Wrapper, cluster: string): Promise<void> {
  wrapper.stdin.destroy();
  await stopServer(cluster);
  const { exitCode, signalCode } = wrapper.process;
  if (exitCode === null && signalCode === null) await once(wrapper.process, 'exit');
}
