import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSecret } from '../../../test/test-secret.ts';
import { startTestSite, type TestSite } from '../../../test/site.ts';
import { issueFormToken } from '../../forms/form-token.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ SESSION_SECRET: testSecret });
});
afterAll(() => site.stop());

const report = `/report-an-error?figure=${encodeURIComponent('market/de/all/market-size/2025')}`;

test('the form shows the figure as it is, and has its token in its address', async () => {
  const { path, html, headers } = await openForm();
  expect((await site.fetch(path)).status).toBe(200);
  expect((await site.fetch(`${report}&key=made-up`)).headers.get('location')).toMatch(/&key=(?!made-up)/);
  expect(html).toContain('Market size: eCommerce, Germany, 2025');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
});

test('what cannot be taken comes back with its faults and all that was entered', async () => {
  const { path, form_token } = await openForm();
  const response = await post(path, {
    form_token,
    message: 'Short',
    suggestion: 'See “page 3”',
    email: 'nobody',
  });
  const html = await response.text();
  expect(response.status).toBe(422);
  for (const text of ['>Short</textarea>', '>See “page 3”</textarea>', 'value="nobody"', 'href="#message"'])
    expect(html).toContain(text);
  expect(html).toContain('href="#email"');
  expect(await count()).toBe(0);
});

test('a report redirects to its ticket, and to the same one when it is sent again', async () => {
  const { path } = await openForm();
  const form_token = issueFormToken(testSecret, new Date(Date.now() - 60_000));
  const entered = { form_token, message: 'The value is of 2024.', email: 'reader@company.example' };
  const [first, second] = [await post(path, entered), await post(path, entered)];
  const received = first.headers.get('location')!;
  expect(first.status).toBe(303);
  expect(received).toMatch(/^\/report-an-error\/received\?ticket=MQ-E-\d{4}-\d{6}$/);
  expect(second.headers.get('location')).toBe(received);
  expect(await count()).toBe(1);

  const html = await (await site.fetch(received)).text();
  expect(html).toContain(received.split('=')[1]);
  expect(html).not.toContain('reader@company.example');
  expect(html).not.toContain('of 2024');
});

test.each(['', '?figure=', '?figure=market/de/all/nonsense/2025', '?figure=%00'])(
  'without a figure it asks for one: "%s"',
  async (query) => {
    const response = await site.fetch(`/report-an-error${query}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Which figure is wrong?');
    const posted = await post(`/report-an-error${query}`, { message: 'The value is of 2024.' });
    expect(posted.status).toBe(422);
    expect(await posted.text()).toContain('>The value is of 2024.</textarea>');
  },
);

test.each(['', '?ticket=', '?ticket=1', '?ticket=MQ-E-2026-000001%3Cscript%3E'])(
  'there is nothing to thank for without a ticket: "%s"',
  async (query) => {
    const response = await site.fetch(`/report-an-error/received${query}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/report-an-error']);
  },
);

test('a body that is no form is refused like an empty one', async () => {
  const { path } = await openForm();
  const headers = { 'content-type': 'application/json' };
  expect((await site.fetch(path, { method: 'POST', headers, body: '{}' })).status).toBe(422);
});

async function openForm() {
  const path = (await site.fetch(report)).headers.get('location')!;
  const response = await site.fetch(path);
  const html = await response.text();
  const form_token = /name="form_token" value="([^"]+)"/.exec(html)![1]!;
  return { path, html, headers: response.headers, form_token };
}

const post = (path: string, entered: Record<string, string>) =>
  site.fetch(path, { method: 'POST', body: new URLSearchParams(entered) });

async function count() {
  const { rows } = await site.database.pool.query('select count(*)::int as count from figure_report');
  return rows[0].count as number;
}
