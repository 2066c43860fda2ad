import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type Pool } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../../app/adapters/embedded-postgres.ts';
import { startJobQueue } from '../../app/adapters/job-queue.ts';
import { loadDemonstration } from '../../app/dataset/load-demonstration.server.ts';
import { sampleDataset } from '../../test/samples/sample-dataset.ts';
import { migrate, pendingMigrations } from '../../db/migrate.ts';
import { newDataDir } from '../../test/data-dir.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { runSite, untilReady } from '../../test/faults/site-process.ts';
import { preparedDataDir } from '../../test/faults/storm/prepared-data-dir.ts';
import { openArchive, verifyArchive, writeArchive } from './archive/archive-file.ts';
import { backUp } from './archive/back-up.ts';
import { listTables } from './archive/database-contents.ts';
import type { Manifest } from './archive/manifest.ts';
import { restore } from './archive/restore.ts';
import { stageSiteFiles } from './archive/site-files.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'marketquay-backup-'));
const file = join(folder, 'site.tar.gz');
const sourceDir = join(folder, 'source');
let source: TestDatabase;
let manifest: Manifest;

beforeAll(async () => {
  source = await createTestDatabase();
  await loadDemonstration(
    source.url,
    () => sampleDataset('Backed up'),
    () => {},
  );
  const queue = await startJobQueue(source.url, pino({ level: 'silent' }));
  await queue.enqueue(drizzle(source.pool), 'send-mail', { mailId: 7 });
  await queue.stop();
  await addLeads(source.pool, 3);
  await source.pool.query('delete from lead where id = 3');
  mkdirSync(join(sourceDir, 'documents'), { recursive: true });
  writeFileSync(join(sourceDir, 'secret'), 'the secret of the source');
  writeFileSync(join(sourceDir, 'documents/paper.abc.pdf'), '%PDF paper');
  manifest = await backUp(file, { databaseUrl: source.url, dataDir: sourceDir, now: new Date() });
});
afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('restores every row, job, sequence and file', async () => {
  const { url, dataDir } = await emptyTarget();
  await restoreTo(url, dataDir);
  expect(await fingerprint(url)).toEqual(await fingerprint(source.url));
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('the secret of the source');
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'documents/paper.abc.pdf'), 'utf8')).toBe('%PDF paper');

  await withClient(url, async (pool) => {
    expect(await pendingMigrations(pool)).toEqual([]);
    const [id] = await addLeads(pool, 1);
    expect(id, 'a number that was given out before is not given out again').toBe('4');
  });
  const queue = await startJobQueue(url, pino({ level: 'silent' }));
  expect((await queue.list()).map(({ data }) => data)).toEqual([{ mailId: 7 }]);
  await queue.stop();
});

test('writes a private archive that any tar can list', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { stdout } = await promisify(execFile)('tar', ['-tzf', file]);
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining(['files/secret', 'data/public.lead/000000.copy', 'manifest.json']),
  );
  expect(manifest.tables.find(({ name }) => name === 'public.lead')).toMatchObject({ rows: 2 });
});

test('backs up one moment while rows are written', async () => {
  const busy = await createTestDatabase();
  onTestFinished(busy.drop);
  const done = new AbortController();
  const writing = (async () => {
    while (!done.signal.aborted) {
      await busy.pool.query(
        `with added as (
           insert into lead (idempotency_key, form_type, email, fields, tracking)
           values (gen_random_uuid(), 'contact', 'kim@company.example', '{}', '{}') returning id
         ) insert into outgoing_mail (key, template, recipient, payload)
           select 'lead/' || id, 'team-notice', 'kim@company.example', '{}' from added`,
      );
    }
  })();
  const archive = join(folder, 'busy.tar.gz');
  await eventually(async () =>
    expect((await busy.pool.query('select from lead')).rowCount).toBeGreaterThan(5),
  );
  const { tables } = await backUp(archive, { databaseUrl: busy.url, dataDir: folder, now: new Date() });
  done.abort();
  await writing;
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)!.rows;
  expect(rowsOf('public.lead')).toBeGreaterThan(5);
  expect(rowsOf('public.outgoing_mail')).toBe(rowsOf('public.lead'));
});

