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
