import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Creates a database under a name of its own, as a copy where a template is given. */
export async function createDatabase(
  server: string,
  template = 'template1',
): Promise<{ name: string; url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name} template ${template}`);
  return { name, url: server.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`) };
}

/** Does the work once, however many ask at the same time; everyone waits until it is done. */
export async function makeDatabaseOnce(
  server: string,
  name: string,
  make: (create: (template: string) => Promise<{ name: string; url: string }>) => Promise<string>,
): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const made = await make((template) => createDatabase(server, template));
    await client.query(`alter database ${made} rename to ${name}`);
  } finally {
    await client.end();
  }
}

export function dropDatabase(server: string, name: string): Promise<void> {
  return run(server, `drop database if exists ${name} with (force)`);
}

export async function allowConnections(server: string, name: string, allowed: boolean): Promise<void> {
  await run(server, `alter database ${name} with allow_connections ${allowed}`);
  if (!allowed)
    await run(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
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
