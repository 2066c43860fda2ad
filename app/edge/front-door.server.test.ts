// @module-tag pages
import { createServer, request as send, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { openSite } from '../../test/site.ts';

const site = openSite({
  APP_ENV: 'production',
  SANDBOX: 'payments,mail,leads,database',
  SESSION_SECRET: 'x'.repeat(32),
  TRUST_PROXY: '1',
});

/** The same site twice: as it is served, and without the front door. */
let [front, long]: Server[] = [];
/** Requests that the front door has answered. */
let answered = 0;

beforeAll(async () => {
  const { fetch, answerReady } = site.edge;
  const theLongWay = getRequestListener(fetch);
  front = createServer((request, response) => {
    if (answerReady(request, response)) answered += 1;
    else void theLongWay(request, response);
  });
  long = createServer((request, response) => void theLongWay(request, response));
  await Promise.all(
    [front, long].map((server) => new Promise<void>((go) => server.listen(0, '127.0.0.1', go))),
  );
});
afterAll(() => [front, long].forEach((server) => server?.close()));

describe('the front door answers exactly like the long way', () => {
  const assets = readdirSync('build/client/assets');
  const script = `/assets/${assets.find((name) => name.endsWith('.js'))}`;
  const font = `/assets/${assets.find((name) => name.endsWith('.woff2'))}`;
  const pages = [
    '/about-us',
    '/',
    '/blog?topic=markets',
    '/about-us.data',
    '/llms.txt',
    '/pricing?utm_source=x',
  ];
  const files = [script, font, '/favicon.svg', '/favicon.ico'];

  for (const path of [...pages, ...files]) {
    test.each([
      ['by brotli', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
      ['by gzip', { 'accept-encoding': 'gzip' }],
      ['by gzip alone, brotli refused', { 'accept-encoding': 'br;q=0, gzip;q=0.5' }],
      ['plain', {}],
      ['nothing accepted', { 'accept-encoding': 'gzip;q=0, br;q=0' }],
      ['anything accepted', { 'accept-encoding': '*' }],
      ['with a stale ETag', { 'if-none-match': '"old"', 'accept-encoding': 'br' }],
      ['with a request id of our proxy', { 'x-request-id': 'given-by-proxy' }],
      ['with a cookie', { cookie: 'visitor=1', 'accept-encoding': 'br' }],
      ['with a range', { range: 'bytes=0-9' }],
    ])(`${path} %s`, async (_name, headers) => {
      for (const method of ['GET', 'HEAD']) {
        await ask(front!, path, method, headers);
        // A page may be compressed better between the two answers; after that they agree.
        await eventually(async () =>
          expect(await ask(front!, path, method, headers)).toEqual(await ask(long!, path, method, headers)),
        );
      }
    });
  }

  test.each(pages)('%s to a client that holds it', async (path) => {
    const { headers } = await ask(long!, path, 'GET', {});
    const holding = { 'if-none-match': headers.find(([name]) => name === 'etag')![1] };
    const before = answered;
    const answer = await ask(front!, path, 'GET', holding);
    expect(answer.status).toBe(304);
    expect(answer).toEqual(await ask(long!, path, 'GET', holding));
    expect(answered).toBe(before + 1);
  });

  test('it did answer most of them', () => {
    expect(answered).toBeGreaterThan(200);
  });
});

describe('the front door leaves to the long way', () => {
  test.each([
    ['a page it has never seen', 'GET', '/glossary', {}],
    ['the same page under another spelling', 'GET', '/about-us?other=1', {}],
    ['an upper-case address', 'GET', '/About-us', {}],
    ['a form', 'POST', '/about-us', { 'content-length': '0' }],
    ['a request with a body', 'GET', '/about-us', { 'content-length': '0' }],
    ['another method', 'DELETE', '/about-us', {}],
    ['a page with a visitor’s state', 'GET', '/book-a-demo', {}],
    ['a missing page', 'GET', '/no-such-page', {}],
  ])('%s', async (_name, method, path, headers) => {
    await ask(front!, '/about-us', 'GET', {});
    const before = answered;
    await ask(front!, path, method, headers);
    expect(answered).toBe(before);
  });

  test('a page with a visitor’s state, each time', async () => {
    await ask(front!, '/book-a-demo', 'GET', {});
    const before = answered;
    await ask(front!, '/book-a-demo', 'GET', {});
    expect(answered).toBe(before);
  });
});

/** Without what differs between any two requests. */
async function ask(server: Server, path: string, method: string, headers: OutgoingHttpHeaders) {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    send({ host: '127.0.0.1', port, path, method, headers, agent: false }, resolve).on('error', reject).end();
  });
  const body = (await buffer(response)).toString('base64');
  const received = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, name === 'x-request-id' ? idIn(value, headers) : value]),
  );
  return {
    status: response.statusCode,
    headers: received
      .filter(([name]) => name !== 'date')
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    body,
  };
}

const idIn = (value: string, asked: OutgoingHttpHeaders) =>
  value === asked['x-request-id'] ? value : value.replaceAll(/[0-9a-f]/g, '0');
