import { inject } from 'vitest';
import { loadDemonstration } from '../app/dataset/load-demonstration.server.ts';
import { demonstrationDataset } from '../data/model/demonstration.ts';
import { createDatabase, makeDatabaseOnce } from './database-server.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A fresh database with the whole demonstration data set, for tests that change it. */
export async function createDemonstrationDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const { migrated, demonstration } = inject('templates');
  await makeDatabaseOnce(server, demonstration, async () => {
    const made = await createDatabase(server, { template: migrated });
    await loadDemonstration(made.url, demonstrationDataset, () => {});
    return made;
  });
  return createTestDatabase(demonstration);
}

/**
 * The same for tests that only read: the files that one worker runs share it. It ends with the run, so nobody drops it.
 */
export function demonstrationDatabase(): Promise<TestDatabase> {
  return (shared ??= createDemonstrationDatabase());
}

let shared: Promise<TestDatabase> | undefined;
