import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Client } from 'pg';
import type { ExactFigure, Shown } from '../../figures/figure.ts';
import { maskSubject } from '../../figures/mask.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { visibilityMap } from '../../figures/visibility.ts';
import { publishPlaces } from './publish-places.server.ts';
import {
  createWriter,
  noAccess,
  shownCells,
  type Cell,
  type Rules,
  type Write,
} from './published-rows.server.ts';
import { marketSubjects, retailerSubjects } from './subjects.server.ts';

/**
 * Makes what visitors may see of a version, before it is served: every figure of a subject together, so that none
 * gives another away. Pages and the API read what is written here and never the exact figures.
 */
export async function publishVersion(client: Client, id: number, onPublished: (rows: number) => void) {
  const rules = await readRules(client, id);
  const write = createWriter(client, id, onPublished);
  await publishMarkets(client, id, rules, write);
  await publishRetailers(client, id, rules, write);
  // Places are looked up among a retailer's published figures, of which the database knows nothing yet.
  await client.query('analyze published_market_figure, published_retailer_figure');
  await publishPlaces(client, id, rules, write);
  await client.query('analyze published_ranking_place');
}

async function readRules(client: Client, id: number): Promise<Rules> {
  const wishes = await client.query<{ metric: MetricKey; visibility: Shown['visibility'] }>(
    'select metric, visibility from metric_visibility where dataset_id = $1',
    [id],
  );
  const locked = await client.query<{ region: string }>(
    'select region from locked_region where dataset_id = $1',
    [id],
  );
  return {
    visibility: visibilityMap(Object.fromEntries(wishes.rows.map((row) => [row.metric, row.visibility]))),
    locked: new Set(locked.rows.map(({ region }) => region)),
  };
}

async function publishMarkets(client: Client, id: number, rules: Rules, write: Write) {
  let workedOut: Cell[][] = [];
  for await (const markets of marketSubjects(client, id)) {
    // The database writes one region while the next is worked out.
    const writing = write('published_market_figure', workedOut);
    const workOut = async () => {
      const rows: Cell[][] = [];
      for (const { region, category, figures } of markets) {
        rows.push(...maskedRows([region, category], figures(), region, rules));
        await turnOfOthers();
      }
      return rows;
    };
    [workedOut] = await Promise.all([workOut(), writing]);
  }
  await write('published_market_figure', workedOut);
}

async function publishRetailers(client: Client, id: number, rules: Rules, write: Write) {
  for await (const retailers of retailerSubjects(client, id)) {
    const rows = retailers.flatMap(({ retailer, country, figures }) =>
      maskedRows([retailer], figures(), country, rules),
    );
    await write('published_retailer_figure', rows);
  }
}

function maskedRows(
  key: readonly string[],
  figures: readonly ExactFigure[],
  region: string,
  { visibility, locked }: Rules,
): Cell[][] {
  const shown = locked.has(region) ? figures.map(() => noAccess) : maskSubject(figures, visibility);
  return figures.map(({ metric, dimension, period, method, confidence, source }, at) => [
    ...key,
    metric,
    dimension,
    period,
    ...shownCells(shown[at]!),
    method,
    confidence,
    source?.id ?? null,
  ]);
}
