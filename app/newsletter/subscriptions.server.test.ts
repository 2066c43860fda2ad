import { beforeEach, describe, expect, test } from 'vitest';
import { openOffice } from '../../test/office.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import {
  newsletterLink,
  readNewsletterLink,
  confirmSubscription,
  endSubscription,
  subscribe,
  subscribersAsCsv,
  receiveSubscription,
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

test('the list has the confirmation date and an unsubscribe link for each subscriber', async () => {
  await subscribe(services(), 'kim@company.example');
  await confirmSubscription(services(1), 1);
  expect((await subscribersAsCsv(services().db, links)).split('\n')[0]).toBe('email,confirmed,unsubscribe');
  const [[email, confirmed, unsubscribe]] = (await listed()) as [string[]];
  expect([email, confirmed]).toEqual(['kim@company.example', '2026-11-17T00:50:00.000Z']);
  expect(readNewsletterLink(secret, 'unsubscribe', new URL(unsubscribe!))).toBe(1);
});

test('repeated requests send one mail of each kind a day', async () => {
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

test('unsubscribing deletes the address and its mails, and voids the old link', async () => {
  await subscribe(services(), 'ada@company.example');
  await subscribe(services(), 'kim@company.example');
  await confirmSubscription(services(), 2);
  await endSubscription(services(1), 2);
  await endSubscription(services(2), 2);
  expect((await subscribers())[1]).toEqual({ id: 2, email: null, state: 'ended' });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ada@company.example']);
  expect(await confirmSubscription(services(3), 2)).toBe(false);
});

test('a subscriber who returns on the same day gets a new mail and counts from the new confirmation', async () => {
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

test('a confirmation link works for seven days', async () => {
  await subscribe(services(), 'kim@company.example');
  expect(await confirmSubscription(services(8 * 24), 1)).toBe(false);
  expect(await addresses()).toEqual([]);
});

test('a link is valid for one purpose and one subscriber', () => {
  const url = new URL(newsletterLink(links, 'unsubscribe', 7));
  expect(readNewsletterLink(secret, 'unsubscribe', url)).toBe(7);
  expect(readNewsletterLink(secret, 'confirm', url)).toBeNull();
  url.searchParams.set('token', url.searchParams.get('token')!.replace('7', '8'));
  expect(readNewsletterLink(secret, 'unsubscribe', url)).toBeNull();
});

describe('the form', () => {
  function send(entered: Record<string, string>, { isWithinLimit = true } = {}) {
    const sent = new FormData();
    for (const [name, value] of Object.entries(entered)) sent.set(name, value);
    const limited = { ...office.services(), isWithinLimit: async () => isWithinLimit };
    return receiveSubscription(limited, sent, '192.0.2.1');
  }

  const email = 'kim@company.example';
  const emails = async () => (await office.pool.query('select email from subscriber')).rows;

  test('stores an address, to be confirmed', async () => {
    expect(await send({ email })).toEqual({ ok: true });
    expect(await emails()).toEqual([{ email }]);
  });

  test('an address is one subscription however its domain is spelled', async () => {
    for (const spelled of [email, 'kim@com\u200bpany.example', 'kim@ｃｏｍｐａｎｙ.example'])
      await send({ email: spelled });
    expect(await emails()).toEqual([{ email }]);
    const { rows } = await office.pool.query('select recipient from outgoing_mail');
    expect(rows).toEqual([{ recipient: email }]);
  });

  test.each([
    ['an invalid address', { email: 'nobody' }, {}, 422],
    ['a filled honeypot, with a message', { email, fax_number: '1' }, {}, 422],
    ['too many requests', { email }, { isWithinLimit: false }, 429],
  ])('refuses %s and stores nothing', async (_, entered, given, status) => {
    expect(await send(entered, given)).toMatchObject({
      ok: false,
      status,
      refusal: { entered: { email: entered.email }, errors: [{ message: expect.stringMatching(/\w/) }] },
    });
    expect(await emails()).toEqual([]);
  });
});
