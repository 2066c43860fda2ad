import { afterAll, beforeAll, expect, test } from 'vitest';
import { origin, startTestSite, type TestSite } from '../../../test/site.ts';
import { content } from '../content.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const [report] = content.reports;
const order = {
  licence: 'single',
  company: 'Kontor & Söhne',
  firstName: 'Ada',
  lastName: 'Fischer',
  email: 'ada@company.example',
  street: 'Am Kai 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
};
const post = async (path: string, entered: Record<string, string>) => {
  const response = await site.fetch(path, { method: 'POST', body: new URLSearchParams(entered) });
  return { status: response.status, html: await response.text() };
};

test('the list links to the order form of each report, with prices', async () => {
  const html = await (await site.fetch('/reports/order')).text();
  expect(content.reports.filter(({ id }) => !html.includes(`href="/reports/order/${id}"`))).toEqual([]);
});

test('the list marks each German report as German', async () => {
  const html = await (await site.fetch('/reports/order')).text();
  const german = content.reports.filter(({ lang }) => lang === 'de');
  expect(html.match(/>In German</g)).toHaveLength(german.length);
});

test('an order form numbers what we do, and not the terms of a refund', async () => {
  const html = await (await site.fetch(`/reports/order/${report!.id}`)).text();
  const [steps, rest] = html.split('What happens next</h2>')[1]!.split('</ol>');
  expect(steps!.match(/<strong[^>]*>[^<]+/g)!.map((title) => title.split('>')[1])).toEqual([
    'We confirm your order',
    'We send you the files',
    'We keep them up to date',
  ]);
  expect(rest).toContain(content.reportTerms.refund);
});

test('an order form is not cached', async () => {
  const response = await site.fetch(`/reports/order/${report!.id}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

test('an invalid order comes back with its errors and everything that was entered', async () => {
  const { status, html } = await post(`/reports/order/${report!.id}`, {
    ...order,
    email: 'nobody',
    city: '',
  });
  expect(status).toBe(422);
  for (const text of ['value="Kontor &amp; Söhne"', 'value="nobody"', 'href="#email"', 'href="#city"'])
    expect(html).toContain(text);
  expect(html).toMatch(/<option value="DE"[^>]* selected=""/);
});

test('a question takes the report from its id, never its name from the address', async () => {
  const path = `/reports/request?id=${report!.id}&name=Cheap+%3Cb%3Epills&lang=de`;
  const html = await (await site.fetch(path)).text();
  expect(html).toContain(report!.title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
  expect(html).toContain(`<link rel="canonical" href="${origin}/reports/request?id=${report!.id}"`);
  expect(html).toMatch(/in (<!-- -->)?German/);
  expect(mainOf(html)).not.toContain('pills');
});

test.each(['', '?id='])('"%s" shows the form for any report', async (query) => {
  const response = await site.fetch(`/reports/request${query}`);
  expect([response.status, (await response.text()).includes('Request a report')]).toEqual([200, true]);
});

test('refuses an empty question', async () => {
  const { status, html } = await post('/reports/request', { name: 'Ada', email: 'ada@company.example' });
  expect(status).toBe(422);
  expect(html).toContain('href="#message"');
});

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)![0];
