// @module-tag exhaustive
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { isRoot, newDataDir, nobody } from '../../test/data-dir.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

// Creating a database takes a second of the processor: most tests begin with a copy of this one.
const created = mkdtempSync(join(tmpdir(), 'marketquay-test-'));
beforeAll(async () => {
  chmodSync(created, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: created, say: () => {} });
  await server.stop();
});
afterAll(() => rmSync(created, { recursive: true }));

test('it speaks UTF-8 on a private socket only, and syncs to disk', async () => {
  const dataDir = copyOfDataDir();
  const { url } = await start(dataDir);
  const facts = `select current_setting('server_encoding') as encoding,
    current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync`;
  expect(await ask(url, facts)).toEqual([{ encoding: 'UTF8', addresses: '', fsync: 'on' }]);
  expect(statSync(join(dataDir, 'postgres/cluster')).mode & 0o777).toBe(0o700);
});

test('others find the running server by its data folder', async () => {
  const dataDir = copyOfDataDir();
  expect(await findRunningPostgres(dataDir)).toBeNull();
  const server = await start(dataDir);
  expect(await findRunningPostgres(dataDir)).toBe(server.url);
  await server.stop();
  expect(await findRunningPostgres(dataDir)).toBeNull();
});

test('it stops at once, even with clients connected', async () => {
  const server = await start(copyOfDataDir());
  const client = new Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  const sleeping = client.query('select pg_sleep(60)').catch(() => 'interrupted');
  await server.stop();
  expect(await sleeping).toBe('interrupted');
});

test('killed by somebody else, it is started again on the same address with everything it had', async () => {
  const dataDir = copyOfDataDir();
  const server = await start(dataDir);
  await ask(server.url, 'create table kept as select 1 as one');
  const [postmaster] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
  await eventually(
    async () => expect(await ask(server.url, 'select one from kept')).toEqual([{ one: 1 }]),
    100,
  );
});

test('a folder has one owner at a time', async () => {
  const dataDir = copyOfDataDir();
  const first = await start(dataDir);
  await expect(start(dataDir)).rejects.toThrow(
    `Another server is already using the data folder "${dataDir}". Stop it first, or set DATA_DIR to another folder.`,
  );
  await ask(first.url, 'select 1');
  await first.stop();
  const second = await start(dataDir);
  await first.stop();
  await ask(second.url, 'select 1');
});

test('a process id that another program has taken over does not stand in the way', async () => {
  const dataDir = copyOfDataDir();
  const server = await start(dataDir);
  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid');
  const notes = readFileSync(pidFile, 'utf8');
  await server.stop();

  const stranger = spawn('sleep', ['60'], isRoot ? nobody : {});
  onTestFinished(() => void stranger.kill());
  writeFileSync(pidFile, notes.replace(/^\d+/, String(stranger.pid)));
  await start(dataDir);
  expect(stranger.exitCode).toBeNull();
});

test.for([
  ['with spaces and quotes', `a folder, "quoted": it's $HOME & more`],
  [
    'that is very long',
    Array.from({ length: 8 }, () => 'a-folder-with-a-name-of-forty-characters').join('/'),
  ],
])('it works in a path %s', async ([, path]) => {
  expect(await keepsData(join(newDataDir(), path!))).toBe(true);
});

test("it works in a private folder, which root's Postgres cannot enter", async () => {
  const dataDir = newDataDir();
  chmodSync(dataDir, 0o700);
  const home = join(dataDir, 'postgres');
  onTestFinished(() => rmSync(realpathSync(home), { recursive: true }));
  const said: string[] = [];
  expect(await keepsData(dataDir, (line) => said.push(line))).toBe(true);
  expect(realpathSync(home) === home).toBe(!isRoot);
  expect(said.some((line) => line.endsWith(`is in "${realpathSync(home)}".`))).toBe(isRoot);
});

test('a start that fails shows what Postgres said, and frees the folder', async () => {
  const dataDir = copyOfDataDir();
  await (await start(dataDir)).stop();
  const versionFile = join(dataDir, 'postgres/cluster/PG_VERSION');
  writeFileSync(versionFile, '9.6\n');
  await expect(start(dataDir)).rejects.toThrow(/stopped while it was starting:\n.*incompatible with server/s);
  writeFileSync(versionFile, '18\n');
  await start(dataDir);
});

test('only the logs of the last two starts are kept', async () => {
  const dataDir = copyOfDataDir();
  for (let round = 0; round < 3; round += 1) await (await start(dataDir)).stop();
  const logs = ['postgres.log', 'postgres.log.previous'].map((name) => join(dataDir, 'postgres', name));
  for (const log of logs)
    expect(readFileSync(log, 'utf8').match(/ready to accept connections/g)).toHaveLength(1);
});

function copyOfDataDir(): string {
  const dataDir = newDataDir();
  execFileSync('cp', ['-a', `${created}/.`, dataDir]);
  return dataDir;
}

async function keepsData(dataDir: string, say?: (line: string) => void): Promise<boolean> {
  const server = await start(dataDir, say);
  await ask(server.url, `create table note as select 'kept' as text`);
  await server.stop();
  const { url } = await start(dataDir);
  const rows = await ask(url, 'select text from note');
  return rows.length === 1;
}

async function start(dataDir: string, say: (line: string) => void = () => {}) {
  const server = await startEmbeddedPostgres({ dataDir, say });
  onTestFinished(server.stop);
  return server;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}
