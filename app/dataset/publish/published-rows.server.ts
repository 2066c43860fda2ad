import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Masked } from '../../figures/disclosure/show-figures.ts';
import type { SizeLedger } from '../../figures/disclosure/size-ledger.ts';
import type { ExactFigure, Shown } from '../../figures/figure.ts';
import type { VisibilityMap } from '../../figures/visibility.ts';
import type { DisclosureCost } from '../dataset-queries.server.ts';
import { copyLine } from '../dataset-sql.server.ts';

/** `ledger` is what the sizes of markets give away to each other. Locked regions show nothing. */
export type Publishing = {
  visibility: VisibilityMap;
  locked: ReadonlySet<string>;
  baseYear: number;
  ledger: SizeLedger;
  /** Versions that visitors may have kept. */
  earlier: readonly number[];
};

export type PublishedTable =
  | 'published_market_figure'
  | 'published_retailer_figure'
  | 'published_ranking_place';

export type Cell = string | number | null;

/** The cells after the data set's id, in the order of the columns. */
export type PublishedRow = { cells: readonly Cell[]; masked: Masked };

export type Write = (table: PublishedTable, rows: readonly PublishedRow[]) => Promise<void>;

export function createWriter(client: Client, id: number, onWritten: (rows: number) => void) {
  const cost: DisclosureCost = { masked: 0, wider: 0, withheld: 0 };
  const write: Write = async (table, rows) => {
    for (const { masked } of rows) addTo(cost, masked);
    const text = rows.map(({ cells, masked }) => copyLine([id, ...cells, masked.protects])).join('');
    await pipeline(Readable.from([text]), client.query(copyFrom(`copy ${table} from stdin`)));
    onWritten(rows.length);
  };
  return { write, cost };
}

function addTo(cost: DisclosureCost, { shown, protects }: Masked) {
  if (shown.visibility === 'exact') return;
  cost.masked += 1;
  if (protects !== null) cost[shown.visibility === 'range' ? 'wider' : 'withheld'] += 1;
}

export function figureRow(
  key: readonly string[],
  { metric, dimension, period, method, confidence, source }: ExactFigure,
  masked: Masked,
): PublishedRow {
  const shown = shownCells(masked.shown);
  return {
    cells: [...key, metric, dimension, period, ...shown, method, confidence, source?.id ?? null],
    masked,
  };
}

export function shownCells(shown: Shown): Cell[] {
  if (shown.visibility === 'exact') return ['exact', shown.value, null, null];
  if (shown.visibility === 'no-access') return ['no-access', null, null, null];
  return ['range', null, shown.range?.low ?? null, shown.range?.high ?? null];
}
