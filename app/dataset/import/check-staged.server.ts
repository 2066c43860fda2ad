import type { Client } from 'pg';
import { datasetFiles, type Column, type DatasetFile } from '../dataset-files.ts';
import { columnName, columnNames, keyColumns, stagedTable } from '../dataset-sql.server.ts';
import type { FaultList } from '../faults.ts';
import type { StagedFile } from './stage-rows.server.ts';

/** Checks what no single row shows: unique keys, references, markets, a single edition. */
export async function checkStagedRows(client: Client, staged: readonly StagedFile[], faults: FaultList) {
  for (const { file, rows, isWhole } of staged) {
    if (file.table === 'dataset' && isWhole && rows !== 1)
      faults.add({
        ...at(file),
        line: null,
        column: null,
        sentence: `The file has ${rows} rows, but needs exactly one.`,
      });
    await findDuplicates(client, file, keyColumns(file), faults);
    for (const column of file.columns) {
      const target = staged.find((other) => other.file.name === column.references);
      if (target?.isWhole) await findDanglingReferences(client, file, column, target.file, faults);
    }
  }
  await findDuplicates(client, places, onlyOnce, faults);
  if (staged.some(({ file, isWhole }) => file.name === 'markets' && isWhole))
    for (const { file } of staged)
      if (ofMarkets.includes(file.name)) await findMissingMarkets(client, file, faults);
}

/** These pages need a market's page. Figures may belong to markets without a page, as parts of a total. */
const ofMarkets = ['conversion-statistics', 'rankings'];

async function findMissingMarkets(client: Client, file: DatasetFile, faults: FaultList) {
  const { rows } = await client.query<Found>(
    `select line, region || '/' || category as other, count(*) over () as total
     from ${stagedTable(file)} referring
     where not exists (
       select from staged_market market
       where market.region = referring.region and market.category = referring.category
     )
     order by line limit $1`,
    [faults.limit],
  );
  report(rows, file, 'region, category', faults, (market) => `The market "${market}" is not in markets.csv.`);
}

const places = datasetFiles.find(({ name }) => name === 'ranking-places')!;
/** A retailer has one rank per edition of a ranking. */
const onlyOnce = places.columns.filter(({ name }) => ['ranking', 'edition', 'retailer'].includes(name));

type Found = { line: number; other: string; total: string };

async function findDuplicates(
  client: Client,
  file: DatasetFile,
  columns: readonly Column[],
  faults: FaultList,
) {
  const key = columnNames(columns);
  const { rows } = await client.query<Found>(
    `select line, first_line as other, count(*) over () as total
     from ${stagedTable(file)}
     join (
       select ${key}, min(line) as first_line from ${stagedTable(file)} group by ${key} having count(*) > 1
     ) duplicates using (${key})
     where line > first_line order by line limit $1`,
    [faults.limit],
  );
  const names = columns.map(({ name }) => name).join(', ');
  report(rows, file, names, faults, (line) => `The same ${names} as on line ${line}.`);
}

async function findDanglingReferences(
  client: Client,
  file: DatasetFile,
  column: Column,
  target: DatasetFile,
  faults: FaultList,
) {
  const cell = columnName(column);
  const { rows } = await client.query<Found>(
    `select line, ${cell} as other, count(*) over () as total
     from ${stagedTable(file)} referring
     where ${cell} is not null
       and not exists (select from ${stagedTable(target)} where ${columnNames(keyColumns(target))} = referring.${cell})
     order by line limit $1`,
    [faults.limit],
  );
  report(rows, file, column.name, faults, (value) => `"${value}" is not in ${target.name}.csv.`);
}

function report(
  rows: readonly Found[],
  file: DatasetFile,
  column: string,
  faults: FaultList,
  sentence: (other: string) => string,
) {
  faults.addReport({
    faults: rows.map(({ line, other }) => ({ ...at(file), line, column, sentence: sentence(other) })),
    total: Number(rows[0]?.total ?? 0),
  });
}

function at({ name }: DatasetFile) {
  return { file: `${name}.csv` };
}
