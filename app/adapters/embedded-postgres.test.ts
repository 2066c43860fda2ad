import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isRoot, newDataDir, nobody } from '../../test/data-dir.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

test('it starts, keeps what it is given, and stops', async () => {
  const dataDir = newDataDir();
  await expectToKeepData(dataDir);
  expect(statSync(join(dataDir, 'postgres/cluster')).mode & 0o777).toBe(0o700);
});

test('it speaks UTF-8 on a socket only, and syncs to disk', async () => {
  const { url } = await start(newDataDir());
  const facts = `select current_setting('server_encoding') as encoding,
    current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync`;
  expect(await ask(url, facts)).toEqual([{ encoding: 'UTF8', addresses: '', fsync: 'on' }]);
});

test('others find the running server by its data folder', async () => {
  const dataDir = newDataDir();
  expect(await findRunningPostgres(dataDir)).toBeNull();
  const server = await start(dataDir);
  expect(await findRunningPostgres(dataDir)).toBe(server.url);
  await server.stop();
  expect(await findRunningPostgres(dataDir)).toBeNull();
});

test('it stops at once, whoever is still connected', async () => {
  const server = await start(newDataDir());
  const client = new Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  const sleeping = client.query('select pg_sleep(60)').catch(() => 'interrupted');
  const before = performance.now();
  await server.stop();
  expect(performance.now() - before).toBeLessThan(3000);
  expect(await sleeping).toBe('interrupted');
});

test('a folder has one owner at a time', async () => {
  const dataDir = newDataDir();
  const first = await start(dataDir);
  await expect(start(dataDir)).rejects.toThrow(
    `Another Marketquay server is already using the data folder "${dataDir}". Stop it first, or set DATA_DIR to another folder.`,
  );
  await ask(first.url, 'select 1');
  await first.stop();
  const second = await start(dataDir);
  await first.stop();
  await ask(second.url, 'select 1');
});

test('a process id that another program has taken over does not stand in the way', async () => {
  const dataDir = newDataDir();
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
  await expectToKeepData(join(newDataDir(), path!));
});

test('it works in a private folder', async () => {
  const dataDir = newDataDir();
  chmodSync(dataDir, 0o700);
  const home = join(dataDir, 'postgres');
  onTestFinished(() => rmSync(realpathSync(home), { recursive: true }));
  const said = await expectToKeepData(dataDir);
  // Started by root, Postgres runs as a user who cannot enter this folder.
  expect(realpathSync(home) === home).toBe(!isRoot);
  if (isRoot) expect(said.join('\n')).toContain(`is in "${realpathSync(home)}"`);
});

test('a start that fails shows what Postgres said, and frees the folder', async () => {
  const dataDir = newDataDir();
  await (await start(dataDir)).stop();
  const versionFile = join(dataDir, 'postgres/cluster/PG_VERSION');
  writeFileSync(versionFile, '9.6\n');
  await expect(start(dataDir)).rejects.toThrow(/stopped while it was starting:\n.*incompatible with server/s);
  writeFileSync(versionFile, '18\n');
  await start(dataDir);
});

test('only the logs of the last two starts are kept', async () => {
  const dataDir = newDataDir();
  for (let round = 0; round < 3; round += 1) await (await start(dataDir)).stop();
  const logs = ['postgres.log', 'postgres.log.previous'].map((name) => join(dataDir, 'postgres', name));
  for (const log of logs)
    expect(readFileSync(log, 'utf8').match(/ready to accept connections/g)).toHaveLength(1);
});

async function expectToKeepData(dataDir: string): Promise<string[]> {
  const said: string[] = [];
  const server = await start(dataDir, (line) => said.push(line));
  await ask(server.url, `create table note as select 'kept' as text`);
  await server.stop();
  const { url } = await start(dataDir);
  expect(await ask(url, 'select text from note')).toEqual([{ text: 'kept' }]);
  return said;
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
