import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { SalesNews, NewRequest, NewSale } from '../base/sales-system.ts';
import { salesEndpoint, salesFields } from './sales.ts';

const lead: SalesNews = {
  key: crypto.randomUUID(),
  kind: 'request',
  formType: 'contact',
  entered: { email: 'kim@company.example', company: 'Söhne & Co' },
  tracking: {},
};

/** A real server on this machine. */
async function startServer(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a lead is posted as a form, with its key', async () => {
  const posted: unknown[] = [];
  const url = await startServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    posted.push([request.method, request.headers['idempotency-key'], fields]);
    response.end();
  });
  await salesEndpoint(url, 'our-id')(lead);
  expect(posted).toEqual([['POST', lead.key, salesFields(lead, 'our-id')]]);
});

test.each([200, 201, 204, 302, 303])('%i takes it, and leads nowhere', async (status) => {
  const asked: unknown[] = [];
  const url = await startServer((request, response) => {
    asked.push(request.url);
    response.writeHead(status, { location: '/thank-you' }).end();
  });
  await salesEndpoint(`${url}/leads`, 'our-id')(lead);
  expect(asked).toEqual(['/leads']);
});

test.each([301, 307, 308])('%i takes nothing: the endpoint has moved', async (status) => {
  const asked: unknown[] = [];
  const url = await startServer((request, response) => {
    asked.push(request.url);
    response.writeHead(status, { location: '/new?email=kim@company.example#kim' }).end();
  });
  await expect(salesEndpoint(`${url}/leads`, 'our-id')(lead)).rejects.toThrow(
    new Error(`The sales system answered ${status}: it has moved to ${url}/new.`),
  );
  expect(asked).toEqual(['/leads']);
});

test.each([300, 304, 307, 400, 404, 429, 500, 503])('%i alone is a failure', async (status) => {
  const url = await startServer((_, response) => void response.writeHead(status).end());
  await expect(salesEndpoint(url, 'our-id')(lead)).rejects.toThrow(`The sales system answered ${status}.`);
});

test('an endpoint that never answers is a failure', async () => {
  const url = await startServer(() => {});
  await expect(salesEndpoint(url, 'our-id', { timeoutMs: 50 })(lead)).rejects.toThrow(/timeout/);
});

test('what keeps a lead from being posted is named', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  await expect(salesEndpoint(`http://127.0.0.1:${port}`, 'our-id')(lead)).rejects.toThrow(
    'The sales system cannot be reached: ECONNREFUSED.',
  );
});

const request: NewRequest = {
  kind: 'request',
  formType: 'report-order',
  entered: {
    licence: 'single',
    company: 'Söhne',
    firstName: 'Kim',
    lastName: 'Lee',
    email: 'kim@company.example',
    street: 'Am Kai 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'deu',
    vatId: '',
    notes: 'Two\nlines',
  },
  tracking: { utm_source: 'paid', gclid: 'g', return_url: 'https://site.example/x' },
};

const sale: NewSale = {
  kind: 'sale',
  order: 'MQ-O-1',
  product: 'Corporate',
  netCents: 430_920,
  promoCode: 'WELCOME10',
  buyer: { firstName: 'Mara', lastName: 'Example', email: 'mara@buyer.example', company: 'Kontor' },
  billing: { street: 'Main Street 4', postalCode: '', city: 'Austin', state: 'Texas', country: 'US' },
};

const posted = (news: NewRequest | NewSale) =>
  decodeURIComponent(String(new URLSearchParams(salesFields({ key: 'K', ...news }, 'our-id')))).split('&');

test('a request has its names, and ours for what it has no name for', () => {
  expect(posted(request)).toEqual([
    'oid=our-id',
    'lead_source=Webform',
    'form_type=report-order',
    'first_name=Kim',
    'last_name=Lee',
    'email=kim@company.example',
    'company=Söhne',
    'street=Am+Kai+1',
    'zip=20457',
    'city=Hamburg',
    'country=deu',
    'description=licence:+single\nnotes:+Two\nlines',
    'utm_source=paid',
    'gclid=g',
    'return_url=https://site.example/x',
    'paid_clickthrough_conversion=1',
    'submission_key=K',
  ]);
});

test('one name is a last name, and what is empty is left out', () => {
  const entered = { name: 'Kim Lee', email: 'kim@company.example', company: '' };
  expect(posted({ ...request, formType: 'contact', entered, tracking: {} })).toEqual([
    'oid=our-id',
    'lead_source=Webform',
    'form_type=contact',
    'last_name=Kim+Lee',
    'email=kim@company.example',
    'paid_clickthrough_conversion=0',
    'submission_key=K',
  ]);
});

test('a click was paid for only when the source says so', () => {
  expect(posted({ ...request, tracking: { utm_source: 'newsletter' } })).toContain(
    'paid_clickthrough_conversion=0',
  );
});

test('a sale has its names, and the net amount', () => {
  expect(posted(sale)).toEqual([
    'oid=our-id',
    'lead_source=Checkout',
    'form_type=purchase',
    'first_name=Mara',
    'last_name=Example',
    'email=mara@buyer.example',
    'company=Kontor',
    'street=Main+Street+4',
    'zip=',
    'city=Austin',
    'state=Texas',
    'country=US',
    'order=MQ-O-1',
    'product=Corporate',
    'amount=4309.20',
    'currency=EUR',
    'promo_code=WELCOME10',
    'submission_key=K',
  ]);
});

test('a sale names no state and no code where there is none', () => {
  const plain = posted({ ...sale, promoCode: null, billing: { ...sale.billing, state: '' } });
  expect(plain.filter((field) => /^(state|promo_code)=/.test(field))).toEqual([]);
});
