import { expect, test } from 'vitest';
import { ApiError, createApiClient } from './api-client.ts';

function clientAnswering(status: number, body: unknown = {}) {
  const asked: { url: string; init?: RequestInit }[] = [];
  const client = createApiClient(async (url, init) => {
    asked.push({ url, init });
    return new Response(JSON.stringify(body), { status });
  });
  return { client, asked };
}

test('leaves 422 to the caller', async () => {
  const { client } = clientAnswering(422, { message: 'Please provide a promo code.' });
  expect(await client.post('/stripe/coupon', {})).toEqual({
    ok: false,
    status: 422,
    data: { message: 'Please provide a promo code.' },
  });
});

test.each([400, 401, 404, 429, 500, 503])('%i is fatal and keeps its status', async (status) => {
  const { client } = clientAnswering(status);
  const error = await client.get('/api/markets').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).status).toBe(status);
});

test('sends parameters, blank ones left out, and bodies as JSON', async () => {
  const { client, asked } = clientAnswering(200, { a: 1 });
  expect(await client.get('/api/markets', { region: 'de', page: 2, topic: ' ', year: null })).toEqual({
    ok: true,
    data: { a: 1 },
  });
  await client.post('/mail', { templateName: 'x' });
  expect(asked.map(({ url, init }) => [url, init?.method ?? 'GET', init?.body])).toEqual([
    ['/api/markets?region=de&page=2', 'GET', undefined],
    ['/mail', 'POST', '{"templateName":"x"}'],
  ]);
});
