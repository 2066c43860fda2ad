import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import { origin, startTestSite, type TestSite } from '../../test/site.ts';
import { content } from '../editorial/content.server.ts';
import { trapName } from '../forms/field-names.ts';
import { issueFormToken } from '../forms/form-token.server.ts';
import { campaignFields } from './lead.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ SESSION_SECRET: secret, TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

const text = 'More than ten characters.';
const received = '/request/received';
const [report] = content.reports;
const [paper] = content.whitepapers;

type FormCase = { path: string; formType: string; redirectsTo: string; fields: Record<string, string> };
const person = { name: 'Ada Fischer', company: 'Kontor & Söhne' };
const ownPages: FormCase[] = [
  {
    path: '/book-a-demo',
    formType: 'demo',
    redirectsTo: '/book-a-demo/calendar',
    fields: { ...person, wish: text },
  },
  {
    path: '/request/offer/',
    formType: 'offer',
    redirectsTo: '/request/offer/success',
    fields: { ...person, users: '1' },
  },
  {
    path: '/request/webinar',
    formType: 'webinar',
    redirectsTo: received,
    fields: { ...person, webinar: 'next' },
  },
  { path: '/contact', formType: 'contact', redirectsTo: received, fields: { ...person, message: text } },
  {
    path: '/reports/request',
    formType: 'report-request',
    redirectsTo: received,
    fields: { ...person, message: text },
  },
  {
    path: '/affiliate-program',
    formType: 'affiliate',
    redirectsTo: received,
    fields: { ...person, channel: 'A letter', message: text },
  },
  {
    path: `/reports/order/${report!.id}`,
    formType: 'report-order',
    redirectsTo: received,
    fields: {
      licence: 'single',
      company: person.company,
      firstName: 'Ada',
      lastName: 'Fischer',
      street: 'Am Kai 1',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'DE',
    },
  },
];
const inSharedPages: FormCase[] = [
  {
    path: '/request/ranking/top-stores-in-germany',
    formType: 'ranking-prospect',
    redirectsTo: received,
    fields: { company: person.company },
  },
  {
    path: `/request/new-editions/${paper!.slug}`,
    formType: 'whitepaper-prospect',
    redirectsTo: received,
    fields: { company: person.company },
  },
];

describe.each([...ownPages, ...inSharedPages])(
  'the form at $path',
  ({ path, formType, redirectsTo, fields }) => {
    const right = { ...fields, email: emailOf(formType) };

    test('is not cached, and sends the fields of the sales system', async () => {
      const response = await site.fetch(path);
      const html = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      const names = [...html.matchAll(/<input type="hidden"[^>]*name="([^"]+)"/g)].map(([, name]) => name);
      const hidden = [
        'lead_source',
        'return_url',
        'form_type',
        'paid_clickthrough_conversion',
        ...campaignFields,
      ];
      expect(names).toEqual(expect.arrayContaining(hidden));
      expect(html).toContain(`value="${formType}"`);
    });

    test('returns with its errors and all entries', async () => {
      const { status, html } = await post(path, {
        ...right,
        email: 'nobody',
        utm_source: 'paid',
        gclid: 'g1',
      });
      expect(status).toBe(422);
      for (const kept of ['value="nobody"', 'href="#email"', 'value="Kontor &amp; Söhne"'])
        expect(html).toContain(kept);
      for (const campaign of ['utm_source" value="paid"', 'gclid" value="g1"', 'conversion" value="1"'])
        expect(html.replaceAll(/ data-campaign="\w+"/g, '')).toContain(campaign);
      expect(await leads(formType)).toEqual([]);
    });

    test('redirects, and stores one lead however often it is sent', async () => {
      const sent = { ...right, form_token: token() };
      const [first, second] = [await post(path, sent), await post(path, sent)];
      expect([first.status, first.location?.split('?')[0]]).toEqual([303, redirectsTo]);
      expect(second.location).toBe(first.location);
      const rows = await leads(formType);
      expect(rows).toMatchObject([{ email: right.email, suspect: false }]);
      if (redirectsTo === '/book-a-demo/calendar') return;
      const html = await (await site.fetch(first.location!)).text();
      expect(html).toContain(`MQ-R-${String(rows[0].id).padStart(6, '0')}`);
      expect(html).not.toContain(right.email);
    });
  },
);

// After all forms were sent, so that their jobs are waited for together.
test.each([...ownPages, ...inSharedPages])(
  'the form at $path is mailed to team and visitor, and delivered to the sales system',
  async ({ formType }) => {
    const email = emailOf(formType);
    const [{ id, idempotency_key: key }] = await leads(formType);
    await eventually(async () => {
      const mails = await query(
        'select recipient from captured_mail where message_id like $1 or recipient = $2 order by id',
        [`<lead.${id}.%`, email],
      );
      const recipients = mails.map(({ recipient }) => recipient);
      expect(recipients).toHaveLength(2);
      expect(recipients).toEqual(expect.arrayContaining(['hello@marketquay.example', email]));
      const [delivery] = await query('select body from captured_delivery where key = $1', [key]);
      expect(delivery?.body).toMatchObject({ form_type: formType, email: email, oid: 'marketquay' });
    }, 250);
  },
);

