import { expect, test } from 'vitest';
import { origin, openSite } from '../../test/site.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import { issueFormToken } from '../forms/form-token.server.ts';

const site = openSite({ SESSION_SECRET: secret, TRUST_PROXY: '1' });

const details = { name: 'Ada Fischer', company: 'Kontor', wish: 'Shoes in Poland, month by month.' };

test('shows free times before the fields, and who the visitor will meet', async () => {
  const html = await (await site.fetch('/book-a-demo')).text();
  expect(html.indexOf('name="slot"')).toBeGreaterThan(0);
  expect(html.indexOf('name="slot"')).toBeLessThan(html.indexOf('name="email"'));
  for (const said of ['Who you will meet', 'What happens next', 'You can move or cancel the demo'])
    expect(html).toContain(said);
});

test('books the chosen time at once, however often the form is sent', async () => {
  const sent = { ...details, email: 'ada@company.example', slot: (await slots())[0]!, form_token: token() };
  const [first, second] = [await post(sent), await post(sent)];
  expect([first.status, first.location]).toEqual([303, expect.stringMatching(/^\/book-a-demo\/booking\?/)]);
  expect(second.location).toBe(first.location);
  const { rows } = await site.database.pool.query(
    `select lead.email, fields->>'wish' as wish, booking.starts_at
     from demo_booking booking join lead on lead.id = booking.lead_id`,
  );
  expect(rows).toEqual([{ email: sent.email, wish: details.wish, starts_at: new Date(sent.slot) }]);
  const mails = await site.database.pool.query(
    `select template from outgoing_mail where recipient = $1 and template = 'request-received'`,
    [sent.email],
  );
  expect(mails.rows).toEqual([]);
});

test('keeps the lead of a visitor who is too late, and offers other times', async () => {
  const [slot] = await slots();
  await post({ ...details, email: 'first@company.example', slot: slot!, form_token: token() });
  const { location } = await post({
    ...details,
    email: 'second@company.example',
    slot: slot!,
    form_token: token(),
  });
  const url = new URL(location!, origin);
  expect([url.pathname, url.searchParams.get('taken')]).toEqual(['/book-a-demo/calendar', slot]);
  expect((await (await site.fetch(location!)).text()).includes('is no longer available')).toBe(true);
});

test('returns a form with errors with the chosen time still chosen', async () => {
  const [slot] = await slots();
  const { status, html } = await post({ ...details, name: '', email: 'kim@company.example', slot: slot! });
  expect(status).toBe(422);
  const [chosen] = /<input[^>]*name="slot"[^>]*checked=""[^>]*>/.exec(html) ?? [];
  expect(chosen).toContain(slot);
});

async function slots(): Promise<string[]> {
  const html = await (await site.fetch('/book-a-demo')).text();
  return [...html.matchAll(/name="slot"[^>]*value="([^"]+)"/g)].map(([, value]) => value!);
}

async function post(fields: Record<string, string>) {
  const response = await site.fetch('/book-a-demo', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: origin, 'x-forwarded-for': crypto.randomUUID() },
  });
  const { status, headers } = response;
  return { status, location: headers.get('location'), html: await response.text() };
}

const token = () => issueFormToken(secret, new Date(Date.now() - 60_000));