test('refuses a database that is not empty, unless told to replace it', async () => {
  const { url, dataDir } = await emptyTarget();
  await migrate(url);
  await withClient(url, (pool) => addLeads(pool, 9));
  const before = await fingerprint(url);
  await expect(restoreTo(url, dataDir)).rejects.toThrow('The database is not empty. Add --replace');
  expect(await fingerprint(url)).toEqual(before);
  await restoreTo(url, dataDir, { replace: true });
  expect(await fingerprint(url)).toEqual(await fingerprint(source.url));
});

test('refuses a database that somebody is connected to', async () => {
  const { url, dataDir } = await emptyTarget();
  const site = new Client({ connectionString: url });
  await site.connect();
  await expect(restoreTo(url, dataDir, { replace: true })).rejects.toThrow(
    'The database is in use by 1 other connection. Stop the site, then restore.',
  );
  await site.end();
});

test('refuses a damaged, truncated or foreign archive', async () => {
  const bytes = readFileSync(file);
  const damaged = Buffer.from(bytes);
  damaged[Math.floor(bytes.length / 2)]! ^= 0xff;
  const isRefused = (content: Buffer) => {
    const copy = join(folder, 'other.tar.gz');
    writeFileSync(copy, content);
    return expect(verifyArchive(copy)).rejects.toThrow(/^The archive is (damaged|incomplete)/);
  };
  await isRefused(damaged);
  for (const share of [0, 0.3, 0.9, 0.999]) await isRefused(bytes.subarray(0, bytes.length * share));
  await isRefused(Buffer.from('not an archive'));
  await expect(verifyArchive(join(folder, 'missing'))).rejects.toThrow('There is no file');
});

