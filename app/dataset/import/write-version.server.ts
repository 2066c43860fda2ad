import type { Client } from 'pg';
import { columnNames, keyColumns, stagedTable } from '../dataset-sql.server.ts';
import type { StagedFile } from './stage-rows.server.ts';

/** A version of which readers see nothing yet. */
export async function beginVersion(client: Client, staged: readonly StagedFile[]): Promise<number> {
  const { file } = staged.find(isEdition)!;
  const columns = columnNames(file.columns);
  const { rows } = await client.query<{ id: string }>(
    `insert into dataset (${columns}, state, row_count)
     select ${columns}, 'loading', $1 from ${stagedTable(file)} returning id`,
    [countRows(staged)],
  );
  return Number(rows[0]!.id);
}

export async function writeRows(
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

export function countRows(staged: readonly StagedFile[]): number {
  return staged.reduce((sum, { rows }) => sum + rows, 0);
}

function isEdition({ file }: StagedFile): boolean {
  return file.table === 'dataset';
}

const linesAtOnce = 50_000;

// Rows of one market or retailer are read together, so they are written together: in the order of their key.
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
  // The first readers shall not wait for the database to learn of so many new rows by itself.
  await client.query(`analyze ${file.table}`);
}
