// @module-tag exhaustive
import { expect, test } from 'vitest';
import { brokenPromises } from './purchases/aftermath.ts';
import { chooseSeed } from './storm/seed.ts';
import { runStorm } from './purchases/storm.ts';

test('whoever pays has one paid order, one account, one invoice, and nobody else has, whatever is killed or fails', async () => {
  const seed = chooseSeed();
  const end = await runStorm({ purchases: 10, kills: 1, patienceMs: 120_000, seed, say: () => {} });
  expect(brokenPromises(end), `with the seed ${seed}`).toEqual([]);
  expect(end.orders.filter(({ state }) => state === 'paid').length).toBeGreaterThan(2);
  expect(end.kills).toBe(2);
}, 300_000);
