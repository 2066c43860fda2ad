import { Client } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { withDatasetLock } from './dataset-session.server.ts';
import { rowsSource } from './import/dataset-source.server.ts';
import { listVersions, removeVersion, rollBack } from './dataset-versions.server.ts';
import { importRows } from './import/import-dataset.server.ts';
import { sampleDataset } from '../../test/samples/sample-dataset.ts';

let client: Client;
let other: Client;

beforeEach(async () => {
  const database = await createTestDatabase();
  [client, other] = [
    new Client({ connectionString: database.url }),
    new Client({ connectionString: database.url }),
  ];
  await Promise.all([client.connect(), other.connect()]);
  return async () => {
    await Promise.all([client.end(), other.end()]);
    await database.drop();
  };
});

test('an earlier version can be served again', async () => {
  const [first, second] = [await load('first'), await load('second')];
  expect(await served()).toBe('second');
  expect(await rollBack(client, first)).toEqual({ outcome: 'rolled-back' });
  expect(await served()).toBe('first');
  expect(await rollBack(client, first)).toEqual({ outcome: 'already-current' });
  expect(await rollBack(client, second)).toEqual({ outcome: 'rolled-back' });
  expect(await rollBack(client, 99)).toEqual({ outcome: 'unknown-version' });
  expect(await listVersions(client)).toMatchObject([
    { id: second, label: 'second', asOf: '2026-10-31', rows: 28, state: 'ready', isCurrent: true },
    { id: first, label: 'first', state: 'ready', isCurrent: false },
  ]);
});

test('the three versions that were served last are kept, the rest is gone with all its rows', async () => {
  const first = await load('1');
  for (const label of ['2', '3']) await load(label);
  await rollBack(client, first);
  await load('4');
  expect(await labels()).toEqual(['4', '3', '1']);
  const { rows } = await client.query('select distinct dataset_id from market_figure');
  expect(rows).toHaveLength(3);
});

test('what a dead import has left is no version, and the next one removes it', async () => {
  const half = await load('half');
  const whole = await load('whole');
  await client.query(`update dataset set state = 'loading' where id = $1`, [half]);
  expect(await rollBack(client, half)).toEqual({ outcome: 'unknown-version' });
  await load('next');
  expect(await labels()).toEqual(['next', 'whole']);
  expect(await rollBack(client, whole)).toEqual({ outcome: 'rolled-back' });
});

test('nobody rolls back while another is at work', async () => {
  const first = await load('first');
  await load('second');
  await withDatasetLock(client, { wait: false }, async () => {
    expect(await rollBack(other, first)).toEqual({ outcome: 'busy' });
  });
  expect(await served()).toBe('second');
});

test('a version takes all its rows with it and no others', async () => {
  const [first, second] = [await load('first'), await load('second')];
  await client.query(
    `insert into dataset_check (dataset_id, position, name, faults) values ($1, 1, 'A rule', 0), ($2, 1, 'A rule', 0)`,
    [first, second],
  );
  await removeVersion(client, first);
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'dataset_id'`,
  );
  expect(tables.length).toBeGreaterThanOrEqual(13);
  for (const { name } of tables) {
    const { rows } = await client.query<{ id: string }>(`select distinct dataset_id as id from ${name}`);
    expect([name, rows]).toEqual([name, [{ id: String(second) }]]);
  }
});

async function load(label: string) {
  const imported = await importRows(client, rowsSource(sampleDataset(label)), { onProgress: () => {} });
  if (imported.outcome !== 'imported') throw new Error(JSON.stringify(imported.report));
  return imported.id;
}

async function served() {
  return (await listVersions(client)).find(({ isCurrent }) => isCurrent)?.label;
}

async function labels() {
  return (await listVersions(client)).map(({ label }) => label);
}