test.each([...ownPages, ...inSharedPages].filter(({ formType }) => formType !== 'demo'))(
  'the form at $path promises no mail if it fills in the trap',
  async ({ path, formType, fields }) => {
    const trapped = { ...fields, email: 'trapped@company.example', [trapName]: '1', form_token: token() };
    const { location } = await post(path, trapped);
    const html = await (await site.fetch(location!)).text();
    const [, title, steps] = /<h1[^>]*>(.+?)<\/h1>.*<ol[^>]*>(.+?)<\/ol>/s.exec(html)!;
    expect(title).toBe(`We’ve received your ${formType === 'report-order' ? 'order' : 'request'}`);
    expect(steps).toMatch(/^<li>We’ll review your [^<]+<\/li><li>If you don’t hear from us [^<]+<\/li>$/);
  },
);

describe('a submitted form', () => {
  const contact = { ...person, email: 'kim@company.example', message: text };

  test('never redirects to another site', async () => {
    for (const elsewhere of [
      'https://elsewhere.example/',
      '//elsewhere.example/',
      `${origin}//elsewhere.example/`,
    ]) {
      const { location } = await post('/contact', { ...contact, form_token: token(), return_url: elsewhere });
      expect(location).toMatch(/^\/request\/received\?lead=/);
    }
    const own = { ...contact, form_token: token(), return_url: `${origin}/pricing?plan=starter` };
    expect((await post('/contact', own)).location).toMatch(/^\/pricing\?plan=starter&lead=/);
  });

  test('keeps its token when refused, and gets a new one once that is worn out', async () => {
    const [good, old] = [token(), issueFormToken(secret, new Date(Date.now() - 48 * 60 * 60 * 1_000))];
    expect(tokenIn((await post('/contact', { form_token: good })).html)).toBe(good);
    const refused = await post('/contact', { ...contact, form_token: old });
    expect([refused.status, refused.html.includes('press the button once more')]).toEqual([422, true]);
    expect(tokenIn(refused.html)).not.toBe(old);
  });

  test('cannot inject a mail header', async () => {
    const injected = '\r\nBcc: all@company.example';
    const name = `Header${injected}`;
    const { status } = await post('/contact', {
      ...contact,
      name,
      company: `Injected${injected}`,
      form_token: token(),
    });
    expect(status).toBe(303);
    const source = await eventually(async () => {
      const [mail] = await query("select source from captured_mail where subject like '%Injected%'");
      expect(mail).toBeDefined();
      return String(mail!.source);
    }, 250);
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  });

  test('is confirmed to its sender only', async () => {
    const [{ id }] = await query("select id from lead where form_type = 'contact' limit 1");
    for (const forged of ['', `?lead=${id}`, `?lead=${id}.AAAA`]) {
      const response = await site.fetch(`/request/received${forged}`);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/contact']);
    }
  });
});

test('ranking and whitepaper pages have their form without a token, the same for everyone', async () => {
  const pages = [
    ['/resources/sample-data/ranking/top-stores-in-germany', '/request/ranking/top-stores-in-germany'],
    [`/whitepaper/${paper!.slug}`, `/request/new-editions/${paper!.slug}`],
  ] as const;
  for (const [page, action] of pages) {
    const response = await site.fetch(page);
    const html = await response.text();
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect(html).toContain(`action="${action}"`);
    expect(html).not.toContain('form_token');
    expect(html).toContain('name="oid" value="marketquay"');
  }
});

test.each(['/request/ranking/no-such-ranking', '/request/new-editions/no-such-paper'])(
  '%s is about nothing',
  async (path) => {
    expect((await site.fetch(path)).status).toBe(404);
    expect((await post(path, { email: 'kim@company.example' })).status).toBe(404);
  },
);

function emailOf(formType: string) {
  return `${formType}@company.example`;
}

const token = () => issueFormToken(secret, new Date(Date.now() - 60_000));
const tokenIn = (html: string) => /name="form_token" value="([^"]+)"/.exec(html)?.[1];

/** A separate client address for each form, so that no limit applies. */
async function post(path: string, entered: Record<string, string>) {
  const response = await site.fetch(path, {
    method: 'POST',
    headers: { 'x-forwarded-for': path },
    body: new URLSearchParams(entered),
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    html: await response.text(),
  };
}

const query = async (sql: string, values: unknown[] = []) =>
  (await site.database.pool.query(sql, values)).rows;

const leads = (formType: string) =>
  query('select id, email, suspect, idempotency_key from lead where form_type = $1', [formType]);
