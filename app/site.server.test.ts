// @module-tag pages
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { origin, startTestSite, type TestSite } from '../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

describe('a shared page', () => {
  test('is the same for everyone, complete, and may be kept by a CDN', async () => {
    const first = await site.fetch('/about-us?utm_source=mail', { headers: { cookie: 'visitor=1' } });
    const second = await site.fetch('/about-us');
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toContain('s-maxage');
    expect(first.headers.get('set-cookie')).toBeNull();
    const html = await first.text();
    expect(html).toBe(await second.text());
    expect(html).toContain('<html lang="en"');
    expect(html).toContain(`<link rel="canonical" href="${origin}/about-us"/>`);
    expect(html).toContain('<title>[PREVIEW] About us | Marketquay</title>');
    expect(html).toContain('<meta name="robots" content="all"/>');
    expect(html).not.toContain('utm_source');
  });

  test('differs by the query it declares, and by nothing else', async () => {
    const canonical = async (path: string) =>
      (await (await site.fetch(path)).text()).match(/rel="canonical" href="([^"]+)"/)?.[1];
    expect(await canonical('/blog?topic=markets&x=1&pagesize=20')).toBe(
      `${origin}/blog?pagesize=20&amp;topic=markets`,
    );
    expect(await canonical('/blog?x=1')).toBe(`${origin}/blog`);
    expect(await canonical('/request/offer')).toBe(`${origin}/request/offer/`);
  });

  test('answers 304 to a client that has it, and HEAD without a body', async () => {
    const etag = (await site.fetch('/about-us')).headers.get('etag')!;
    expect((await site.fetch('/about-us', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await site.fetch('/about-us', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('allows its own inline scripts by hash, and no other', async () => {
    const policy = (await site.fetch('/about-us')).headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy.match(/script-src[^;]*/)![0]).not.toContain('unsafe');
  });
});

describe('a page with a visitor’s state', () => {
  test('is not cached and carries its own nonce', async () => {
    const [first, second] = await Promise.all([site.fetch('/book-a-demo'), site.fetch('/book-a-demo')]);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    const nonces = [first, second].map(
      (r) => r.headers.get('content-security-policy')!.match(/'nonce-([^']+)'/)![1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(await first.text()).toContain(`nonce="${nonces[0]}"`);
  });

  test('is compressed for clients that accept it', async () => {
    const response = await site.fetch('/book-a-demo', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const html = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(html).toContain('<h1');
  });
});

test.each(['/about-us', '/contact'])('%s is painted before its scripts are fetched', async (path) => {
  const html = await (await site.fetch(path)).text();
  expect(html).toMatch(/<script[^>]* type="module"/);
  expect(html).not.toContain('modulepreload');
});

test('the parser of a shared page waits for its style sheet, which the policy allows', async () => {
  const response = await site.fetch('/about-us');
  const [, script = ''] = /rel="stylesheet".*<script>([^<]*)<\/script><\/head>/s.exec(await response.text())!;
  const hash = createHash('sha256').update(script).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('the most important pages are rendered before anybody asks, after a start and after an import', async () => {
  const early = await startTestSite({ WARM_PAGES: '3', TRUST_PROXY: '1' });
  const renderings = async () => {
    const metrics = await (await early.fetchLocally('/metrics')).text();
    const counts = [...metrics.matchAll(/^site_render_seconds_count\{.*\} (\d+)/gm)];
    return counts.reduce((sum, [, count]) => sum + Number(count), 0);
  };
  try {
    early.prepare();
    await eventually(async () => expect(await renderings()).toBe(3));
    await early.database.pool.query(`update dataset set is_current = false`);
    await eventually(async () => expect(await renderings()).toBe(6));
  } finally {
    await early.stop();
  }
});

describe('error screens', () => {
  const links = ['Return to Homepage', 'mailto:hello@marketquay.example', 'Legal Information'];

  test.each([
    ['/no/such/page', 404, ['Page not found', 'We&#x27;re sorry!', 'Page not found: /no/such/page']],
    ['/glossary/unknown', 404, ['Page not found', 'Page Not Found: /glossary/unknown']],
    ['/404', 404, ['Page not found', 'The link is broken or the page has been moved.']],
    ['/whitepaper/ecommerce-outlook-2022', 410, ['Page gone', 'This page has been permanently removed.']],
  ])('%s answers %i', async (path, status, texts) => {
    const response = await site.fetch(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const html = await response.text();
    const head = [`rel="canonical" href="${origin}${path}"`, `content="${origin}/share.png"`];
    for (const text of [...texts, ...links, ...head]) expect(html).toContain(text);
  });

  const asBrowser = { accept: 'text/html,application/xhtml+xml' };
  type Sent = { method?: string; body?: string; headers?: Record<string, string> };
  const refusals: [string, string, Sent, number][] = [
    ['a malformed address', '/%E0%A4%A', {}, 400],
    [
      'a form of another site',
      '/contact',
      { method: 'POST', headers: { origin: 'https://evil.example' } },
      403,
    ],
    ['another method', '/about-us', { method: 'DELETE' }, 405],
    ['a page that only takes posts', '/create-account', {}, 405],
    ['a form that is too large', '/contact', { method: 'POST', body: 'a'.repeat(200_000) }, 413],
    ['a missing paper', '/files/whitepaper/none.pdf', {}, 404],
    ['a missing download', '/download/market/xx/none.csv', {}, 404],
    ['a missing asset', '/assets/none.js', {}, 404],
  ];
  test.each(refusals)('a browser gets the screen for %s', async (_, path, init, status) => {
    const response = await site.fetch(path, { ...init, headers: { ...init.headers, ...asBrowser } });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const html = await response.text();
    for (const text of [...links, 'rel="canonical"', `property="og:image" content="${origin}/share.png"`])
      expect(html).toContain(text);
  });

  test.each(refusals.filter(([, path]) => !path.startsWith('/assets')))(
    'a program gets one line for %s',
    async (_, path, init, status) => {
      const response = await site.fetch(path, { ...init, headers: { ...init.headers, accept: '*/*' } });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        expect.stringMatching(/^text\/plain/),
      ]);
      expect((await response.text()).trim()).not.toContain('\n');
    },
  );

  test('a path is shown as text, never as markup', async () => {
    const html = await (await site.fetch('/<img src=x onerror=alert(1)>')).text();
    expect(html).not.toContain('<img src=x');
  });

  test.each([
    '/%E0%A4%A',
    '/%00',
    '/resources/sample-data/market/de/%00',
    '/resources/sample-data/retailer/%00',
    '//',
    '/..%2f..%2fetc/passwd',
    '/assets/../../package.json',
    '/.data',
    '/_.data/x',
  ])('the odd path %s is no server error', async (path) => {
    expect((await site.fetch(path)).status).toBeLessThan(500);
  });

  test.each([
    ['document', `/${'/'.repeat(1_000_000)}x`],
    ['navigation', `/${'/'.repeat(1_000_000)}x.data`],
  ])('a path full of slashes costs no time, as a %s', async (_, path) => {
    // Work that grew with the square of this length would not end within the test's time.
    expect((await site.fetch(path)).status).toBeLessThan(500);
  });
});

describe('redirects', () => {
  test.each([
    ['/news?page=2', 301, '/blog?page=2'],
    ['/pricing/?a=1', 308, `${origin}/pricing?a=1`],
    ['//elsewhere.example/', 308, `${origin}//elsewhere.example`],
    ['/About-Us/', 308, `${origin}/about-us`],
    ['/login', 302, 'https://tool.marketquay.example/login'],
  ])('%s → %i %s', async (path, status, target) => {
    const response = await site.fetch(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, target]);
  });

  test.each([
    ['/pricing/', 'public, max-age=3600'],
    ['/pricing/?utm_source=evil', 'private, no-store'],
    ['/news?utm_source=evil', 'private, no-store'],
  ])('%s may be kept: %s, since a query belongs to one visitor', async (path, kept) => {
    expect((await site.fetch(path)).headers.get('cache-control')).toBe(kept);
  });

  test('hold for client navigation, and a removed page too', async () => {
    const moved = await site.fetch('/news.data');
    expect(moved.status).toBe(202);
    expect(await moved.text()).toContain('/blog');
    expect((await site.fetch('/whitepaper/ecommerce-outlook-2022.data')).status).toBe(410);
    expect(await (await site.fetch('/news/_.data')).text()).toContain('/blog');
  });

  test('the offer request answers with and without its slash', async () => {
    expect((await site.fetch('/request/offer')).status).toBe(200);
    expect((await site.fetch('/request/offer/')).status).toBe(200);
  });
});

describe('what a request may be', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused with what is allowed', async (method) => {
    const response = await site.fetch('/', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  test.each(['/mail', '/create-account', '/stripe/webhook', '/stripe/coupon'])(
    'GET %s is told that only posts are taken',
    async (path) => {
      const { status, headers } = await site.fetch(path);
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  test('a body that is too large is refused before it is read', async () => {
    const body = 'x'.repeat(200_000);
    const response = await site.fetch('/newsletter', { method: 'POST', body, headers: { origin } });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('larger than 100 kB');
  });

  test.each([['https://evil.example'], ['null']])('a form from %s is refused', async (from) => {
    const response = await site.fetch('/newsletter', { method: 'POST', headers: { origin: from } });
    expect(response.status).toBe(403);
  });

  test('a form of our own passes', async () => {
    const response = await site.fetch('/newsletter', { method: 'POST', headers: { origin } });
    expect(response.status).toBe(422);
  });
});

describe('every answer', () => {
  test.each(['/', '/nope', '/healthz', '/api/nope', '/favicon.svg'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await site.fetch(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    },
  );
});

describe('static files', () => {
  test('hashed ones may be kept forever, compressed at build', async () => {
    const html = await (await site.fetch('/')).text();
    const script = html.match(/\/assets\/entry\.client-[\w-]+\.js/)![0];
    const response = await site.fetch(script, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    await response.body?.cancel();
  });
});

describe('the API', () => {
  test('answers icons in Iconify’s format', async () => {
    const response = await site.fetch('/api/icons/lucide.json?icons=ship,no-such-icon');
    expect(await response.json()).toMatchObject({
      prefix: 'lucide',
      icons: { ship: { body: expect.stringContaining('<') } },
      not_found: ['no-such-icon'],
    });
  });

  test.each([
    ['/api/nope', 404],
    ['/api/icons/unknown.json?icons=a', 404],
    ['/api/icons/lucide.json', 400],
    [`/api/icons/lucide.json?icons=${'a'.repeat(500)}`, 414],
  ])('%s is a problem document with status %i', async (path, status) => {
    const response = await site.fetch(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json',
    ]);
    expect(await response.json()).toMatchObject({ status, detail: expect.any(String) });
  });
});

test('the build is named, for pages that ask whether they are still current', async () => {
  const response = await site.fetch('/build.json?t=1');
  const { buildId } = (await response.json()) as { buildId: string };
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await (await site.fetch('/')).text()).toContain(`data-build-id="${buildId}"`);
});
