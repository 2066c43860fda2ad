import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './csp.server.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('names every inline script once, and no data or external script', () => {
  const html =
    '<script>one()</script><script type="module">two()</script><script>one()</script>' +
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()')]);
});

test('lets no inline script run that it does not name', () => {
  const policy = contentSecurityPolicy({ scripts: [hash('one()')], connections: [] });
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' ${hash('one()')}`);
  expect(policy).toContain("frame-ancestors 'none'");
});
