import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Shown } from '../../figures/figure.ts';
import type { VisibilityMap } from '../../figures/visibility.ts';
import { copyLine } from '../copy-text.ts';

type PublishedTable = 'published_market_figure' | 'published_retailer_figure' | 'published_ranking_place';

/** What the data set wants visitors to see: by metric, and nothing at all of locked regions. */
export type Rules = { visibility: VisibilityMap; locked: ReadonlySet<string> };

export const noAccess: Shown = { visibility: 'no-access' };

export type Cell = string | number | null;

/** Appends rows to a table of one version: the cells after the data set's id, in the order of the columns. */
export type Write = (table: PublishedTable, rows: readonly Cell[][]) => Promise<void>;

export function createWriter(client: Client, id: number, onWritten: (rows: number) => void): Write {
  return async (table, rows) => {
    const text = rows.map((cells) => copyLine([id, ...cells])).join('');
    await pipeline(Readable.from([text]), client.query(copyFrom(`copy ${table} from stdin`)));
    onWritten(rows.length);
  };
}

/** The cells that say what may be seen: visibility, value, low, high. */
export function shownCells(shown: Shown): Cell[] {
  if (shown.visibility === 'exact') return ['exact', shown.value, null, null];
  if (shown.visibility === 'no-access') return ['no-access', null, null, null];
  return ['range', null, shown.range?.low ?? null, shown.range?.high ?? null];
}
