import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyLine, columnName, columnType, stagedTable } from '../dataset-sql.server.ts';
import { rowChecker } from './check-row.ts';
import { datasetFiles, type DatasetFile } from '../dataset-files.ts';
import type { DatasetSource } from './dataset-source.server.ts';
import type { FaultList } from '../faults.ts';

/** If the file was malformed, rows may be missing. */
export type StagedFile = { file: DatasetFile; rows: number; lastLine: number; isWhole: boolean };

type Options = {
  source: DatasetSource;
  faults: FaultList;
  onRead: (read: number) => void;
};

/** The database finds duplicates, dangling references and wrong sums, so memory does not grow with the number of rows. */
export async function stageRows(client: Client, options: Options): Promise<StagedFile[]> {
  const staged: StagedFile[] = [];
  for (const file of datasetFiles) staged.push(await stageFile(client, file, options));
  return staged;
}

async function stageFile(client: Client, file: DatasetFile, options: Options): Promise<StagedFile> {
  const table = stagedTable(file);
  const columns = file.columns.map((column) => `${columnName(column)} ${columnType(column)}`);
  await client.query(`create temporary table ${table} (line integer primary key, ${columns.join(', ')})`);

  const staged: StagedFile = { file, rows: 0, lastLine: 0, isWhole: true };
  await pipeline(
    Readable.from(copyLines(staged, options)),
    client.query(copyFrom(`copy ${table} from stdin`)),
  );
  await client.query(`analyze ${table}`);
  return staged;
}

async function* copyLines(staged: StagedFile, { source, faults, onRead }: Options): AsyncGenerator<string> {
  const check = rowChecker(staged.file, (fault) => faults.add(fault));
  for await (const part of source.read(staged.file)) {
    if (part.kind === 'fault') {
      const { file, line, column, sentence } = part;
      faults.add({ file, line, column, sentence });
      staged.isWhole = false;
      continue;
    }
    let text = '';
    for (const row of part.rows) text += copyLine([row.line, ...check(row)]);
    staged.rows += part.rows.length;
    staged.lastLine = part.rows.at(-1)?.line ?? staged.lastLine;
    onRead(part.read);
    if (text !== '') yield text;
  }
}
