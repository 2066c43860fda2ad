import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

type Postmaster = { pid: number; socketFolder: string };

/** Line 1 of `postmaster.pid` is the process id, line 5 the folder of the socket. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, socketFolder: lines[4] ?? '' } : null;
  } catch {
    return null;
  }
}

export async function stopServer(cluster: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return;
  const { pid } = postmaster;
  const isRunning = () => isServerOf(cluster, commandLine(pid));
  if (!isRunning()) return forget(cluster, postmaster);

  sendSignal(pid, 'SIGINT');
  if (await endsWithin(10_000, isRunning)) return;
  sendSignal(pid, 'SIGQUIT');
  if (await endsWithin(5_000, isRunning)) return;
  throw new Error(`Postgres (process ${pid}) in "${cluster}" does not stop.`);
}

function isServerOf(cluster: string, command: string): boolean {
  return `${command} `.includes(` -D ${cluster} `);
}

function commandLine(pid: number): string {
  try {
    if (existsSync('/proc/self'))
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trimEnd();
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trimEnd();
  } catch {
    return '';
  }
}

// If a zombie or another program has the process id of a killed server, as after a container restart, Postgres would
// never start again. If part of the old server is still alive, its shared memory stops the new one.
function forget(cluster: string, { pid, socketFolder }: Postmaster): void {
  const isAnotherPostgres = /(^|\/)postgres(:| |$)/.test(commandLine(pid));
  if (isAnotherPostgres) return;
  rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}

async function endsWithin(milliseconds: number, isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isRunning()) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** Without the port, which is part of the socket's name, pg would use PGPORT. */
export function socketAddress(folder: string): string {
  return `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}&port=5432`;
}

export async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
