// @module-tag exhaustive
import { expect, test } from 'vitest';
import { brokenPromises } from './requests/aftermath.ts';
import { chooseSeed } from './storm/seed.ts';
import { runStorm } from './requests/storm.ts';

test('what was acknowledged is stored once and delivered, whatever is killed or fails meanwhile', async () => {
  const seed = chooseSeed();
  const storm = { submits: 20, kills: 1, patienceMs: 90_000, seed, say: () => {} };
  const end = await runStorm(storm);
  expect(brokenPromises(end), `with the seed ${seed}`).toEqual([]);
  expect(end.submits.filter(({ acknowledged }) => acknowledged).length).toBeGreaterThan(10);
  expect(end.kills).toBe(2);
  expect(end.failures).toBeGreaterThan(0);
}, 240_000);
