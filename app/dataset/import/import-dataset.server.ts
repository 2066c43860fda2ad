import type { Client } from 'pg';
import { checkStagedRows } from './check-staged.server.ts';
import { stagedRows, sumChecks } from '../check-sums.server.ts';
import type { DisclosureCost } from '../dataset-queries.server.ts';
import { withDatasetLock } from '../dataset-session.server.ts';
import { columnNames, keyColumns, stagedTable } from '../dataset-sql.server.ts';
import { openFolder, type DatasetSource } from './dataset-source.server.ts';
import {
  removeOldVersions,
  removeUnfinishedVersions,
  removeVersion,
  serveVersion,
} from '../dataset-versions.server.ts';
import { auditVersion } from '../publish/audit-version.server.ts';
import { publishVersion } from '../publish/publish-version.server.ts';
import { createFaultList, type Fault, type FaultList, type FaultReport } from '../faults.ts';
import { stageRows, type StagedFile } from './stage-rows.server.ts';

export type ImportOutcome =
  | { outcome: 'imported'; id: number; rows: number; cost: DisclosureCost }
  | { outcome: 'refused'; report: FaultReport }
  | { outcome: 'busy' };

export type ImportProgress = {
  step: 'reading' | 'checking' | 'writing' | 'publishing' | 'auditing' | 'tidying';
  done: number;
  total: number | null;
};

type OnProgress = (progress: ImportProgress) => void;

export async function importFolder(
  client: Client,
  folder: string,
  onProgress: OnProgress = () => {},
): Promise<ImportOutcome> {
  const imported = await withDatasetLock(client, { wait: false }, async () => {
    const { source, faults } = await openFolder(folder);
    return importRows(client, source, { faults, onProgress });
  });
  return imported ?? { outcome: 'busy' };
}

/** Rows are written as an invisible version, so an early end leaves the previous one in place. Call it under the lock. */
export async function importRows(
  client: Client,
  source: DatasetSource,
  { faults: known = [], onProgress }: { faults?: readonly Fault[]; onProgress: OnProgress },
): Promise<Exclude<ImportOutcome, { outcome: 'busy' }>> {
  await removeUnfinishedVersions(client);
  const faults = createFaultList();
  for (const fault of known) faults.add(fault);
  try {
    const staged = await stageRows(client, {
      source,
      faults,
      onRead: progressOf('reading', source.size, onProgress),
    });
    onProgress({ step: 'checking', done: 0, total: null });
    await checkStagedRows(client, staged, faults);
    if (faults.isEmpty())
      for (const check of sumChecks) faults.addReport(await check.find(client, stagedRows, faults.limit));
    if (!faults.isEmpty()) return { outcome: 'refused', report: faults.report() };

    const rows = countRows(staged);
    const written = await writeAndServe(client, staged, faults, onProgress);
    if (!written) return { outcome: 'refused', report: faults.report() };
    onProgress({ step: 'tidying', done: 0, total: null });
    await removeOldVersions(client);
    return { outcome: 'imported', ...written, rows };
  } finally {
    await client.query('discard temporary').catch(() => {});
  }
}

/** Null if what would be published breaks the disclosure rule: then it is not served. */
async function writeAndServe(
  client: Client,
  staged: readonly StagedFile[],
  faults: FaultList,
  onProgress: OnProgress,
): Promise<{ id: number; cost: DisclosureCost } | null> {
  const id = await beginVersion(client, staged);
  try {
    await writeRows(client, id, staged, progressOf('writing', countRows(staged), onProgress));
    const cost = await publishVersion(client, id, progressOf('publishing', null, onProgress));
    onProgress({ step: 'auditing', done: 0, total: null });
    faults.addReport(await auditVersion(client, id, faults.limit));
    if (!faults.isEmpty()) {
      await removeVersion(client, id);
      return null;
    }
    await serveVersion(client, id);
    return { id, cost };
  } catch (error) {
    await removeVersion(client, id).catch(() => {});
    throw error;
  }
}

function progressOf(step: ImportProgress['step'], total: number | null, onProgress: OnProgress) {
  let done = 0;
  return (more: number) => onProgress({ step, done: (done += more), total });
}

async function beginVersion(client: Client, staged: readonly StagedFile[]): Promise<number> {
  const { file } = staged.find(isEdition)!;
  const columns = columnNames(file.columns);
  const { rows } = await client.query<{ id: string }>(
    `insert into dataset (${columns}, state, row_count)
     select ${columns}, 'loading', $1 from ${stagedTable(file)} returning id`,
    [countRows(staged)],
  );
  return Number(rows[0]!.id);
}

async function writeRows(
  client: Client,
  id: number,
  staged: readonly StagedFile[],
  onWritten: (rows: number) => void,
): Promise<void> {
  for (const part of staged) {
    if (isEdition(part)) onWritten(part.rows);
    else await writeFile(client, id, part, onWritten);
  }
}

function countRows(staged: readonly StagedFile[]): number {
  return staged.reduce((sum, { rows }) => sum + rows, 0);
}

function isEdition({ file }: StagedFile): boolean {
  return file.table === 'dataset';
}

const linesAtOnce = 50_000;

// Rows of one market or retailer are read together, so they are written in the order of their key.
async function writeFile(
  client: Client,
  id: number,
  { file, lastLine }: StagedFile,
  onWritten: (rows: number) => void,
) {
  const columns = columnNames(file.columns);
  for (let line = 0; line < lastLine; line += linesAtOnce) {
    const { rowCount } = await client.query(
      `insert into ${file.table} (dataset_id, ${columns})
       select $1, ${columns} from ${stagedTable(file)} where line > $2 and line <= $3
       order by ${columnNames(keyColumns(file))}`,
      [id, line, line + linesAtOnce],
    );
    onWritten(rowCount ?? 0);
  }
  // Without fresh statistics the first readers would get slow query plans.
  await client.query(`analyze ${file.table}`);
}
