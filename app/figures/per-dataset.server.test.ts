import { expect, test } from 'vitest';
import type { Database } from '../base/database.server.ts';
import { perDataset } from './per-dataset.server.ts';

const db = () => ({}) as Database;

function counted() {
  const asked: string[] = [];
  const ask = perDataset(async ({ datasetId }, question: { metric: string }) => {
    asked.push(`${datasetId} ${question.metric}`);
    if (question.metric === 'broken') throw new Error('away');
    return asked.length;
  });
  return { ask, asked };
}

test('a data set is asked once for the same thing', async () => {
  const { ask, asked } = counted();
  const data = { db: db(), datasetId: 1 };
  await Promise.all([ask(data, { metric: 'size' }), ask({ ...data }, { metric: 'size' })]);
  await ask(data, { metric: 'growth' });
  expect(asked).toEqual(['1 size', '1 growth']);
});

test('another edition and another database are asked themselves', async () => {
  const { ask, asked } = counted();
  const [one, other] = [db(), db()];
  await ask({ db: one, datasetId: 1 }, { metric: 'size' });
  await ask({ db: one, datasetId: 2 }, { metric: 'size' });
  await ask({ db: other, datasetId: 2 }, { metric: 'size' });
  expect(asked).toEqual(['1 size', '2 size', '2 size']);
});

test('a failure is not remembered', async () => {
  const { ask, asked } = counted();
  const data = { db: db(), datasetId: 1 };
  await expect(ask(data, { metric: 'broken' })).rejects.toThrow('away');
  await expect(ask(data, { metric: 'broken' })).rejects.toThrow('away');
  expect(asked).toHaveLength(2);
});

test('of endless questions the oldest answers are forgotten', async () => {
  const { ask, asked } = counted();
  const data = { db: db(), datasetId: 1 };
  for (let at = 0; at < 301; at += 1) await ask(data, { metric: `m${at}` });
  await ask(data, { metric: 'm300' });
  expect(asked).toHaveLength(301);
  await ask(data, { metric: 'm0' });
  expect(asked).toHaveLength(302);
});
