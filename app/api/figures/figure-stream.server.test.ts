import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../documents/csv.server.ts';
import { streamCsv } from './figure-stream.server.ts';

const columns = ['name', 'low'];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `row "${at}"`, low: at }));

/** Serves rows in batches, and remembers how often it was asked. */
function source(count: number, batch: number, total = count) {
  const rows = rowsOf(count);
  const loads: number[] = [];
  const errors: unknown[] = [];
  const stream = streamCsv<number>({
    columns,
    total,
    load: async (after) => {
      const start = after ?? 0;
      loads.push(start);
      const end = start + batch;
      return { rows: rows.slice(start, end), next: end < rows.length ? end : null };
    },
    onError: (error) => errors.push(error),
  });
  return { stream, loads, errors };
}

test('joins batches of any size to the CSV of all rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 15 }),
      async (count, batch) => {
        const { stream } = source(count, batch);
        const text = await new Response(stream).text();
        expect(text).toBe(count === 0 ? 'name,low\n' : toCsv(rowsOf(count), { columns }));
      },
    ),
  );
});

test('loads nothing before it is read, and one batch for each read', async () => {
  const { stream, loads } = source(100, 10);
  await new Promise((go) => setImmediate(go));
  expect(loads).toEqual([]);
  const reader = stream.getReader();
  await reader.read();
  await reader.read();
  await new Promise((go) => setImmediate(go));
  expect(loads).toEqual([0, 10]);
});

test('loads no more for a client that has left', async () => {
  const { stream, loads } = source(100, 10);
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  await new Promise((go) => setImmediate(go));
  expect(loads).toEqual([0]);
});

test('fails where rows are missing, so that nobody takes a part for the whole', async () => {
  const { stream, errors } = source(20, 10, 25);
  await expect(new Response(stream).text()).rejects.toThrow(/20 rows instead of 25/);
  expect(errors).toHaveLength(1);
});
