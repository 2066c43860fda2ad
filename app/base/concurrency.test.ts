import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fewAtATime } from './concurrency.ts';

test('no more than a few are done at a time, and all are done', async () => {
  const inTurn = fewAtATime(2);
  let [now, most] = [0, 0];
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) =>
      inTurn(async () => {
        now += 1;
        most = Math.max(most, now);
        await pause(5);
        now -= 1;
        return number;
      }),
    ),
  );
  expect(answers).toEqual([1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
});

test('one that fails lets the next begin', async () => {
  const inTurn = fewAtATime(1);
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
