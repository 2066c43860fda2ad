import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

type NewDatabase = { name?: string; template?: string };

/** The address of another database on the same server. */
export function databaseAt(server: string, name: string): string {
  return server.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
}

/** Creates a database, as a copy where a template is given. The names of one run begin alike, so that it can clean up. */
export async function createDatabase(
  server: string,
  { name = newDatabaseName(), template = 'template1' }: NewDatabase = {},
): Promise<{ name: string; url: string }> {
  // Copying files is several times as fast as copying through the write-ahead log.
  await run(server, `create database ${name} template ${template} strategy file_copy`);
  return { name, url: databaseAt(server, name) };
}

/** Does the work once, however many ask at the same time; everyone waits until it is done. */
export async function makeDatabaseOnce(
  server: string,
  name: string,
  make: () => Promise<{ name: string }>,
): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const made = await make();
    await client.query(`alter database ${made.name} rename to ${name}`);
  } finally {
    await client.end();
  }
}

export function dropDatabase(server: string, name: string): Promise<void> {
  return run(server, `drop database if exists ${name} with (force)`);
}

/** Drops what this run has left on a server that outlives it. */
export async function dropDatabasesOfRun(server: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [runPrefix()],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}

export async function allowConnections(server: string, name: string, allowed: boolean): Promise<void> {
  await run(server, `alter database ${name} with allow_connections ${allowed}`);
  if (!allowed)
    await run(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

export function newDatabaseName(): string {
  return runPrefix() + randomUUID().replaceAll('-', '').slice(0, 16);
}

/** The run's id comes from the command that started it, or else is made by the first who asks, for all that it starts. */
function runPrefix(): string {
  process.env.TEST_RUN ??= randomUUID().slice(0, 8);
  return `test_${process.env.TEST_RUN}_`;
}

async function run(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
