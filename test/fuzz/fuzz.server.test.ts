// @module-tag exhaustive
import { expect, test } from 'vitest';
import { chooseSeed } from '../faults/storm/seed.ts';
import { fuzz } from './fuzz.ts';

test('answers 1,500 malformed requests without an error, a hang or a disclosure', async () => {
  const seed = chooseSeed();
  const { failures, sent, statuses } = await fuzz({ requests: 1_500, seed, say: () => {} });
  expect(failures, `with SEED=${seed}`).toEqual([]);
  expect(sent).toBe(1_500);
  // Both have to be met, or the run has tried nothing.
  expect(statuses.get(200)).toBeGreaterThan(50);
  expect(statuses.get(400)).toBeGreaterThan(50);
}, 240_000);
