import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency, nextTurn } from './concurrency.ts';

test('runs every task, but only a few at once', async () => {
  const inTurn = limitConcurrency(2);
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

test('a failed task lets the next one start', async () => {
  const inTurn = limitConcurrency(1);
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('other events are handled between two pieces of long work', async () => {
  const order: string[] = [];
  const pieces = ['first', 'second'].map((name) => nextTurn().then(() => order.push(name)));
  setImmediate(() => order.push('event'));
  await Promise.all(pieces);
  expect(order).toEqual(['first', 'event', 'second']);
});
