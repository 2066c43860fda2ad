import { readFile } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connect } from '../../../db/migrate.ts';
import { archivedPart, writeArchive } from './archive-file.ts';
import { listSequences, listTables, readQueueVersion, type Table } from './database-contents.ts';
import { archiveFormat, type ArchivedTable, type Manifest } from './manifest.ts';
import { readSiteFiles } from './site-files.ts';
import type { TarEntry } from './tar.ts';

type Source = { databaseUrl: string; dataDir: string; now: Date };

/** Writes a snapshot of the database, and the files of the site. The site may be running. */
export async function backUp(file: string, { databaseUrl, dataDir, now }: Source): Promise<Manifest> {
  const client = await connect(databaseUrl);
  try {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query(`select to_regclass('schema_migration') as history`);
    if (rows[0].history === null) throw new Error('The database holds no site: there is nothing to back up.');
    return await writeArchive(file, contents(client, dataDir, now));
  } finally {
    await client.end();
  }
}

const partBytes = 4 * 1024 * 1024;

async function* contents(client: ClientBase, dataDir: string, now: Date): AsyncGenerator<TarEntry, Manifest> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const migrations = await client.query<Manifest['migrations'][number]>(appliedMigrations);
  const manifest: Manifest = {
    format: archiveFormat,
    version: await siteVersion(),
    createdAt: now.toISOString(),
    postgres: rows[0]!.version,
    migrations: migrations.rows,
    queueVersion: await readQueueVersion(client),
    tables: [],
    sequences: [],
    files: [],
  };
  for await (const entry of readSiteFiles(dataDir)) {
    manifest.files.push(archivedPart(entry));
    yield entry;
  }
  for (const table of await listTables(client)) manifest.tables.push(yield* tableContents(client, table));
  // Read last: sequences keep counting, and must not be behind the rows.
  manifest.sequences = await listSequences(client);
  return manifest;
}

const appliedMigrations = 'select name, hash from schema_migration order by name collate "C"';

async function* tableContents(
  client: ClientBase,
  { name, columns }: Table,
): AsyncGenerator<TarEntry, ArchivedTable> {
  const archived: ArchivedTable = { name, columns, rows: 0, parts: [] };
  const stream = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  for await (const body of inParts(stream)) {
    const entry = { name: `data/${name}/${String(archived.parts.length).padStart(6, '0')}.copy`, body };
    archived.parts.push(archivedPart(entry));
    yield entry;
  }
  archived.rows = stream.rowCount;
  return archived;
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

async function siteVersion(): Promise<string> {
  const file = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
