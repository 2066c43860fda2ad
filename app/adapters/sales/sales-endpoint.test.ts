import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { SalesNews } from '../../base/sales-system.ts';
import { salesEndpoint } from './sales-endpoint.ts';
import { salesFields } from './sales-fields.ts';

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