test('refuses an archive whose entries are not those of its manifest', async () => {
  const changed = structuredClone(manifest);
  changed.tables.find(({ parts }) => parts.length > 0)!.parts[0]!.sha256 = '0'.repeat(64);
  const archive = await rewrite(changed);
  await expect(verifyArchive(archive)).rejects.toThrow(/^The archive is damaged: "data\//);
});

test('refuses an archive of a newer version, and one with names that are none', async () => {
  const newer = await rewrite({ ...manifest, format: 2 } as unknown as Manifest);
  await expect(verifyArchive(newer)).rejects.toThrow('The archive has format 2');
  const sql = await rewrite({ ...manifest, tables: [{ ...manifest.tables[0]!, name: `public.lead"; --` }] });
  await expect(verifyArchive(sql)).rejects.toThrow('its manifest cannot be read');

  const { url, dataDir } = await emptyTarget();
  const attempt = (change: Partial<Manifest>) => restoreTo(url, dataDir, { as: { ...manifest, ...change } });
  const [first, ...others] = manifest.migrations;
  await expect(
    attempt({ migrations: [...manifest.migrations, { name: '9000_later.sql', hash: '' }] }),
  ).rejects.toThrow(
    'The archive is newer than this version of the site: it has the migration 9000_later.sql.',
  );
  await expect(attempt({ migrations: [{ ...first!, hash: 'another' }, ...others] })).rejects.toThrow(
    'The migration 0001_dataset.sql of the archive is not the one of this version',
  );
  await expect(attempt({ queueVersion: 1 })).rejects.toThrow('restore it with version');
  expect(await fingerprint(url)).toEqual({});
});

test('leaves everything as it was when the load fails half-way', async () => {
  const { url, dataDir } = await emptyTarget();
  await migrate(url);
  await withClient(url, (pool) => addLeads(pool, 9));
  writeFileSync(join(dataDir, 'secret'), 'the secret of the target');
  const before = await fingerprint(url);
  const wrong = structuredClone(manifest);
  wrong.tables.at(-1)!.rows += 1;
  await expect(restoreTo(url, dataDir, { replace: true, as: wrong })).rejects.toThrow('instead of');
  expect(await fingerprint(url)).toEqual(before);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('the secret of the target');
});

test('leaves everything as it was when it is killed half-way', { tags: ['exhaustive'] }, async () => {
  const large = await createTestDatabase();
  onTestFinished(large.drop);
  await large.pool.query(
    `insert into rate_limit (key) select 'key ' || number from generate_series(1, 400000) as number`,
  );
  const archive = join(folder, 'large.tar.gz');
  await backUp(archive, { databaseUrl: large.url, dataDir: sourceDir, now: new Date() });

  const { url, dataDir } = await emptyTarget();
  await migrate(url);
  await withClient(url, (pool) => addLeads(pool, 9));
  const before = await fingerprint(url);
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: dataDir };
  const words = ['scripts/ops.ts', 'restore', archive, '--replace'];
  const child = spawn(process.execPath, words, { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const isCopying = `select from pg_stat_activity where datname = $1 and query like 'copy public.rate_limit%'`;
  while ((await source.pool.query(isCopying, [nameOf(url)])).rowCount === 0 && child.exitCode === null)
    await sleep(2);
  child.kill('SIGKILL');
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
  expect(await fingerprint(url)).toEqual(before);
  expect(() => statSync(join(dataDir, 'secret'))).toThrow('ENOENT');

  await unused(url);
  await restoreTo(url, dataDir, { replace: true });
  expect(() => statSync(join(dataDir, 'unfinished-restore'))).toThrow('ENOENT');
});

test(
  'keeps the site from starting when the files did not follow, and can be repeated',
  { tags: ['exhaustive'] },
  async () => {
    const { url, dataDir } = await emptyTarget();
    const files = {
      ...stageSiteFiles(dataDir),
      publish: () => Promise.reject(new Error('The disk is full.')),
    };
    await expect(restore(file, manifest, { databaseUrl: url, files, replace: false })).rejects.toThrow(
      'full',
    );
    await expect(migrate(url)).rejects.toThrow('restore that did not finish');
    await restoreTo(url, dataDir);
    await migrate(url);
  },
);

test(
  'the commands carry a running embedded site to an external database and back',
  { tags: ['exhaustive'] },
  async () => {
    const dataDir = await preparedDataDir();
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const archive = join(folder, 'embedded.tar.gz');
    const site = await startSite({ DATA_DIR: dataDir });
    await withClient((await findRunningPostgres(dataDir))!, (pool) => addLeads(pool, 2));
    const pdf = await fetchBytes(`${site.url}${legalPdf}`);
    expect(await ops({ DATA_DIR: dataDir }, 'backup', archive)).toMatchObject({ code: 0 });
    expect(await ops({ DATA_DIR: dataDir }, 'backup', archive)).toMatchObject({
      code: 1,
      errors: `"${archive}" exists already. Choose another name, or remove it.\n`,
    });
    expect(await ops({ DATA_DIR: dataDir }, 'restore', archive, '--replace')).toMatchObject({
      code: 1,
      errors: `The site runs on "${dataDir}". Stop it, then restore.\n`,
    });
    await site.stop();

    const external = await emptyTarget();
    const settings = { DATABASE_URL: external.url, DATA_DIR: external.dataDir };
    expect(await ops(settings, 'restore', archive)).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/^Restored [\d,]+ rows in \d+ tables, \d+ files, as of /),
    });
    expect(readFileSync(join(external.dataDir, 'secret'))).toEqual(readFileSync(join(dataDir, 'secret')));
    const moved = await startSite(settings);
    expect(await fetchBytes(`${moved.url}${legalPdf}`)).toEqual(pdf);
    expect((await fetch(`${moved.url}/readyz`)).status).toBe(200);
    expect(await ops(settings, 'restore', archive, '--replace')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('The database is in use by'),
    });
    const back = join(folder, 'external.tar.gz');
    expect(await ops(settings, 'backup', back)).toMatchObject({ code: 0 });
    await moved.stop();

    const embedded = newDataDir();
    expect(await ops({ DATA_DIR: embedded }, 'restore', back)).toMatchObject({ code: 0 });
    const server = await startEmbeddedPostgres({ dataDir: embedded, say: () => {}, durable: false });
    await withClient(server.url, async (pool) => {
      const { rows } = await pool.query('select email from lead order by id');
      expect(rows).toEqual(Array.from({ length: 2 }, () => ({ email: 'kim@company.example' })));
    });
    await server.stop();
  },
);

