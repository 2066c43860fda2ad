import { Client } from 'pg';

/** The port is only a part of the socket's name; without it pg would take one from PGPORT. */
export function socketAddress(folder: string): string {
  return `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}&port=5432`;
}

export async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
