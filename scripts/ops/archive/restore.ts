import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { getConstructionPlans } from 'pg-boss';
import {
  connect,
  createHistory,
  lockMigrations,
  readMigrations,
  type Migration,
} from '../../../db/migrate.ts';
import { openArchive } from './archive-file.ts';
import { listTables, readQueueVersion, schemas } from './database-contents.ts';
import type { Manifest } from './manifest.ts';
import type { SiteFiles } from './site-files.ts';

type Target = { databaseUrl: string; files: SiteFiles; replace: boolean };

/**
 * Replaces database and files with a verified archive. The database changes in one transaction; until the files have
 * followed, an extra row of its history keeps the site from starting.
 */
export async function restore(
  file: string,
  manifest: Manifest,
  { databaseUrl, files, replace }: Target,
): Promise<void> {
  const migrations = await migrationsOf(manifest);
  const client = await connect(databaseUrl);
  try {
    await inTransaction(client, async () => {
      await lockMigrations(client);
      await assertUnused(client);
      if (!replace) await assertEmpty(client);
      await dropEverything(client);
      await createTables(client, migrations, manifest);
      await load(client, file, manifest, files);
      await client.query('insert into schema_migration (name, hash) values ($1, $2)', [unfinished, '']);
    });
    await files.publish();
    await client.query('delete from schema_migration where name = $1', [unfinished]);
    await client.query('analyze');
  } finally {
    await files.clear();
    await client.end();
  }
}

/** Sorts last, and is shown when the site refuses to start. */
const unfinished = '9999 restore that did not finish (run the restore again)';

async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** The archive's migrations must be the first of ours; the missing ones run at the next start. */
async function migrationsOf({ migrations }: Manifest): Promise<Migration[]> {
  const ours = await readMigrations();
  for (const [index, { name, hash }] of migrations.entries()) {
    if (!ours[index])
      throw new Error(
        `The archive is newer than this version of the site: it has the migration ${name}. Restore it with the newer version.`,
      );
    if (ours[index].name !== name || ours[index].hash !== hash)
      throw new Error(`The migration ${name} of the archive is not the one of this version of the site.`);
  }
  return ours.slice(0, migrations.length);
}

/** A running site keeps connections open, so any other connection is taken for one. */
async function assertUnused(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(otherConnections);
  if (rows[0]!.count > 0)
    throw new Error(
      `The database is in use by ${rows[0]!.count} other connection${rows[0]!.count === 1 ? '' : 's'}. Stop the site, then restore.`,
    );
}

const otherConnections = `
  select count(*)::integer from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

async function assertEmpty(client: ClientBase): Promise<void> {
  const tables = await listTables(client);
  if (tables.length === 0) return;
  const hasHistory = tables.some(({ name }) => name === 'public.schema_migration');
  if (hasHistory && (await client.query(isUnfinished, [unfinished])).rowCount === 1) return;
  throw new Error(
    'The database is not empty. Add --replace to delete what it holds, and restore the archive.',
  );
}

const isUnfinished = 'select from schema_migration where name = $1';

/** Drops everything but extensions: the database belongs to the site alone. */
async function dropEverything(client: ClientBase): Promise<void> {
  await client.query('drop schema if exists jobs cascade');
  for (const { name } of await listTables(client)) await client.query(`drop table ${name} cascade`);
  const { rows } = await client.query<{ name: string }>(domains, [schemas]);
  for (const { name } of rows) await client.query(`drop domain ${name} cascade`);
}

const domains = `
  select format('%I.%I', nspname, typname) as name
  from pg_type join pg_namespace on pg_namespace.oid = typnamespace
  where typtype = 'd' and nspname = any($1)
    and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')`;

async function createTables(
  client: ClientBase,
  migrations: readonly Migration[],
  { queueVersion, version }: Manifest,
): Promise<void> {
  await createHistory(client);
  for (const { sql } of migrations) await client.query(sql);
  if (queueVersion === null) return;
  await client.query(queueSchema());
  // pg-boss sets it for its own short transaction.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  if ((await readQueueVersion(client)) !== queueVersion)
    throw new Error(
      `The archive has the job queue of another version of the site: restore it with version ${version}, then upgrade.`,
    );
}

/** Without the transaction that pg-boss wraps it in, since ours is open. */
function queueSchema(): string {
  const plan = /^\s*BEGIN;([\s\S]+)COMMIT;\s*$/.exec(getConstructionPlans('jobs'))?.[1];
  if (!plan) throw new Error('The construction plan of pg-boss has changed its form.');
  return plan;
}

async function load(client: ClientBase, file: string, manifest: Manifest, files: SiteFiles): Promise<void> {
  const archive = openArchive(file);
  try {
    await files.clear();
    for (const part of manifest.files)
      for await (const body of archive.parts([part])) await files.write(part.name, body);
    await client.query(`truncate ${manifest.tables.map(({ name }) => name).join(', ')}`);
    for (const { name, columns, rows, parts } of manifest.tables) {
      const stream = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
      await pipeline(archive.parts(parts), stream);
      if (stream.rowCount !== rows)
        throw new Error(`${name} has ${stream.rowCount} rows instead of the ${rows} of the archive.`);
    }
    for (const { name, last } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
  } finally {
    await archive.close();
  }
}
