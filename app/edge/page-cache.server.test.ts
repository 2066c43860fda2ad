import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createPageCache, type RenderedPage } from './page-cache.server.ts';

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('https://site.example/page', { method, headers });

const page = (text: string, keep = true, isCurrent = () => true): RenderedPage => ({
  status: keep ? 200 : 503,
  headers: new Headers({ 'Content-Type': 'text/html' }),
  body: Buffer.from(text),
  keep,
  isCurrent,
});

function setUp(maxBytes = 1_000_000) {
  return { cache: createPageCache({ maxBytes }) };
}

describe('a shared page', () => {
  test('is rendered once for many visitors at once', async () => {
    const { cache } = setUp();
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return page('one');
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.respond('/', get(), render)));
    expect(renderings).toBe(1);
    expect(await Promise.all(answers.map(({ response }) => response.text()))).toEqual(Array(20).fill('one'));
  });

  test('is served old while a new one is made, and stays when that fails', async () => {
    const { cache } = setUp();
    let isCurrent = true;
    await cache.respond('/', get(), async () => page('old', true, () => isCurrent));
    isCurrent = false;
    const failing = await cache.respond('/', get(), async () => page('away', false));
    expect([failing.outcome, await failing.response.text()]).toEqual(['stale', 'old']);
    const throwing = await cache.respond('/', get(), () => Promise.reject(new Error('away')));
    expect(await throwing.response.text()).toBe('old');

    await eventually(async () => {
      const fresh = await cache.respond('/', get(), async () => page('new'));
      expect([fresh.outcome, await fresh.response.text()]).toEqual(['hit', 'new']);
    }, 10);
  });

  test('leaves in the encoding the visitor takes', async () => {
    const { cache } = setUp();
    const fetchWith = async (acceptEncoding: string) => {
      const request = get({ 'accept-encoding': acceptEncoding });
      const { response } = await cache.respond('/', request, async () => page('text '.repeat(100)));
      const body = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(body.length));
      return { encoding: response.headers.get('content-encoding'), body };
    };
    const brotli = await fetchWith('gzip, deflate, br');
    expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual([
      'br',
      'text '.repeat(100),
    ]);
    const gzip = await fetchWith('gzip;q=0.8, br;q=0');
    expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', 'text '.repeat(100)]);
    const plain = await fetchWith('identity');
    expect([plain.encoding, plain.body.toString()]).toEqual([null, 'text '.repeat(100)]);
  });

  test('takes the room of its compressed text, also when a client wants it plain', async () => {
    const { cache } = setUp();
    const text = 'text '.repeat(10_000);
    for (const encoding of ['br', 'identity', 'br']) {
      await cache.respond('/', get({ 'accept-encoding': encoding }), async () => page(text));
    }
    expect(cache.size().bytes).toBeLessThan(text.length / 10);
  });

  test('that visitors return to is compressed better, and a popular one best', async () => {
    const { cache } = setUp();
    const text = Array.from({ length: 2_000 }, (_, at) => `shop ${(at * 7919) % 1013} sells`).join(' ');
    const request = () => get({ 'accept-encoding': 'br' });
    const fetchBody = async () => {
      const { response } = await cache.respond('/', request(), async () => page(text));
      return Buffer.from(await response.arrayBuffer());
    };
    const quick = await fetchBody();
    const { bytes } = cache.size();
    await fetchBody();
    await eventually(() => expect(cache.size().bytes).toBeLessThan(bytes), 10);
    const better = await fetchBody();
    expect(better.length).toBeLessThan(quick.length);
    await eventually(async () => {
      const best = await fetchBody();
      expect(best.length).toBeLessThan(better.length);
      expect(brotliDecompressSync(best).toString()).toBe(text);
    }, 10);
  });

  test('that is compressed already leaves as it is, to the byte', async () => {
    const { cache } = setUp();
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0xfe]);
    const picture: RenderedPage = {
      status: 200,
      headers: new Headers({ 'Content-Type': 'image/png' }),
      body: bytes,
      keep: true,
      isCurrent: () => true,
    };
    const request = get({ 'accept-encoding': 'gzip, br' });
    const { response } = await cache.respond('/a.png', request, async () => picture);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-length')).toBe('7');
    expect(response.headers.get('etag')).toMatch(/^"/);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  test('is not sent again to a client that has it', async () => {
    const { cache } = setUp();
    const render = async () => page('same');
    const first = await cache.respond('/', get(), render);
    const etag = first.response.headers.get('etag')!;
    const again = await cache.respond('/', get({ 'if-none-match': `"other", ${etag}` }), render);
    expect([again.response.status, await again.response.text()]).toEqual([304, '']);
  });

  test('answers HEAD with the headers alone', async () => {
    const { cache } = setUp();
    const { response } = await cache.respond('/', get({}, 'HEAD'), async () => page('body'));
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      '4',
      '',
    ]);
  });
});

describe('the cache', () => {
  test('never holds more than its bytes, and drops what was used longest ago', async () => {
    const { cache } = setUp(4_000);
    const body = randomBytes(1_000).toString('base64');
    for (const key of ['/a', '/b', '/c']) await cache.respond(key, get(), async () => page(key + body));
    await cache.respond('/a', get(), async () => page('not asked'));
    await cache.respond('/d', get(), async () => page(`/d${body}`));
    expect(cache.size().bytes).toBeLessThanOrEqual(4_000);
    expect((await cache.respond('/a', get(), async () => page('again'))).outcome).toBe('hit');
    expect((await cache.respond('/b', get(), async () => page('again'))).outcome).toBe('miss');
  });

  test('counts the gzip that is made later, and drops the oldest page for it', async () => {
    const fill = async ({ cache }: ReturnType<typeof setUp>) => {
      for (const key of ['/a', '/b', '/c'])
        await cache.respond(key, get(), async () => page('text '.repeat(100)));
      return cache;
    };
    const most = (await fill(setUp())).size().bytes;
    const cache = await fill(setUp(most));
    await cache.respond('/c', get({ 'accept-encoding': 'gzip' }), async () => page('not asked'));
    expect(cache.size().pages).toBe(2);
    expect(cache.size().bytes).toBeLessThanOrEqual(most);
    expect((await cache.respond('/c', get(), async () => page('not asked'))).outcome).toBe('hit');
  });

  test('counts addresses and headers too: endless ones fill no memory', async () => {
    const { cache } = setUp(100_000);
    const policy = 'p'.repeat(1_000);
    for (let at = 0; at < 100; at += 1) {
      const key = `/${at}?${'k'.repeat(1_000)}`;
      await cache.respond(key, get(), async () => {
        const small = page('');
        small.headers.set('Content-Security-Policy', policy);
        return small;
      });
    }
    expect(cache.size().pages).toBeGreaterThan(30);
    expect(cache.size().pages).toBeLessThan(50);
  });

  test('keeps nothing that may not be kept', async () => {
    const { cache } = setUp();
    const { response } = await cache.respond('/', get(), async () => page('away', false));
    expect([response.status, cache.size().pages]).toEqual([503, 0]);
  });

  test('does not keep a page that was begun before it was cleared', async () => {
    const { cache } = setUp();
    let finish: (rendered: RenderedPage) => void = () => {};
    const slow = cache.respond('/', get(), () => new Promise<RenderedPage>((resolve) => (finish = resolve)));
    cache.clear();
    finish(page('old data'));
    expect(await (await slow).response.text()).toBe('old data');
    expect((await cache.respond('/', get(), async () => page('new data'))).outcome).toBe('miss');
  });
});
