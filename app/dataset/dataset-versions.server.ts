import type { Client } from 'pg';
import { datasetFiles } from './dataset-files.ts';
import { withDatasetLock } from './dataset-session.server.ts';

export type DatasetVersion = {
  id: number;
  label: string;
  asOf: string;
  rows: number;
  loadedAt: Date;
  state: 'loading' | 'ready' | 'removing';
  isCurrent: boolean;
};

export async function listVersions(client: Client): Promise<DatasetVersion[]> {
  const { rows } = await client.query<DatasetVersion>(
    `select id::float8 as id, label, to_char(as_of, 'YYYY-MM-DD') as "asOf", row_count::float8 as rows,
       loaded_at as "loadedAt", state, is_current as "isCurrent"
     from dataset order by dataset.id desc`,
  );
  return rows;
}

export type Rollback = { outcome: 'rolled-back' | 'already-current' | 'unknown-version' | 'busy' };

export async function rollBack(client: Client, id: number): Promise<Rollback> {
  const rollback = await withDatasetLock(client, { wait: false }, async (): Promise<Rollback> => {
    const version = (await listVersions(client)).find((known) => known.id === id);
    if (version?.state !== 'ready') return { outcome: 'unknown-version' };
    if (version.isCurrent) return { outcome: 'already-current' };
    await serveVersion(client, id);
    return { outcome: 'rolled-back' };
  });
  return rollback ?? { outcome: 'busy' };
}

/** The one moment at which readers switch versions. */
export async function serveVersion(client: Client, id: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query('update dataset set is_current = false where is_current');
    await client.query(
      `update dataset set is_current = true, state = 'ready', served_at = now() where id = $1`,
      [id],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

const versionsKept = 3;

export async function removeOldVersions(client: Client): Promise<void> {
  await client.query(
    `update dataset set state = 'removing'
     where state = 'ready' and not is_current and id not in (
       select id from dataset where state = 'ready' order by is_current desc, served_at desc nulls last limit $1
     )`,
    [versionsKept],
  );
  await removeUnfinishedVersions(client);
}

/** Call it under the lock, so that no other command is still working on an unfinished version. */
export async function removeUnfinishedVersions(client: Client): Promise<void> {
  const unfinished = (await listVersions(client)).filter(({ state }) => state !== 'ready');
  for (const { id } of unfinished) await removeVersion(client, id);
}

const rowsAtOnce = 20_000;

/** In small transactions, so that nothing has to wait for it. */
export async function removeVersion(client: Client, id: number): Promise<void> {
  await client.query(`update dataset set state = 'removing' where id = $1`, [id]);
  for (const table of await dataTables(client)) {
    let removed: number;
    do {
      const { rowCount } = await client.query(
        `delete from ${table} where ctid = any (array(select ctid from ${table} where dataset_id = $1 limit $2))`,
        [id, rowsAtOnce],
      );
      removed = rowCount ?? 0;
    } while (removed === rowsAtOnce);
  }
  await client.query('delete from dataset where id = $1', [id]);
}

/** Derived tables first, referenced ones last. */
async function dataTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attrelid::regclass::text as name from pg_attribute
     join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
     where attname = 'dataset_id' and not attisdropped`,
  );
  const imported = datasetFiles.map(({ table }) => table).filter((table) => table !== 'dataset');
  const derived = rows.map(({ name }) => name).filter((name) => !imported.includes(name));
  return [...derived, ...imported.toReversed()];
}
