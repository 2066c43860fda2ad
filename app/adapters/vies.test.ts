import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { viesRegister } from './vies.ts';
import { viesSandbox } from './vies-sandbox.ts';

const now = () => new Date('2026-11-15T12:00:00Z');

/** A real server on this machine, in the place of the Commission's. */
async function registerThat(listener: RequestListener, timeoutMs = 5_000) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`;
  return { check: viesRegister({ url, requester: 'DE123456789', log, timeoutMs, now }), lines, url };
}

const answering = (body: object, status = 200) =>
  registerThat((_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });

test('asks under our own ID, and keeps the consultation as evidence', async () => {
  const asked: unknown[] = [];
  const { check } = await registerThat(async (request, response) => {
    asked.push([request.method, request.url, await json(request)]);
    response.end(
      JSON.stringify({
        countryCode: 'AT',
        vatNumber: 'U12345678',
        requestDate: '2026-11-15T12:00:00.000Z',
        valid: true,
        requestIdentifier: 'WAPIAAAAW1X2Y3',
        name: 'Kontor GmbH',
        address: '---',
      }),
    );
  });
  expect(await check('ATU12345678')).toEqual({
    vatId: 'ATU12345678',
    outcome: 'valid',
    checkedAt: '2026-11-15T12:00:00.000Z',
    consultation: 'WAPIAAAAW1X2Y3',
    name: 'Kontor GmbH',
    address: null,
  });
  expect(asked).toEqual([
    [
      'POST',
      '/rest-api/check-vat-number',
      {
        countryCode: 'AT',
        vatNumber: 'U12345678',
        requesterMemberStateCode: 'DE',
        requesterNumber: '123456789',
      },
    ],
  ]);
});

test.each([
  ['an unknown ID', { valid: false, userError: 'INVALID', requestIdentifier: '' }],
  ['a malformed ID', { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }],
])('%s is not valid', async (_, body) => {
  const { check } = await answering(body);
  expect(await check('ATU12345678')).toMatchObject({ outcome: 'invalid', consultation: null });
});

test('asks again without our ID if VIES does not know it', async () => {
  const bodies: object[] = [];
  const { check, lines } = await registerThat(async (request, response) => {
    const body = (await json(request)) as object;
    bodies.push(body);
    const isRefused = 'requesterNumber' in body;
    response.end(
      JSON.stringify(isRefused ? { errorWrappers: [{ error: 'INVALID_REQUESTER_INFO' }] } : { valid: true }),
    );
  });
  expect(await check('ATU12345678')).toMatchObject({ outcome: 'valid', consultation: null });
  expect(bodies).toHaveLength(2);
  expect(lines.join()).toContain('does not know our own VAT ID');
});

describe('an ID cannot be checked', () => {
  test.each([
    'MS_UNAVAILABLE',
    'SERVICE_UNAVAILABLE',
    'TIMEOUT',
    'MS_MAX_CONCURRENT_REQ',
    'GLOBAL_MAX_CONCURRENT_REQ',
    'IP_BLOCKED',
    'VAT_BLOCKED',
  ])('when VIES answers %s, in either form', async (error) => {
    for (const body of [{ errorWrappers: [{ error }] }, { valid: false, userError: error }]) {
      const { check, lines } = await answering(body);
      expect(await check('ATU12345678')).toMatchObject({ outcome: 'unavailable' });
      expect(lines.join()).toContain(error);
      expect(lines.join()).not.toContain('U12345678');
    }
  });

  test.each([
    ['answers nonsense', (_: unknown, response: { end: (text: string) => void }) => response.end('<html>')],
    ['hangs up', (request: { socket: { destroy: () => void } }) => request.socket.destroy()],
    ['never answers', () => {}],
  ] as [string, RequestListener][])('when VIES %s', async (_, listener) => {
    const { check } = await registerThat(listener, 200);
    expect(await check('ATU12345678')).toMatchObject({ vatId: 'ATU12345678', outcome: 'unavailable' });
  });
});

test('the sandbox answers offline, by the ending of the number', async () => {
  const check = viesSandbox(now);
  const outcome = async (vatId: string) => (await check(vatId)).outcome;
  expect(await outcome('ATU12345678')).toBe('valid');
  expect(await outcome('ATU12345200')).toBe('invalid');
  expect([await outcome('ATU12345300'), await outcome('ATU12345300')]).toEqual(['unavailable', 'valid']);
  expect([await outcome('ATU12345301'), await outcome('ATU12345301')]).toEqual([
    'unavailable',
    'unavailable',
  ]);
});
