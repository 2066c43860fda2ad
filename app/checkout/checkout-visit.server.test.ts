import { expect, test } from 'vitest';
import { testSecret as secret } from '../../test/test-secret.ts';
import { signName } from '../base/signed-name.server.ts';
import type { Settings } from '../settings/environment.server.ts';
import { checkoutCookie, readCheckoutId } from './checkout-visit.server.ts';

const id = 'a5e0a3c2-6e0b-4a0e-9f0f-0d9f2f0c1b2a';
const otherId = id.replace('a5e0', 'a5e1');
const cookieAt = (siteUrl: string, of = id) =>
  checkoutCookie({ secret, settings: { siteUrl } as Settings }, of);
const sentFor = async (of: string) => (await cookieAt('https://site.example', of)).split(';')[0]!;
const read = (cookie: string, by = secret) =>
  readCheckoutId(by, new Request('https://site.example', { headers: { cookie } }));
const sent = await sentFor(id);
const [signed, signature] = sent.slice('marketquay_checkout='.length).split('.') as [string, string];

test('the cookie is signed, hidden from scripts, for our site only, and lasts seven days', async () => {
  const [cookie, ...attributes] = (await cookieAt('https://site.example')).split('; ');
  expect(cookie).toMatch(/^marketquay_checkout=[\w%-]+\.[\w%-]+$/);
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure']);
  expect(await cookieAt('http://localhost:3000')).not.toContain('Secure');
});

test('it names its checkout, also among other cookies', async () => {
  expect(await read(sent)).toBe(id);
  expect(await read(`one=1; ${sent}; marketquay_consent=0`)).toBe(id);
});

test.each([
  ['no cookie', ''],
  ['an empty cookie', 'marketquay_checkout='],
  ['another cookie', sent.replace('_checkout', '_consent')],
  ['a bare id', `marketquay_checkout=${id}`],
  ['a value without its signature', `marketquay_checkout=${signed}`],
  ['an empty signature', `marketquay_checkout=${signed}.`],
  ['a forged signature', `marketquay_checkout=${signed}.AAAA`],
  ['a forged id', `marketquay_checkout=${id}.AAAA`],
  ['the signature of another checkout', `${(await sentFor(otherId)).split('.')[0]}.${signature}`],
  ['a changed signature', sent.replace(/\../, (first) => (first === '.A' ? '.B' : '.A'))],
  ['the signature of a link', `marketquay_checkout=${signName(secret, 'checkout', id)}`],
  ['garbage', 'marketquay_checkout=%00; drop table'],
])('%s names no checkout', async (_, cookie) => {
  expect(await read(cookie)).toBe(null);
});

test('a cookie signed with another secret names no checkout', async () => {
  expect(await read(sent, 'another secret of the same great length')).toBe(null);
});
