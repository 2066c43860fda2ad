import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyQueue, finished, mayPrefetch, wanted } from './prefetch-queue.ts';

const pages = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/g');
const steps = fc.array(fc.record({ act: fc.constantFrom(wanted, finished), page: pages }));

test('at most four pages load at once, and none waits while there is room', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const queue = taken.reduce((before, { act, page }) => act(before, page), emptyQueue);
      expect(queue.underway.length).toBeLessThanOrEqual(4);
      if (queue.waiting.length > 0) expect(queue.underway).toHaveLength(4);
      const all = [...queue.underway, ...queue.waiting];
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});

test.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on the connection %j prefetching is %s', (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed);
});
