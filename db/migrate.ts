import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientBase } from 'pg';

type Options = { folder?: string; say?: (line: string) => void };
type Queryable = { query: (sql: string) => Promise<{ rows: Applied[] }> };
type Applied = { name: string; hash: string };
export type Migration = Applied & { sql: string };

const ourMigrations = join(import.meta.dirname, 'migrations');

/** Brings the database up to date. Any number of processes may do so at once. */
export async function migrate(
  databaseUrl: string,
  { folder = ourMigrations, say = () => {} }: Options = {},
): Promise<void> {
  const migrations = await readMigrations(folder);
  const client = await connect(databaseUrl);
  try {
    await assertVersion(client);
    for (;;) {
      const name = await inLockedTransaction(client, () => applyNext(client, migrations));
      if (name === null) return;
      say(`The database has the migration ${name}.`);
    }
  } finally {
    await client.end();
  }
}

/** The names of the migrations that the database does not have yet. */
export async function pendingMigrations(database: Queryable, folder = ourMigrations): Promise<string[]> {
  const names = await migrationNames(folder);
  const applied = await readApplied(database).catch((error: { code?: string }) => {
    if (error.code === undefinedTable) return [];
    throw error;
  });
  return names.filter((name) => !applied.some((row) => row.name === name));
}

const undefinedTable = '42P01';

export async function readMigrations(folder = ourMigrations): Promise<Migration[]> {
  const names = await migrationNames(folder);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      // A checkout may have changed the line ends, which is no edit.
      const hash = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      return { name, sql, hash };
    }),
  );
}

async function migrationNames(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const [index, name] of names.entries()) {
    const number = String(index + 1).padStart(4, '0');
    if (!name.startsWith(`${number}_`))
      throw new Error(`The migration ${name} has to be number ${number}: they are counted without a gap.`);
  }
  return names;
}

/** Names the reason where there is no connection to be had. */
export async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  // A lost connection fails the query in flight as well, and that is where it is reported.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new Error(`The database cannot be reached: ${reason(error)}.`, { cause: error });
  }
}

async function assertVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]!.server_version;
  if (Number.parseInt(version, 10) < 15)
    throw new Error(`The database is Postgres ${version}. The site needs version 15 or newer.`);
}

// A lock of the transaction, not of the session: it holds behind a connection pooler too.
async function inLockedTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await lockMigrations(client);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Until the transaction ends, no other process migrates, so none that starts goes any further. */
export async function lockMigrations(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('marketquay migrations'))`);
}

/** Where the database remembers its migrations. */
export async function createHistory(client: ClientBase): Promise<void> {
  await client.query(
    `create table if not exists schema_migration (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`,
  );
}

async function applyNext(client: Client, migrations: Migration[]): Promise<string | null> {
  await createHistory(client);
  const applied = await readApplied(client);
  assertSameHistory(applied, migrations);
  const next = migrations[applied.length];
  if (!next) return null;

  try {
    await client.query(next.sql);
  } catch (error) {
    throw new Error(`The migration ${next.name} failed: ${reason(error)}.`, { cause: error });
  }
  await client.query('insert into schema_migration (name, hash) values ($1, $2)', [next.name, next.hash]);
  return next.name;
}

async function readApplied(database: Queryable): Promise<Applied[]> {
  const { rows } = await database.query('select name, hash from schema_migration order by name collate "C"');
  return rows;
}

function assertSameHistory(applied: Applied[], migrations: Migration[]): void {
  for (const [index, { name, hash }] of applied.entries()) {
    const migration = migrations[index];
    if (!migration)
      throw new Error(
        `The database is newer than this version of the site: it has the migration ${name}. Start the newer version.`,
      );
    if (migration.name !== name || migration.hash !== hash)
      throw new Error(
        `The migration ${name} was changed after it had been applied. Restore it, and put the change into a new migration.`,
      );
  }
}

// A host with several addresses fails once for each of them.
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}
