import { beforeEach, expect, test } from 'vitest';
import { openOffice, testSecret as secret } from '../../test/office.ts';
import { newsletterLink, readNewsletterLink } from './newsletter-link.server.ts';
import {
  confirmedSubscribers,
  confirmSubscription,
  endSubscription,
  subscribe,
} from './subscriptions.server.ts';

const office = openOffice();
const services = () => office.services({ now: new Date() });

beforeEach(() => office.pool.query('truncate subscriber, outgoing_mail restart identity'));

const mails = async () =>
  (await office.pool.query('select template, recipient from outgoing_mail order by id')).rows;
const subscribers = async () =>
  (await office.pool.query('select id::int, email, state from subscriber order by id')).rows;
const addresses = async () => (await confirmedSubscribers(services().db)).map(({ email }) => email);

test('an address counts once it is confirmed', async () => {
  await subscribe(services(), 'kim@company.example');
  expect(await addresses()).toEqual([]);
  expect(await mails()).toEqual([{ template: 'newsletter-confirm', recipient: 'kim@company.example' }]);
  expect(await confirmSubscription(services(), 1)).toBe(true);
  expect(await confirmSubscription(services(), 1)).toBe(true);
  expect(await addresses()).toEqual(['kim@company.example']);
});

test('who asks again and again gets one mail a day of a kind', async () => {
  for (let time = 0; time < 3; time += 1) await subscribe(services(), 'Kim@Company.example');
  await confirmSubscription(services(), 1);
  for (let time = 0; time < 3; time += 1) await subscribe(services(), 'kim@company.example');
  expect((await mails()).map(({ template }) => template)).toEqual(['newsletter-confirm', 'newsletter-known']);
  expect(await subscribers()).toHaveLength(1);
});

test('after the end the address is forgotten, and the old link confirms nothing', async () => {
  await subscribe(services(), 'kim@company.example');
  await confirmSubscription(services(), 1);
  await endSubscription(services().db, 1);
  await endSubscription(services().db, 1);
  expect(await subscribers()).toEqual([{ id: 1, email: null, state: 'ended' }]);
  expect(await confirmSubscription(services(), 1)).toBe(false);
  await subscribe(services(), 'kim@company.example');
  expect(await subscribers()).toEqual([{ id: 1, email: 'kim@company.example', state: 'pending' }]);
});

test('a link to confirm works for seven days', async () => {
  await subscribe(services(), 'kim@company.example');
  const inEightDays = { ...services(), now: () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1_000) };
  expect(await confirmSubscription(inEightDays, 1)).toBe(false);
  expect(await addresses()).toEqual([]);
});

test('a link is good for one purpose and one subscriber', () => {
  const links = { secret, siteUrl: 'https://www.marketquay.example' };
  const url = new URL(newsletterLink(links, 'unsubscribe', 7));
  expect(readNewsletterLink(secret, 'unsubscribe', url)).toBe(7);
  expect(readNewsletterLink(secret, 'confirm', url)).toBeNull();
  url.searchParams.set('token', url.searchParams.get('token')!.replace('7', '8'));
  expect(readNewsletterLink(secret, 'unsubscribe', url)).toBeNull();
});
