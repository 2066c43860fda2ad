import { Pool } from 'pg';
import { inject } from 'vitest';
import { allowConnections, createDatabase, dropDatabase } from './database-server.ts';

export type TestDatabase = {
  url: string;
  pool: Pool;
  /** As if the server had gone: every connection ends, and none can be made until it is mended. */
  breakConnections: () => Promise<void>;
  mendConnections: () => Promise<void>;
  drop: () => Promise<void>;
};

/** A fresh, migrated database, or a copy of another one (`template0` is empty); for tests of the integration project. */
export async function createTestDatabase(template = inject('templates').migrated): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const { name, url } = await createDatabase(server, { template });
  const pool = new Pool({ connectionString: url, max: 5 });
  pool.on('error', () => {});
  const drop = async () => {
    if (!pool.ended) await pool.end();
    await dropDatabase(server, name);
  };
  return {
    url,
    pool,
    breakConnections: () => allowConnections(server, name, false),
    mendConnections: () => allowConnections(server, name, true),
    drop,
  };
}
