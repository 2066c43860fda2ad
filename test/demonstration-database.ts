import { inject } from 'vitest';
import { loadDemonstration } from '../app/dataset/load-demonstration.server.ts';
import { demonstrationDataset } from '../data/model/demonstration.ts';
import { makeDatabaseOnce } from './database-server.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A fresh database with the whole demonstration data set. It is loaded once a run; the rest are copies. */
export async function createDemonstrationDatabase(): Promise<TestDatabase> {
  const template = inject('demonstrationTemplate');
  await makeDatabaseOnce(inject('databaseServer'), template, async (create) => {
    const { name, url } = await create(inject('databaseTemplate'));
    await loadDemonstration(url, demonstrationDataset, () => {});
    return name;
  });
  return createTestDatabase(template);
}
