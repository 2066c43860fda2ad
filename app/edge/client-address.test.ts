import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { clientAddress, isAskedLocally, isFromThisMachine } from './client-address.server.ts';

type Seen = { socket?: string; forwarded?: string; url?: string; trustProxy?: number; siteUrl?: string };

async function seenBy<Answer>(ask: (app: Parameters<typeof clientAddress>[0]) => Answer, seen: Seen) {
  let answer: Answer | undefined;
  const app = new Hono().get('*', (c) => {
    answer = ask(c);
    return c.body(null);
  });
  const headers: Record<string, string> = seen.forwarded ? { 'X-Forwarded-For': seen.forwarded } : {};
  const env = seen.socket && { incoming: { socket: { remoteAddress: seen.socket } } };
  await app.request(seen.url ?? 'http://localhost:3000/', { headers }, env || undefined);
  return answer!;
}

describe('a visitor’s address', () => {
  const addressOf = (seen: Seen) => seenBy((c) => clientAddress(c, seen.trustProxy ?? 0), seen);

  test('is that of the socket, or what the outermost of our own proxies saw', async () => {
    const seen = { socket: '192.0.2.1', forwarded: '203.0.113.5, 198.51.100.2, 198.51.100.3' };
    expect(await addressOf(seen)).toBe('192.0.2.1');
    expect(await addressOf({ ...seen, trustProxy: 1 })).toBe('198.51.100.3');
    expect(await addressOf({ ...seen, trustProxy: 2 })).toBe('198.51.100.2');
    expect(await addressOf({ ...seen, trustProxy: 4 })).toBe('192.0.2.1');
    expect(await addressOf({})).toBeNull();
  });

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['203.0.113.5:49152', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0001:2::6', '2001:db8:1:2::'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
    ['2001:db8::9', '2001:db8:0:0::'],
    ['1::2:3:4:5:6:7', '1:0:2:3::'],
    ['::1', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s: a household has 64 bits of addresses, and many ports', async (from, counted) => {
    expect(await addressOf({ forwarded: from, trustProxy: 1 })).toBe(counted);
    if (!from.includes('[') && !from.endsWith('49152'))
      expect(await addressOf({ socket: from })).toBe(counted);
  });
});

describe('somebody at this very machine', () => {
  const isLocal = (seen: Seen) =>
    seenBy((c) => isAskedLocally(c, { siteUrl: 'http://localhost:3000', ...seen }), seen);

  test.each([
    { socket: '127.0.0.1' },
    { socket: '::1' },
    { socket: '::ffff:127.0.0.1', url: 'http://[::1]:3000/' },
    { socket: '127.0.0.1', siteUrl: 'http://127.0.0.1:8080' },
  ])('is known by %j', async (seen) => {
    expect(await isLocal(seen)).toBe(true);
  });

  test.each([
    {},
    { socket: '192.0.2.1' },
    { socket: '127.0.0.1', forwarded: '127.0.0.1' },
    { socket: '127.0.0.1', url: 'http://rebound.example/' },
    // A proxy on the same machine that says nothing of itself: the site's own address tells.
    { socket: '127.0.0.1', siteUrl: 'https://site.example' },
  ])('is not %j', async (seen) => {
    expect(await isLocal(seen)).toBe(false);
  });
});

describe('a request from this machine to a site with a public name', () => {
  const isFromHere = (seen: Seen & { trustProxy: number }) =>
    seenBy((c) => isFromThisMachine(c, { siteUrl: 'https://site.example', ...seen }), seen);

  test('is believed where proxies are declared, since theirs say that they are', async () => {
    expect(await isFromHere({ socket: '127.0.0.1', trustProxy: 1 })).toBe(true);
  });

  test.each([
    { socket: '127.0.0.1', trustProxy: 0 },
    { socket: '127.0.0.1', trustProxy: 1, forwarded: '203.0.113.9' },
    { socket: '127.0.0.1', trustProxy: 1, url: 'https://site.example/' },
    { socket: '192.0.2.1', trustProxy: 1 },
  ])('is not %j', async (seen) => {
    expect(await isFromHere(seen)).toBe(false);
  });
});
