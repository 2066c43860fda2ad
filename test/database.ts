import { Pool } from 'pg';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from './database-server.ts';

type TestDatabase = { url: string; pool: Pool; drop: () => Promise<void> };

/** A fresh, migrated database, or an empty one from `template0`; for tests of the integration project. */
export async function createTestDatabase(template = inject('databaseTemplate')): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const { name, url } = await createDatabase(server, template);
  const pool = new Pool({ connectionString: url, max: 5 });
  const drop = async () => {
    if (!pool.ended) await pool.end();
    await dropDatabase(server, name);
  };
  return { url, pool, drop };
}
