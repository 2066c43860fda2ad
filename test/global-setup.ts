import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../app/adapters/embedded-postgres.ts';
import { buildIfStale } from '../scripts/build.ts';
import { createDatabase, databaseAt, dropDatabasesOfRun, newDatabaseName } from './database-server.ts';
import { copyPreparedCluster, fillSample, migrateWithQueue, preparedDatabases } from './prepared-cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string;
    /** Databases to copy: with nothing but our tables, with a few rows, with the whole demonstration data set. */
    templates: Templates;
  }
}

type Templates = {
  migrated: string;
  sample: string;
  /** On a server of somebody else's it is made by the first test that asks for it. */
  demonstration: string;
};

/** The site as built, and one database server a run, on which every test database is a copy of a prepared one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale(console.log);
  const { url, templates, stop } = await (process.env.TEST_DATABASE_URL
    ? useGivenServer(process.env.TEST_DATABASE_URL)
    : startOwnServer());
  project.provide('databaseServer', url);
  project.provide('templates', templates);
  return stop;
}

type Server = { url: string; templates: Templates; stop: () => Promise<void> };

async function startOwnServer(): Promise<Server> {
  const dataDir = temporaryFolder('test');
  await copyPreparedCluster(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, say: () => {}, durable: false });
  return {
    url: databaseAt(server.url, preparedDatabases.maintenance),
    templates: preparedDatabases,
    stop: () => server.stop().finally(() => rm(dataDir, { recursive: true, force: true })),
  };
}

async function useGivenServer(url: string): Promise<Server> {
  const migrated = await createDatabase(url);
  await migrateWithQueue(migrated.url);
  const sample = await createDatabase(url, { template: migrated.name });
  await fillSample(sample.url);
  return {
    url,
    templates: { migrated: migrated.name, sample: sample.name, demonstration: newDatabaseName() },
    stop: () => dropDatabasesOfRun(url),
  };
}
