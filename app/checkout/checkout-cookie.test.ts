import { expect, test } from 'vitest';
import { testSecret as secret } from '../../test/test-secret.ts';
import type { Settings } from '../settings/environment.server.ts';
import { checkoutCookie, readCheckoutId } from './checkout-cookie.server.ts';

const id = 'a5e0a3c2-6e0b-4a0e-9f0f-0d9f2f0c1b2a';
const cookieAt = (siteUrl: string) => checkoutCookie({ secret, settings: { siteUrl } as Settings }, id);
const read = (cookie: string) =>
  readCheckoutId(secret, new Request('https://site.example', { headers: { cookie } }));
const sent = cookieAt('https://site.example').split(';')[0]!;

test('the cookie is for us alone, for seven days', () => {
  expect(cookieAt('https://site.example')).toMatch(
    /^marketquay_checkout=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(cookieAt('http://localhost:3000')).not.toContain('Secure');
});

test('it names its checkout, among other cookies too', () => {
  expect(read(sent)).toBe(id);
  expect(read(`one=1; ${sent}; marketquay_consent=0`)).toBe(id);
});

test.each([
  ['none', ''],
  ['another one', sent.replace('_checkout', '_consent')],
  ['one without a signature', `marketquay_checkout=${id}`],
  ['a forged one', `marketquay_checkout=${id}.AAAA`],
  ['one of another checkout', sent.replace('a5e0', 'a5e1')],
  ['one of another site', sent.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['none of ours', 'marketquay_checkout=%00; drop table'],
])('%s names nothing', (_, cookie) => {
  expect(read(cookie)).toBe(null);
});

test('a signature of another kind is none here', () => {
  expect(
    readCheckoutId(
      'another secret of the same great length',
      new Request('https://site.example', { headers: { cookie: sent } }),
    ),
  ).toBe(null);
});
