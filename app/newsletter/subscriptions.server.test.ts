import { beforeEach, expect, test } from 'vitest';
import { openOffice } from '../../test/office.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import {
  newsletterLink,
  readNewsletterLink,
  confirmSubscription,
  endSubscription,
  subscribe,
  subscribersAsCsv,
} from './subscriptions.server.ts';

const office = openOffice();
const monday = new Date('2026-11-16T23:50:00Z');
const services = (hoursLater = 0) =>
  office.services({ now: new Date(monday.getTime() + hoursLater * 60 * 60 * 1_000) });
const links = { secret, siteUrl: 'https://www.marketquay.example' };

beforeEach(() => office.pool.query('truncate subscriber, outgoing_mail restart identity'));

const mails = async () =>
  (await office.pool.query('select template, recipient from outgoing_mail order by id')).rows;
const keys = async () => (await office.pool.query('select key from outgoing_mail order by id')).rows;
const subscribers = async () =>
  (await office.pool.query('select id::int, email, state from subscriber order by id')).rows;
const listed = async () => {
  const [, ...lines] = (await subscribersAsCsv(services().db, links)).trimEnd().split('\n');
  return lines.map((line) => line.split(','));
};
const addresses = async () => (await listed()).map(([email]) => email);

test('an address counts once it is confirmed', async () => {
  await subscribe(services(), 'kim@company.example');
  expect(await addresses()).toEqual([]);
  expect(await mails()).toEqual([{ template: 'newsletter-confirm', recipient: 'kim@company.example' }]);
  expect(await confirmSubscription(services(), 1)).toBe(true);
  expect(await confirmSubscription(services(), 1)).toBe(true);
  expect(await addresses()).toEqual(['kim@company.example']);
});

test('each on the list comes with the day of the confirmation and the link that ends it', async () => {
  await subscribe(services(), 'kim@company.example');
  await confirmSubscription(services(1), 1);
  expect((await subscribersAsCsv(services().db, links)).split('\n')[0]).toBe('email,confirmed,unsubscribe');
  const [[email, confirmed, unsubscribe]] = (await listed()) as [string[]];
  expect([email, confirmed]).toEqual(['kim@company.example', '2026-11-17T00:50:00.000Z']);
  expect(readNewsletterLink(secret, 'unsubscribe', new URL(unsubscribe!))).toBe(1);
});

test('who asks again and again gets one mail a day of a kind', async () => {
  await Promise.all([1, 2, 3].map(() => subscribe(services(), 'Kim@Company.example')));
  await subscribe(services(1), 'kim@company.example');
  const [{ id }] = await subscribers();
  await confirmSubscription(services(2), id);
  for (const hours of [3, 4, 5]) await subscribe(services(hours), 'kim@company.example');
  expect((await mails()).map(({ template }) => template)).toEqual(['newsletter-confirm', 'newsletter-known']);
  await subscribe(services(25), 'kim@company.example');
  expect(await mails()).toHaveLength(3);
  expect(await subscribers()).toHaveLength(1);
});

test('after the end the address is forgotten with the mails to it, and the old link confirms nothing', async () => {
  await subscribe(services(), 'ada@company.example');
  await subscribe(services(), 'kim@company.example');
  await confirmSubscription(services(), 2);
  await endSubscription(services(1), 2);
  await endSubscription(services(2), 2);
  expect((await subscribers())[1]).toEqual({ id: 2, email: null, state: 'ended' });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ada@company.example']);
  expect(await confirmSubscription(services(3), 2)).toBe(false);
});

test('who comes back on the same day gets another mail, and counts from the new confirmation', async () => {
  await subscribe(services(), 'kim@company.example');
  const [{ key }] = await keys();
  await confirmSubscription(services(1), 1);
  await endSubscription(services(2), 1);
  await Promise.all([1, 2].map(() => subscribe(services(3), 'kim@company.example')));
  expect(await subscribers()).toEqual([{ id: 1, email: 'kim@company.example', state: 'pending' }]);
  expect(await mails()).toEqual([{ template: 'newsletter-confirm', recipient: 'kim@company.example' }]);
  // Another one, which no mail server takes for the first.
  expect(await keys()).not.toEqual([{ key }]);
  expect(await confirmSubscription(services(4), 1)).toBe(true);
  expect(await listed()).toEqual([['kim@company.example', '2026-11-17T03:50:00.000Z', expect.any(String)]]);
});

test('a link to confirm works for seven days', async () => {
  await subscribe(services(), 'kim@company.example');
  expect(await confirmSubscription(services(8 * 24), 1)).toBe(false);
  expect(await addresses()).toEqual([]);
});

test('a link is good for one purpose and one subscriber', () => {
  const url = new URL(newsletterLink(links, 'unsubscribe', 7));
  expect(readNewsletterLink(secret, 'unsubscribe', url)).toBe(7);
  expect(readNewsletterLink(secret, 'confirm', url)).toBeNull();
  url.searchParams.set('token', url.searchParams.get('token')!.replace('7', '8'));
  expect(readNewsletterLink(secret, 'unsubscribe', url)).toBeNull();
});
