import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { tagSources } from '../settings/tag-sources.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.server.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('names every inline script once, and no data or external script', () => {
  const html =
    '<script>one()</script><script type="module">two()</script><script>one()</script>' +
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()')]);
});

test('lets no inline script run that it does not name', () => {
  const policy = contentSecurityPolicy({ scripts: [hash('one()')], connections: [], tags: tagSources([]) });
  expect(part(policy, 'script-src')).toBe(`script-src 'self' ${hash('one()')}`);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('names the tag manager where there is one, and nobody else where there is none', () => {
  const policyWith = (tagManager: string | null) =>
    contentSecurityPolicy({ scripts: [], connections: [], tags: tagSources([tagManager]) });
  expect(policyWith(null)).not.toContain('http');
  expect(part(policyWith('https://tags.example/gtm.js?id=GTM-1'), 'script-src')).toBe(
    "script-src 'self' https://tags.example",
  );
  expect(part(policyWith('https://www.googletagmanager.com/gtm.js?id=GTM-1'), 'connect-src')).toContain(
    'https://*.google-analytics.com',
  );
});

test('lets forms lead nowhere but to ourselves, or to whom it names', () => {
  const sources = { scripts: [], connections: [], tags: tagSources([]) };
  expect(part(contentSecurityPolicy(sources), 'form-action')).toBe("form-action 'self'");
  const forms = ['https://checkout.stripe.com'];
  expect(part(contentSecurityPolicy({ ...sources, forms }), 'form-action')).toBe(
    "form-action 'self' https://checkout.stripe.com",
  );
});

const part = (policy: string, directive: string) =>
  policy.split('; ').find((one) => one.startsWith(`${directive} `));
