import { expect, test } from 'vitest';
import type { Services } from '../context.server.ts';
import { dataApi } from './answer.server.ts';

const empty = { facts: { edition: { current: { dataset: null } } } } as unknown as Services;

const statusesOf = async (api: ReturnType<typeof dataApi>) => {
  api.get('/', (c) => c.text('a list')).get('/:id', (c) => c.text('one'));
  return Promise.all(['/', '/1'].map(async (path) => (await api.request(path)).status));
};

test('without a data set, only paths that need it are unavailable', async () => {
  expect(await statusesOf(dataApi(empty))).toEqual([503, 503]);
  expect(await statusesOf(dataApi(empty, ['/:id']))).toEqual([200, 503]);
});
