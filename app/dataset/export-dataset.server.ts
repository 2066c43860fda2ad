import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { columnName, columnNames, keyColumns } from './dataset-sql.server.ts';
import { datasetFiles, type Column, type DatasetFile } from './dataset-files.ts';
import { listVersions } from './dataset-versions.server.ts';
import { cellTypes } from './import/cell-types.ts';

export type ExportOutcome =
  /** Without a version the files are templates with headers only. */
  { outcome: 'exported'; id: number | null; rows: number } | { outcome: 'unknown-version' };

export async function exportDataset(client: Client, folder: string, wanted?: number): Promise<ExportOutcome> {
  await client.query('begin transaction isolation level repeatable read, read only');
  try {
    // Enough digits to read the same number back.
    await client.query('set local extra_float_digits = 1');
    const versions = (await listVersions(client)).filter(({ state }) => state === 'ready');
    const version = versions.find(({ id, isCurrent }) => (wanted === undefined ? isCurrent : id === wanted));
    if (!version && wanted !== undefined) return { outcome: 'unknown-version' };

    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'README.md'), formatGuide());
    for (const file of datasetFiles) await exportFile(client, folder, file, version?.id ?? 0);
    return { outcome: 'exported', id: version?.id ?? null, rows: version?.rows ?? 0 };
  } finally {
    await client.query('rollback').catch(() => {});
  }
}

async function exportFile(client: Client, folder: string, file: DatasetFile, id: number) {
  const output = createWriteStream(join(folder, `${file.name}.csv`));
  output.write(`${file.columns.map(({ name }) => name).join(',')}\n`);
  // COPY takes no parameters; the id is a number from our database.
  const rows = `select ${file.columns.map(cell).join(', ')} from ${file.table}
    where ${file.table === 'dataset' ? 'id' : 'dataset_id'} = ${id} order by ${columnNames(keyColumns(file))}`;
  await pipeline(client.query(copyTo(`copy (${rows}) to stdout with (format csv)`)), output);
}

function cell(column: Column): string {
  const name = columnName(column);
  if (column.type === 'boolean') return `${name}::text`;
  if (column.type === 'date') return `to_char(${name}, 'YYYY-MM-DD')`;
  return column.key && column.optional ? `nullif(${name}, '')` : name;
}

function formatGuide(): string {
  const files = datasetFiles.map(({ name, columns }) => `## ${name}.csv\n\n${tableOf(columns)}`);
  return `${[introduction, ...files].join('\n\n')}\n`;
}

const introduction = `# The files of a data set

\`npm run data -- import <folder>\` takes all of these files together: every row of every file, or nothing when there is
any fault. A file without data is its header only.

- CSV as in RFC 4180: commas, UTF-8, a header. Columns may be in any order. A cell with a comma, a quote or a line
  break is quoted, and a quote inside it is doubled.
- An empty cell is a missing one.
- The columns of a file's key are together unique in it.
- \`edition.csv\` has exactly one row.
- What is \`reported\` names its source. A value lies inside its band from \`low\` to \`high\`.
- Money is in nominal US dollars; shares and rates are in per cent.
- The \`market-size\` of categories adds up to their parent's, that of countries to their region's and the world's, to
  within a thousandth. Parts of which some are missing do not exceed their whole, nor do the retailers of a ranking
  exceed their market.`;

function tableOf(columns: readonly Column[]): string {
  const rows = columns.map(
    (column) => `| \`${column.name}\` | ${cellTypes[column.type].expected} | ${notesOn(column)} |`,
  );
  return ['| column | a cell is | |', '|---|---|---|', ...rows].join('\n');
}

function notesOn({ key, optional, references }: Column): string {
  const notes = [
    key && 'part of the key',
    optional && 'may be empty',
    references && `must be in ${references}.csv`,
  ];
  return notes.filter(Boolean).join(', ');
}
