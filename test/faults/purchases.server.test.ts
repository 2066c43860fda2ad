// @module-tag exhaustive
import { expect, test } from 'vitest';
import { newDataDir } from '../data-dir.ts';
import { brokenPromises } from './purchases/aftermath.ts';
import { runStorm } from './purchases/storm.ts';
import { chooseSeed } from './storm/seed.ts';

test('every payment becomes one paid order with its account and an invoice for each year with the right VAT, whatever is killed or fails', async () => {
  const seed = chooseSeed();
  const folder = newDataDir();
  const end = await runStorm({ visits: 17, kills: 1, patienceMs: 120_000, seed, folder, say: () => {} });
  expect(brokenPromises(end), `with SEED=${seed}`).toEqual([]);
  expect(end.orders.filter(({ state }) => state === 'paid').length).toBeGreaterThan(2);
  expect(end.buyers.filter(({ thanked }) => thanked).length).toBeGreaterThan(2);
  expect(end.kills).toBe(2);
  expect(end.forgeries.refused).toBeGreaterThan(0);
  expect(end.forgeries.taken).toBe(0);
}, 300_000);
