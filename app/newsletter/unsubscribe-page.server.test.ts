import { afterAll, beforeAll, expect, test } from 'vitest';
import { origin, startTestSite, type TestSite } from '../../test/site.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import { newsletterLink } from './subscriptions.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ SESSION_SECRET: secret });
});
afterAll(() => site.stop());

test.each([
  ['without an Origin header', {}],
  ['from another origin', { Origin: 'https://mail.example' }],
])("a mail program's one-click request %s ends the subscription", async (_, headers) => {
  const { id, link } = await subscriber();
  expect((await oneClick(link, headers)).status).toBe(200);
  expect(await stateOf(id)).toEqual({ state: 'ended', email: null });
});

test('a truncated link ends nothing and answers 400', async () => {
  const { id, link } = await subscriber();
  expect((await oneClick(link.slice(0, -3))).status).toBe(400);
  expect(await stateOf(id)).toMatchObject({ state: 'confirmed' });
});

test('opening the link ends nothing, because mail programs open links to check them', async () => {
  const { id, link } = await subscriber();
  expect(await (await site.fetch(link)).text()).toContain('One click, and you won’t get our newsletter');
  expect(await stateOf(id)).toMatchObject({ state: 'confirmed' });
});

function oneClick(link: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return site.fetch(link, { method: 'POST', headers, body, redirect: 'manual' });
}

async function subscriber() {
  const { rows } = await site.database.pool.query(
    `insert into subscriber (email_hash, email, state, confirmed_at)
     values (gen_random_uuid(), 'kim@company.example', 'confirmed', now()) returning id`,
  );
  const id = Number(rows[0].id);
  return { id, link: newsletterLink({ secret, siteUrl: origin }, 'unsubscribe', id) };
}

const stateOf = async (id: number) =>
  (await site.database.pool.query('select state, email from subscriber where id = $1', [id])).rows[0];
