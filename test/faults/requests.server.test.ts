// @module-tag exhaustive
import { expect, test } from 'vitest';
import { newDataDir } from '../data-dir.ts';
import { brokenPromises } from './requests/aftermath.ts';
import { runStorm } from './requests/storm.ts';
import { chooseSeed } from './storm/seed.ts';

test('what was acknowledged is stored once and delivered, whatever is killed or fails meanwhile', async () => {
  const seed = chooseSeed();
  const folder = newDataDir();
  const end = await runStorm({ visits: 20, kills: 1, patienceMs: 90_000, seed, folder, say: () => {} });
  expect(brokenPromises(end), `with SEED=${seed}`).toEqual([]);
  expect(end.submits.filter(({ acknowledged }) => acknowledged).length).toBeGreaterThan(10);
  expect(end.kills).toBe(2);
  expect(end.failures).toBeGreaterThan(0);
}, 240_000);
