import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import * as markets from '../subjects/market-queries.server.ts';
import * as rankings from '../subjects/ranking-queries.server.ts';
import * as retailers from '../subjects/retailer-queries.server.ts';
import { letterOf } from '../taxonomy/alphabet.ts';
import { datasetFiles } from './dataset-files.ts';
import { columnName } from './dataset-sql.server.ts';
import * as datasets from './dataset-queries.server.ts';

const tables: Table[] = Object.values<unknown>({ ...datasets, ...markets, ...retailers, ...rankings }).filter(
  (value) => is(value, Table),
);
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('every file has a table with its columns', async () => {
  for (const { table, columns } of datasetFiles) {
    const { rows } = await database.pool.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [table],
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(columns.map(columnName)));
  }
});

test('queries are typed as the tables are', async () => {
  const { rows } = await database.pool.query<{
    table: string;
    column: string;
    type: string;
    nullable: string;
  }>(
    `select table_name as table, column_name as column, data_type as type, is_nullable as nullable
     from information_schema.columns where table_schema = 'public' and table_name = any ($1)`,
    [tables.map(getTableName)],
  );
  const typed = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => ({
      table: getTableName(table),
      column: column.name,
      type: column.getSQLType(),
      nullable: column.notNull ? 'NO' : 'YES',
    })),
  );
  const byName = (a: (typeof typed)[number], b: (typeof typed)[number]) =>
    `${a.table}.${a.column}` < `${b.table}.${b.column}` ? -1 : 1;
  expect(typed.toSorted(byName)).toEqual(rows.toSorted(byName));
});

test('a retailer stands under the letter that pages give it', async () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 3 })
    .filter((name) => !/^\s|\0/u.test(name));
  const names = [
    ...fc.sample(text, 500),
    'Øre',
    'ßtore',
    'Æon',
    '1001',
    'éa',
    'É',
    'Łódź',
    '漢字',
    '𝐀',
    'ﬁn',
    'İ',
    ' x',
  ];
  const { rows } = await database.pool.query<{ display_name: string; letter: string }>(
    `with version as (
       insert into dataset (label, base_year, as_of, next_update, demonstration)
       values ('a', 2025, '2025-01-01', '2025-01-01', true) returning id
     )
     insert into retailer (dataset_id, slug, name, display_name, domain, country, category, has_details)
     select id, 's' || row_number() over (), 'name', given, 'a.example', 'deu', 'all', false
     from version, unnest($1::text[]) given
     returning display_name, letter`,
    [names.filter((name) => name.isWellFormed())],
  );
  expect(rows.length).toBeGreaterThan(400);
  expect(rows.filter(({ display_name, letter }) => letterOf(display_name) !== letter)).toEqual([]);
});
