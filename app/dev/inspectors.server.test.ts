// @module-tag pages
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { localOrigin, startTestSite, type TestSite } from '../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ SITE_URL: localOrigin });
  await captureMail();
  await site.database.pool.query(
    `with lead as (
       insert into lead (idempotency_key, form_type, email, fields, tracking) values
         (gen_random_uuid(), 'contact', 'kim@company.example', '{"company": "<b>Company</b>"}', '{}')
       returning idempotency_key)
     insert into captured_delivery (key, body, times) select idempotency_key, '{"oid": "marketquay"}', 2 from lead`,
  );
  await storeOrder();
});
afterAll(() => site.stop());

const page = async (path: string) => {
  const response = await site.fetchLocally(path);
  return { status: response.status, html: await response.text() };
};

describe('pages with personal data', () => {
  const paths = [
    '/sandbox',
    '/sandbox/mails',
    '/sandbox/mails.data',
    '/sandbox/leads?id=1',
    '/sandbox/orders?id=1',
    '/sandbox/payments',
    '/sandbox/mails/1/html',
  ];

  test.each(paths)('%s is served to this machine only', async (path) => {
    expect((await site.fetchLocally(path)).status).toBe(200);
    expect((await site.fetchLocally(path, {}, '::1')).status).toBe(200);
    expect((await site.fetchLocally(path, {}, '192.0.2.1')).status).toBe(404);
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])
      expect((await site.fetchLocally(path, { headers: { [name]: '127.0.0.1' } })).status).toBe(404);
    // Without a socket, and under the site's host name.
    expect((await site.fetch(path)).status).toBe(404);
  });
});

test('mails are listed and shown with headers, text and attachments', async () => {
  expect((await page('/sandbox/mails')).html).toContain('We’ve received your message');
  const { html } = await page('/sandbox/mails?id=1');
  expect(html).toContain('Auto-Submitted: auto-generated');
  expect(html).toContain('Plain words');
  expect(html).toContain('href="/sandbox/mails/1/0"');
});

test('the HTML of a mail can neither run scripts nor load anything', async () => {
  const response = await site.fetchLocally('/sandbox/mails/1/html');
  expect(await response.text()).toContain('<p>Words</p>');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox;/);
});

test('attachments and the mail source are downloaded unchanged', async () => {
  const attachment = await site.fetchLocally('/sandbox/mails/1/0');
  expect(attachment.headers.get('content-type')).toBe('text/calendar');
  expect(attachment.headers.get('content-disposition')).toContain("filename*=UTF-8''demo.ics");
  expect(await attachment.text()).toBe('BEGIN:VCALENDAR');
  expect(await (await site.fetchLocally('/sandbox/mails/1/source')).text()).toContain('MIME-Version: 1.0');
});

test('leads are shown as entered and as posted', async () => {
  expect((await page('/sandbox/leads')).html).toContain('kim@company.example');
  const { html } = await page('/sandbox/leads?id=1');
  expect(html).toContain('&lt;b&gt;Company&lt;/b&gt;');
  expect(html).toMatch(/oid.*marketquay/s);
  expect(html).toContain('Posted 2 times');
});

test('orders are shown with their problems, account and events', async () => {
  expect((await page('/sandbox/orders')).html).toContain('MQ-O-SHOWN');
  const { html } = await page('/sandbox/orders?id=1');
  for (const said of [
    'Am Kai 1',
    'Payment does not match',
    'Paid twice',
    '2026-11-15 12:00',
    'No account',
    'checkout_completed',
    'href="/order?order=MQ-O-SHOWN.',
  ])
    expect(html).toContain(said);
  const table = (caption: string) => html.split('<table').find((one) => one.includes(`>${caption}<`))!;
  expect(table('Order')).toContain('awaiting_payment');
  expect(table('Order')).not.toContain('California');
  expect(table('Billing address')).toContain('California');
});

test('the button of a failed job retries it', async () => {
  const { pool } = site.database;
  await pool.query(
    `insert into jobs.job (name, data, state, output)
     values ('send-mail', '{"mailId": 99}', 'failed', '{"message": "The mail server is away."}')`,
  );
  const { html } = await page('/sandbox/jobs');
  expect(html).toContain('The mail server is away.');
  const job = /name="job" value="([^"]+)"/.exec(html)![1]!;
  const answer = await site.fetchLocally('/sandbox/jobs', {
    method: 'POST',
    body: new URLSearchParams({ job }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox/jobs']);
  await eventually(async () => {
    const { rows } = await pool.query('select state from jobs.job where id = $1', [job]);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
  const pressedAgain = await site.fetchLocally('/sandbox/jobs', {
    method: 'POST',
    body: new URLSearchParams({ job }),
  });
  expect(pressedAgain.status).toBe(303);
});

test('failed jobs are listed first, however many came later', async () => {
  await site.database.pool.query(
    `insert into jobs.job (name, data, state, output, created_on)
     values ('send-mail', '{}', 'failed', '{"message": "It was long ago."}', now() - interval '1 day')`,
  );
  await site.database.pool.query(
    `insert into jobs.job (name, data, state) select 'send-mail', '{}', 'completed' from generate_series(1, 200)`,
  );
  const { html } = await page('/sandbox/jobs');
  const [, first] = html.split('<tbody')[1]!.split('<tr');
  expect(first).toContain('It was long ago.');
  expect(first).toContain('Try again');
});

test.each([
  '/sandbox/nothing',
  '/sandbox/mails?id=99',
  '/sandbox/leads?id=x',
  '/sandbox/orders?id=99',
  '/sandbox/mails/1/7',
])('%s is 404', async (path) => {
  expect((await page(path)).status).toBe(404);
});

async function captureMail() {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: 'hello@company.example',
    to: 'kim@company.example',
    subject: 'We’ve received your message',
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: 'Plain words',
    html: '<p>Words</p><script>alert(1)</script>',
    attachments: [{ filename: 'demo.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  });
  await site.database.pool.query(
    `insert into captured_mail (message_id, recipient, subject, source) values ('<1@x>', 'kim@company.example', $1, $2)`,
    ['We’ve received your message', message],
  );
}

async function storeOrder() {
  await site.database.pool.query(
    `insert into plan_order (reference, checkout_id, state, tier, buyer, billing, payment_method, price_cents,
       discount_cents, tax_cents, total_cents, attempt, problems, ordered_at)
     values ('MQ-O-SHOWN', gen_random_uuid(), 'awaiting_payment', 'starter', '{"email": "kim@company.example"}',
       '{"street": "Am Kai 1", "state": "California"}', 'credit_card', 100, 0, 19, 119, 1,
       '[{"at": "2026-11-15T12:00:00Z", "note": "Payment does not match the order."},
         {"at": "2026-11-16T12:00:00Z", "note": "Paid twice."}]', now())`,
  );
  await site.database.pool.query(
    `insert into payment_event (id, kind, event) values ('evt_1', 'checkout_completed', '{"orderId": "MQ-O-SHOWN"}')`,
  );
}
