/**
 * Templates are exported from this table, imports are checked against it, and the database tables have the same columns
 * in snake case. The `key` columns together are unique in their file.
 */
export type ColumnType =
  | 'text'
  | 'slug'
  | 'region'
  | 'category'
  | 'metric'
  | 'year'
  | 'period'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'date'
  | 'url'
  | 'method'
  | 'confidence'
  | 'visibility'
  | 'provider-kind';

export type Column = {
  name: string;
  type: ColumnType;
  key?: boolean;
  optional?: boolean;
  references?: string;
};

export type DatasetFile = { name: string; table: string; columns: readonly Column[] };

const figureColumns: readonly Column[] = [
  { name: 'metric', type: 'metric', key: true },
  { name: 'dimension', type: 'text', key: true, optional: true },
  { name: 'period', type: 'period', key: true },
  { name: 'value', type: 'number', optional: true },
  { name: 'low', type: 'number', optional: true },
  { name: 'high', type: 'number', optional: true },
  { name: 'method', type: 'method' },
  { name: 'confidence', type: 'confidence' },
  { name: 'source', type: 'slug', optional: true, references: 'sources' },
];

export const datasetFiles: readonly DatasetFile[] = [
  {
    name: 'edition',
    table: 'dataset',
    columns: [
      { name: 'label', type: 'text', key: true },
      { name: 'baseYear', type: 'year' },
      { name: 'asOf', type: 'date' },
      { name: 'nextUpdate', type: 'date' },
      { name: 'demonstration', type: 'boolean' },
    ],
  },
  {
    name: 'metrics',
    table: 'metric_visibility',
    columns: [
      { name: 'metric', type: 'metric', key: true },
      { name: 'visibility', type: 'visibility' },
    ],
  },
  {
    name: 'locked-regions',
    table: 'locked_region',
    columns: [{ name: 'region', type: 'region', key: true }],
  },
  {
    name: 'sources',
    table: 'source',
    columns: [
      { name: 'id', type: 'slug', key: true },
      { name: 'name', type: 'text' },
      { name: 'url', type: 'url' },
      { name: 'year', type: 'text' },
    ],
  },
  {
    name: 'markets',
    table: 'market',
    columns: [
      { name: 'region', type: 'region', key: true },
      { name: 'category', type: 'category', key: true },
      { name: 'seoTitle', type: 'text' },
      { name: 'hasDetails', type: 'boolean' },
    ],
  },
  {
    name: 'market-figures',
    table: 'market_figure',
    columns: [
      { name: 'region', type: 'region', key: true },
      { name: 'category', type: 'category', key: true },
      ...figureColumns,
    ],
  },
  {
    name: 'conversion-statistics',
    table: 'conversion_statistic',
    columns: [
      { name: 'region', type: 'region', key: true },
      { name: 'category', type: 'category', key: true },
      { name: 'seoTitle', type: 'text' },
    ],
  },
  {
    name: 'official-figures',
    table: 'official_figure',
    columns: [
      { name: 'region', type: 'region', key: true },
      { name: 'category', type: 'category', key: true },
      { name: 'indicator', type: 'text', key: true },
      { name: 'period', type: 'text', key: true },
      { name: 'value', type: 'number' },
      { name: 'unit', type: 'text' },
      { name: 'source', type: 'slug', references: 'sources' },
      { name: 'difference', type: 'text', optional: true },
    ],
  },
  {
    name: 'retailers',
    table: 'retailer',
    columns: [
      { name: 'slug', type: 'slug', key: true },
      { name: 'name', type: 'slug' },
      { name: 'displayName', type: 'text' },
      { name: 'domain', type: 'text' },
      { name: 'country', type: 'region' },
      { name: 'category', type: 'category' },
      { name: 'hasDetails', type: 'boolean' },
      { name: 'businessModel', type: 'text', optional: true },
      { name: 'type', type: 'text', optional: true },
      { name: 'parent', type: 'text', optional: true },
      { name: 'headquarters', type: 'text', optional: true },
      { name: 'founded', type: 'year', optional: true },
    ],
  },
  {
    name: 'retailer-figures',
    table: 'retailer_figure',
    columns: [{ name: 'retailer', type: 'slug', key: true, references: 'retailers' }, ...figureColumns],
  },
  {
    name: 'providers',
    table: 'retailer_provider',
    columns: [
      { name: 'retailer', type: 'slug', key: true, references: 'retailers' },
      { name: 'kind', type: 'provider-kind', key: true },
      { name: 'name', type: 'text', key: true },
      { name: 'position', type: 'integer' },
      { name: 'method', type: 'method' },
      { name: 'source', type: 'slug', optional: true, references: 'sources' },
    ],
  },
  {
    name: 'competitors',
    table: 'retailer_competitor',
    columns: [
      { name: 'retailer', type: 'slug', key: true, references: 'retailers' },
      { name: 'competitor', type: 'slug', key: true, references: 'retailers' },
      { name: 'position', type: 'integer' },
      { name: 'reason', type: 'text' },
      { name: 'overlap', type: 'number', optional: true },
    ],
  },
  {
    name: 'rankings',
    table: 'ranking',
    columns: [
      { name: 'slug', type: 'slug', key: true },
      { name: 'title', type: 'text' },
      { name: 'region', type: 'region' },
      { name: 'category', type: 'category' },
      { name: 'metric', type: 'metric' },
    ],
  },
  {
    name: 'ranking-places',
    table: 'ranking_place',
    columns: [
      { name: 'ranking', type: 'slug', key: true, references: 'rankings' },
      { name: 'edition', type: 'year', key: true },
      { name: 'place', type: 'integer', key: true },
      { name: 'retailer', type: 'slug', references: 'retailers' },
      { name: 'previousPlace', type: 'integer', optional: true },
      { name: 'value', type: 'number' },
      { name: 'method', type: 'method' },
      { name: 'confidence', type: 'confidence' },
    ],
  },
];