const legalPdf = '/files/legal/terms-and-conditions.pdf';

async function startSite(env: Record<string, string>) {
  const site = runSite({ SITE_URL: 'http://site.example', ...env });
  onTestFinished(() => void site.child.kill('SIGKILL'));
  const port = await untilReady(site, 60_000);
  const stop = async () => {
    site.child.kill('SIGTERM');
    expect(await site.exitCode()).toBe(0);
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function fetchBytes(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function ops(settings: Record<string, string>, ...words: string[]) {
  const env = { PATH: process.env.PATH, ...settings };
  try {
    const ended = await promisify(execFile)(process.execPath, ['scripts/ops.ts', ...words], { env });
    return { code: 0, errors: ended.stderr };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, errors: stderr };
  }
}

async function emptyTarget() {
  const { url, drop } = await createTestDatabase('template0');
  onTestFinished(drop);
  const dataDir = mkdtempSync(join(folder, 'target-'));
  chmodSync(dataDir, 0o755);
  return { url, dataDir };
}

type RestoreOptions = { replace?: boolean; as?: Manifest };

async function restoreTo(
  url: string,
  dataDir: string,
  { replace = false, as = manifest }: RestoreOptions = {},
) {
  await restore(file, as, { databaseUrl: url, files: stageSiteFiles(dataDir), replace });
}

/** The same entries under another manifest. */
async function rewrite(changed: Manifest): Promise<string> {
  const other = join(folder, `${crypto.randomUUID()}.tar.gz`);
  async function* entries() {
    const parts = [...manifest.files, ...manifest.tables.flatMap((table) => table.parts)];
    const archive = openArchive(file);
    for (const part of parts) for await (const body of archive.parts([part])) yield { name: part.name, body };
    await archive.close();
    return changed;
  }
  await writeArchive(other, entries());
  return other;
}

/** Every table, by a hash of its rows. */
async function fingerprint(url: string): Promise<Record<string, string | null>> {
  const hashes: Record<string, string | null> = {};
  await withClient(url, async (pool) => {
    for (const { name } of await listTables(pool)) {
      const rows = `select md5(string_agg(row::text, ' ' order by row::text)) as hash from ${name} as row`;
      hashes[name] = (await pool.query<{ hash: string | null }>(rows)).rows[0]!.hash;
    }
  });
  return hashes;
}

/** Leaves no connection behind. */
async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await unused(url);
  }
}

/** A backend is there for a moment after its client has gone. */
async function unused(url: string): Promise<void> {
  const name = nameOf(url);
  const connections = `select from pg_stat_activity where datname = $1 and backend_type = 'client backend'`;
  if (url === source.url || name === 'postgres') return;
  await eventually(
    async () => expect((await source.pool.query(connections, [name])).rowCount).toBe(0),
    10_000,
  );
}

/** Not every address of Postgres is a URL that the platform can parse. */
function nameOf(url: string): string {
  return /^\w+:\/\/[^/]*\/([^?]+)/.exec(url)![1]!;
}

async function addLeads(database: Pool | Client, number: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `insert into lead (idempotency_key, form_type, email, fields, tracking)
     select gen_random_uuid(), 'contact', 'kim@company.example', '{}', '{}' from generate_series(1, $1) returning id`,
    [number],
  );
  return rows.map(({ id }) => id);
}
