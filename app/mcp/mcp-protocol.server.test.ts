import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../test/listen.ts';
import { callTool, connectMcp } from '../../test/mcp-client.ts';
import { openDemonstrationSite } from '../../test/site.ts';
import { callLimit } from '../base/limits.ts';
import type { FigureAnswer } from './figure-answer.server.ts';

const site = openDemonstrationSite();
let server: Awaited<ReturnType<typeof listen>>;
let client: Client;
beforeAll(async () => {
  server = await listen(site);
  client = await connectMcp(server.url, { address: '198.51.100.3' });
});
afterAll(async () => {
  await client.close();
  await server.close();
});

test('20 clients at once get their own answers', async () => {
  const places = (await callTool<{ places: { place: string; name: string }[] }>(client, 'list_places'))
    .structured;
  const asked = places.places.slice(0, 20);
  expect(asked).toHaveLength(20);
  const answers = await Promise.all(
    asked.map(async ({ place }, at) => {
      const own = await connectMcp(server.url, {
        address: `198.51.100.${100 + at}`,
        protocol: at % 2 === 0 ? 'auto' : 'legacy',
      });
      const { structured } = await callTool<{ figures: FigureAnswer[] }>(own, 'get_market', { place });
      await own.close();
      return structured.figures[0]!.passportUrl;
    }),
  );
  expect(answers).toEqual(asked.map(({ place }) => expect.stringContaining(`/figure/market/${place}/all/`)));
});

test('a client that leaves in the middle of a call disturbs nobody', async () => {
  for (const sent of [false, true]) {
    const leaving = new AbortController();
    const answer = fetch(`${server.url}/mcp`, {
      ...message(call('get_market', { place: 'de' })),
      signal: leaving.signal,
    });
    if (sent) await new Promise((go) => setTimeout(go, 20));
    leaving.abort();
    await expect(answer.then((response) => response.text())).rejects.toThrow(/abort/i);
  }
  expect((await callTool(client, 'list_categories')).isError).toBe(false);
});

test.each(['2026-07-28'])('speaks %s', async (version) => {
  const modern = await connectMcp(server.url, { protocol: { pin: version } });
  expect(modern.getNegotiatedProtocolVersion()).toBe(version);
  expect(modern.getInstructions()).toContain('ranges');
  await modern.close();
});

test.each(['2025-11-25', '2025-06-18', '2025-03-26'])('speaks %s with older clients', async (version) => {
  const { status, text } = await post(initialize(version));
  expect([status, text]).toEqual([200, expect.stringContaining(`"protocolVersion":"${version}"`)]);
  const answer = await post(call('list_categories', {}), { 'mcp-protocol-version': version });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('fashion')]);
});

test('offers a version that it speaks to a client of an unknown one', async () => {
  const { status, text } = await post(initialize('1999-01-01'));
  expect([status, text]).toEqual([200, expect.stringContaining('"protocolVersion":"2025-11-25"')]);
  const refused = await post(call('list_categories', {}), { 'mcp-protocol-version': '1999-01-01' });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('2025-11-25')]);
  await expect(connectMcp(server.url, { protocol: { pin: '2099-01-01' } })).rejects.toThrow(/2099-01-01/);
});

test.each([
  ['10 MB', 10 * 1024 * 1024],
  ['101 kB', 101 * 1024],
])('refuses a body of %s', async (_, bytes) => {
  const text = JSON.stringify(call('search', { query: 'x'.repeat(bytes) }));
  const response = await fetch(`${server.url}/mcp`, { ...message({}), body: text }).catch(() => null);
  // The connection may break while the client still sends; what matters is that nothing is read to the end.
  if (response) expect([response.status, response.headers.get('content-type')]).toEqual([413, problemType]);
  expect((await callTool(client, 'list_categories')).isError).toBe(false);
});

test.each([
  ['no JSON', '{', 400],
  ['an empty body', '', 400],
  ['no JSON-RPC', '{"a":1}', 400],
  ['an unknown method', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'nothing' }), 200],
])('refuses %s without showing anything of the inside', async (_, body, status) => {
  const response = await fetch(`${server.url}/mcp`, { ...message({}), body });
  const text = await response.text();
  expect([response.status, text]).toEqual([status, expect.stringContaining('"error"')]);
  expect(text).not.toMatch(/node_modules|at .*\.m?js|select /);
});

test('sends people to the page about it, and other methods away', async () => {
  const opened = await site.fetch('/mcp', { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/features/mcp']);
  const streamed = await site.fetch('/mcp', { headers: { accept: 'text/event-stream' } });
  expect([streamed.status, streamed.headers.get('allow'), streamed.headers.get('content-type')]).toEqual([
    405,
    'POST, OPTIONS',
    problemType,
  ]);
  expect((await site.fetch('/mcp', { method: 'DELETE' })).status).toBe(405);
  expect((await site.fetch('/mcp/other', { method: 'POST' })).status).toBe(404);
});

test('may be called by a page of any origin, and is never cached', async () => {
  const preflight = await site.fetch('/mcp', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Mcp-Protocol-Version');
  const headers = { ...message({}).headers, origin: 'https://elsewhere.example' };
  const answer = await site.fetch('/mcp', { ...message(call('list_categories', {})), headers });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('shares the limit of the API, and counts every message of a batch', async () => {
  const from = { 'x-forwarded-for': '198.51.100.77' };
  const batch = Array.from({ length: 20 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
  const left = async () => {
    const { headers } = await site.fetch('/api/settings', { headers: from });
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };
  const before = await left();
  expect(before).toBe(callLimit.calls - 1);
  expect((await post(batch, { ...from, 'mcp-protocol-version': '2025-03-26' })).status).toBe(200);
  expect(await left()).toBe(before - batch.length - 1);
  expect((await post([...batch, ...batch], from)).status).toBe(400);
  for (let call = 0; call < callLimit.calls; call += 20) await post(batch, from);
  const refused = await fetch(`${server.url}/mcp`, {
    ...message(batch[0]),
    headers: { ...message({}).headers, ...from },
  });
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, problemType]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await site.fetch('/api/markets', { headers: from })).status).toBe(429);
});

const problemType = 'application/problem+json';

const call = (name: string, given: Record<string, unknown>) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
});

const initialize = (protocolVersion: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

function message(body: unknown) {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

async function post(body: unknown, headers: Record<string, string> = {}) {
  const sent = message(body);
  const response = await fetch(`${server.url}/mcp`, { ...sent, headers: { ...sent.headers, ...headers } });
  return { status: response.status, text: await response.text() };
}
