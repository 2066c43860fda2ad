import { beforeEach, describe, expect, test } from 'vitest';
import { openOffice } from '../../test/office.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import { renderMail } from '../mail/render-mail.server.tsx';
import { sendNewEditionsJob, type Edition } from './new-editions.server.ts';
import {
  confirmSubscription,
  endSubscription,
  kindOfSubscription,
  readNewsletterLink,
  subscribe,
  subscribersAsCsv,
  subscribeTo,
} from './subscriptions.server.ts';

const office = openOffice();
const paper: Edition = {
  list: 'paper/global-ecommerce',
  edition: 'global-ecommerce-2025',
  title: 'The World’s Basket 2025',
  path: '/whitepaper/global-ecommerce-2025',
};
const next = { ...paper, edition: 'global-ecommerce-2026', title: 'The World’s Basket 2026' };
const kim = 'kim@company.example';

beforeEach(() => office.pool.query('truncate subscriber, outgoing_mail restart identity'));

const ask = (email: string, list: Edition = paper) =>
  office.services().db.transaction((tx) => subscribeTo(tx, office.services(), email, list));
const publish = (...editions: Edition[]) => sendNewEditionsJob(office.services(), () => editions)({});
const mails = async () =>
  (await office.pool.query('select id, key, template, recipient, payload from outgoing_mail order by id'))
    .rows;
const templates = async () => (await mails()).map(({ template }) => template);

test('writes about a new edition once, and only after the address is confirmed', async () => {
  await ask(kim);
  await publish(next);
  expect(await templates()).toEqual(['edition-confirm']);
  await confirmSubscription(office.services(), 1);
  await publish(next);
  await publish(next);
  expect(await templates()).toEqual(['edition-confirm', 'edition-out']);
});

test('does not write about the edition that was there when the visitor asked', async () => {
  await ask(kim);
  await confirmSubscription(office.services(), 1);
  await publish(paper);
  expect(await templates()).toEqual(['edition-confirm']);
});

test('a mail about an edition ends with one click, and nothing follows', async () => {
  await ask(kim);
  await confirmSubscription(office.services(), 1);
  await publish(next);
  const mail = (await mails()).at(-1)!;
  const { headers, subject, text } = renderMail(mail, 'https://site.example');
  expect(subject).toBe('New edition: “The World’s Basket 2026”');
  expect(text).toContain('/whitepaper/global-ecommerce-2025');
  expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  const link = new URL(/<(.+)>/.exec(headers!['List-Unsubscribe']!)![1]!);
  const id = readNewsletterLink(secret, 'unsubscribe', link)!;
  await endSubscription(office.services(), id);
  await publish({ ...next, edition: 'global-ecommerce-2027' });
  expect(await mails()).toEqual([]);
});

test('an address subscribes to each list by itself, and the newsletter goes to its own list only', async () => {
  await ask(kim);
  await ask(kim, { ...paper, list: 'data' });
  await subscribe(office.services(), kim);
  for (const id of [1, 2, 3]) await confirmSubscription(office.services(), id);
  await ask(kim);
  expect((await templates()).at(-1)).toBe('edition-known');
  const { subject, text } = renderMail((await mails()).at(-1), 'https://site.example');
  expect(subject).toBe('You’re already signed up for alerts about new editions of “The World’s Basket 2025”');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'the next edition of “The World’s Basket 2025” is published',
  );
  const csv = await subscribersAsCsv(office.services().db, { secret, siteUrl: 'https://site.example' });
  expect(csv.trim().split('\n')).toHaveLength(2);
  await publish(next);
  expect((await templates()).filter((name) => name === 'edition-out')).toHaveLength(1);
});

test('alerts about the data speak of data, not of an edition to read', async () => {
  const data = { ...paper, list: 'data', title: 'Demonstration data set 2025' };
  await ask(kim, data);
  await confirmSubscription(office.services(), 1);
  await publish({ ...data, edition: '2026-12-01' });
  const [asked, mail] = (await mails()).map((stored) => renderMail(stored, 'https://site.example'));
  expect(asked!.subject).toBe('Please confirm: alerts for new data');
  expect(asked!.text).toContain('when our data is updated.');
  expect(mail!.subject).toBe('New data: Demonstration data set 2025');
  expect(mail!.text).toContain('See the new data');
  expect(await kindOfSubscription(office.services().db, 1)).toBe('data');
});

test('a confirmed subscriber who asks again still hears of an edition in between', async () => {
  await ask(kim);
  await confirmSubscription(office.services(), 1);
  await ask(kim, next);
  await publish(next);
  expect(await templates()).toContain('edition-out');
});

describe('webinars', () => {
  const talk = (slug: string): Edition => ({
    list: 'webinars',
    edition: slug,
    title: `A talk on ${slug}`,
    path: '/request/webinar',
    when: 'Thursday 10 December 2026 at 15:00 Berlin time (45 minutes)',
  });
  const announced = async () =>
    (await mails()).flatMap(({ template, payload }) => (template === 'edition-out' ? [payload.title] : []));

  test('announces each new one once, but none that was scheduled when the visitor asked', async () => {
    await ask(kim, { ...talk('toys shoes'), title: 'Webinars' });
    await confirmSubscription(office.services(), 1);
    await publish(talk('toys'), talk('shoes'));
    expect(await announced()).toEqual([]);
    await publish(talk('toys'), talk('books'), talk('shoes'), talk('pets'));
    await publish(talk('pets'), talk('books'));
    expect(await announced()).toEqual(['A talk on books', 'A talk on pets']);
  });

  test('announces the first one after none was scheduled, with its date and where to register', async () => {
    await ask(kim, { ...talk(''), title: 'Webinars' });
    await confirmSubscription(office.services(), 1);
    await publish(talk('toys'));
    const [asked, mail] = (await mails()).map((stored) => renderMail(stored, 'https://site.example'));
    expect(asked!.subject).toBe('Please confirm: alerts for new webinars');
    expect(asked!.text).toContain('when a new webinar is scheduled.');
    expect(mail!.subject).toBe('New webinar: “A talk on toys”');
    expect(mail!.text).toContain('Thursday 10 December 2026 at 15:00');
    expect(mail!.text).toContain('/request/webinar');
    expect(mail!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });
});

test('reaches every subscriber of a long list', async () => {
  await office.pool.query(
    `insert into subscriber (email_hash, email, state, list, known_edition)
     select n::text, n || '@company.example', 'confirmed', $1, $2 from generate_series(1, 450) n`,
    [paper.list, paper.edition],
  );
  await publish(next);
  expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(450);
});
