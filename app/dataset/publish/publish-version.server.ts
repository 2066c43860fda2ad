import type { Client } from 'pg';
import type { Shown } from '../../figures/figure.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { visibilityMap } from '../../figures/visibility.ts';
import { storeDisclosureCost, type DisclosureCost } from '../dataset-queries.server.ts';
import { publishMarkets } from './publish-markets.server.ts';
import { publishRetailers } from './publish-retailers.server.ts';
import { createWriter, type Publishing } from './published-rows.server.ts';
import { earlierEditions } from './shown-rows.server.ts';
import { sizeLedgerOf } from './subjects.server.ts';

/**
 * Works out what visitors may see of all figures together, so that none gives another away. Pages and the API read only
 * what is written here, never the exact figures. Returns what that costs.
 */
export async function publishVersion(
  client: Client,
  id: number,
  onPublished: (rows: number) => void,
): Promise<DisclosureCost> {
  const publishing = await readRules(client, id);
  const writer = createWriter(client, id, onPublished);
  // Ranked shops never exceed their market, so that what is known of them limits what may be known of it.
  await publishRetailers(client, id, publishing, writer.write);
  await publishMarkets(client, id, publishing, writer.write);
  await client.query('analyze published_market_figure, published_retailer_figure, published_ranking_place');
  await storeDisclosureCost(client, id, writer.cost);
  return writer.cost;
}

async function readRules(client: Client, id: number): Promise<Publishing> {
  const wishes = await client.query<{ metric: MetricKey; visibility: Shown['visibility'] }>(
    'select metric, visibility from metric_visibility where dataset_id = $1',
    [id],
  );
  const locked = await client.query<{ region: string }>(
    'select region from locked_region where dataset_id = $1',
    [id],
  );
  const edition = await client.query<{ base_year: number }>('select base_year from dataset where id = $1', [
    id,
  ]);
  return {
    visibility: visibilityMap(Object.fromEntries(wishes.rows.map((row) => [row.metric, row.visibility]))),
    locked: new Set(locked.rows.map(({ region }) => region)),
    baseYear: edition.rows[0]!.base_year,
    ledger: await sizeLedgerOf(client, id),
    earlier: await earlierEditions(client, id),
  };
}
