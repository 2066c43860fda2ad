import type { Pool } from 'pg';
import { expect } from 'vitest';
import { findDisclosures } from './disclosure.ts';

/** The exact values that no visitor may see: those of masked figures, with the bands of their forecasts. */
export function secretValues(pool: Pool) {
  const ask = async (sql: string, values: unknown[]) => {
    const { rows } = await pool.query<{ it: number | null }>(sql, values);
    return rows.flatMap(({ it }) => (it === null ? [] : [it]));
  };
  return {
    ofMarket: (region: string, category: string) => ask(ofMarket, [region, category]),
    ofRetailer: (slug: string) => ask(ofRetailer, [slug]),
    ofRanking: (slug: string) => ask('select value as it from ranking_place where ranking = $1', [slug]),
  };
}

const ofMarket = `
  select unnest(array[exact.value, exact.low, exact.high]) as it
  from market_figure as exact join published_market_figure as seen
    using (dataset_id, region, category, metric, dimension, period)
  where seen.visibility <> 'exact' and region = $1 and category = $2`;

const ofRetailer = `
  select unnest(array[exact.value, exact.low, exact.high]) as it
  from retailer_figure as exact join published_retailer_figure as seen
    using (dataset_id, retailer, metric, dimension, period)
  where seen.visibility <> 'exact' and retailer = $1
  union all select overlap from retailer_competitor where retailer = $1`;

/** Other exact values behind the same published figures: whatever changes with them would give them away. */
export async function changeSecretValues(pool: Pool) {
  await pool.query('update market_figure set value = value * 1.3, low = low * 1.3, high = high * 1.3');
  await pool.query('update retailer_figure set value = value * 1.3, low = low * 1.3, high = high * 1.3');
  await pool.query('update ranking_place set value = value * 1.3');
  await pool.query('update retailer_competitor set overlap = overlap * 0.7');
}

/** Which of the secrets stand in the texts, by the address of each. Without texts or secrets there is nothing to find. */
export function disclosuresIn(outputs: ReadonlyMap<string, string>, secrets: readonly number[]): string[] {
  expect(outputs.size).toBeGreaterThan(0);
  expect(secrets.length).toBeGreaterThan(5);
  return [...outputs].flatMap(([path, text]) =>
    findDisclosures(text, secrets).map((found) => `${path}: ${found.text}`),
  );
}
