import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../test/database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const first = { '0001_shop.sql': 'create table shop (id integer primary key);' };
const second = { '0002_shop_name.sql': `alter table shop add name text; insert into shop values (1, 'a');` };

test('migrations are applied once, in order, and recorded', async () => {
  const { url, pool } = await emptyDatabase();
  const said: string[] = [];
  const folder = folderOf({ ...second, ...first });
  await migrate(url, { folder, say: (line) => said.push(line) });
  await migrate(url, { folder, say: (line) => said.push(line) });

  expect(said).toHaveLength(2);
  expect((await pool.query('select id, name from shop')).rows).toEqual([{ id: 1, name: 'a' }]);
  const { rows } = await pool.query('select name, hash, applied_at from schema_migration order by name');
  expect(rows).toEqual(
    ['0001_shop.sql', '0002_shop_name.sql'].map((name) => ({
      name,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      applied_at: expect.any(Date),
    })),
  );
});

test('many processes may migrate at once', async () => {
  const { url, pool } = await emptyDatabase();
  const folder = folderOf({ ...first, ...second });
  await Promise.all(Array.from({ length: 10 }, () => migrate(url, { folder })));
  expect((await pool.query('select * from shop')).rows).toHaveLength(1);
});

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
  const { url, pool } = await emptyDatabase();
  const broken = folderOf({ ...first, '0002_broken.sql': 'create table half (); select 1 / 0;' });
  await expect(migrate(url, { folder: broken })).rejects.toThrow(
    'The migration 0002_broken.sql failed: division by zero.',
  );
  const { rows } = await pool.query(`select to_regclass('shop') as shop, to_regclass('half') as half`);
  expect(rows).toEqual([{ shop: 'shop', half: null }]);

  await migrate(url, { folder: folderOf({ ...first, ...second }) });
});

test('an applied migration may not be edited or renamed', async () => {
  const { url } = await emptyDatabase();
  await migrate(url, { folder: folderOf(first) });
  for (const [name, sql] of [
    ['0001_shop.sql', 'create table shop (id bigint primary key);'],
    ['0001_store.sql', first['0001_shop.sql']],
  ] as const)
    await expect(migrate(url, { folder: folderOf({ [name]: sql }) })).rejects.toThrow(
      'The migration 0001_shop.sql was changed after it had been applied.',
    );
});

test('other line ends are no edit', async () => {
  const { url, pool } = await emptyDatabase();
  const sql = 'create table shop (\n  id integer\n);\n';
  await migrate(url, { folder: folderOf({ '0001_shop.sql': sql }) });
  await migrate(url, { folder: folderOf({ '0001_shop.sql': sql.replaceAll('\n', '\r\n') }) });
  expect((await pool.query('select * from schema_migration')).rows).toHaveLength(1);
});

test('a database that is newer than the code is left alone', async () => {
  const { url } = await emptyDatabase();
  await migrate(url, { folder: folderOf({ ...first, ...second }) });
  await expect(migrate(url, { folder: folderOf(first) })).rejects.toThrow(
    'The database is newer than this version of the site: it has the migration 0002_shop_name.sql.',
  );
});

test('numbers have neither gaps nor doubles', async () => {
  const { url } = await emptyDatabase();
  for (const name of ['0003_gap.sql', '0001_double.sql'])
    await expect(migrate(url, { folder: folderOf({ ...first, [name]: '' }) })).rejects.toThrow(
      'has to be number 0002',
    );
});

test('a database out of reach is named as such', async () => {
  await expect(migrate('postgres://localhost:1/nowhere')).rejects.toThrow(
    /^The database cannot be reached: .+/,
  );
});

test('pending migrations are known before, between and after', async () => {
  const { url, pool } = await emptyDatabase();
  const folder = folderOf({ ...first, ...second });
  expect(await pendingMigrations(pool, folder)).toEqual(['0001_shop.sql', '0002_shop_name.sql']);
  await migrate(url, { folder: folderOf(first) });
  expect(await pendingMigrations(pool, folder)).toEqual(['0002_shop_name.sql']);
  await migrate(url, { folder });
  expect(await pendingMigrations(pool, folder)).toEqual([]);
});

test('at most one data set is current', async () => {
  const { pool, drop } = await createTestDatabase();
  onTestFinished(drop);
  const load = (isCurrent: boolean) =>
    pool.query(
      `insert into dataset (label, base_year, as_of, next_update, demonstration, is_current)
       values ('2025', 2025, '2026-01-31', '2026-07-31', true, $1)`,
      [isCurrent],
    );
  await load(false);
  await load(false);
  await load(true);
  await expect(load(true)).rejects.toThrow('dataset_current');
});

test('db/README.md describes every table and column, and no others', async () => {
  const { pool, drop } = await createTestDatabase();
  onTestFinished(drop);
  expect(await pendingMigrations(pool)).toEqual([]);
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  const existing = rows.map((row) => `${row.table_name}.${row.column_name}`);
  expect(describedColumns().toSorted()).toEqual(existing.toSorted());
});

async function emptyDatabase() {
  const database = await createTestDatabase('template0');
  onTestFinished(database.drop);
  return database;
}

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'marketquay-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
}

function describedColumns(): string[] {
  const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const [, ...tables] = page.split(/^### /m);
  return tables.flatMap((section) => {
    const table = section.split('\n', 1)[0];
    return [...section.matchAll(/^\| `(\w+)` \| \S/gm)].map(([, column]) => `${table}.${column}`);
  });
}
