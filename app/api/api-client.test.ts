import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';

function clientAnswering(status: number, body: unknown = {}) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fatal: number[] = [];
  const client = createApiClient({
    fetch: async (url, init) => {
      asked.push({ url, init });
      return new Response(JSON.stringify(body), { status });
    },
    onFatal: (seen) => fatal.push(seen),
  });
  return { client, asked, fatal };
}

test('leaves 422 to the caller', async () => {
  const { client, fatal } = clientAnswering(422, { message: 'Please provide a promo code.' });
  const answer = await client.post('/stripe/coupon', {});
  expect(answer).toEqual({ ok: false, status: 422, data: { message: 'Please provide a promo code.' } });
  expect(fatal).toEqual([]);
});

test.each([400, 401, 404, 429, 500, 503])('status %i is fatal', async (status) => {
  const { client, fatal } = clientAnswering(status);
  expect(await client.get('/api/markets')).toMatchObject({ ok: false, status });
  expect(fatal).toEqual([status]);
});

test('sends parameters that are not blank, and bodies as JSON', async () => {
  const { client, asked } = clientAnswering(200, { a: 1 });
  const answer = await client.get('/api/markets', { region: 'de', page: 2, topic: ' ', year: null });
  expect(answer).toEqual({ ok: true, data: { a: 1 } });
  await client.post('/mail', { templateName: 'x' });
  expect(asked.map(({ url, init }) => [url, init.method ?? 'GET', init.body])).toEqual([
    ['/api/markets?region=de&page=2', 'GET', undefined],
    ['/mail', 'POST', '{"templateName":"x"}'],
  ]);
});
