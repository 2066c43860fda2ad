import { createMcpHandler, isJsonContentType } from '@modelcontextprotocol/server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { problem, unavailable } from '../api/answer.server.ts';
import { limitCalls, rateLimitHeaders, tooManyCalls } from '../api/call-limit.server.ts';
import type { Services } from '../context.server.ts';
import { clientGone, isClientGone } from '../edge/bare-answers.ts';
import { clientAddress } from '../edge/client-address.server.ts';
import { cacheControl, maxBodyBytes } from '../edge/policies.ts';
import { sheetContext } from '../figures/sheet-context.server.ts';
import { createMcpServer } from './mcp-server.server.ts';

/**
 * The MCP server at `/mcp`: Streamable HTTP without sessions. It reads the same masked tables as the API, under the same
 * limits; there is no account behind it, so a page of any origin may call it.
 */
export function createMcp(services: Services, isAvailable: () => boolean = () => true) {
  const { log } = services;
  const handler = createMcpHandler(
    () => {
      const data = sheetContext(services);
      if (!data) throw new Error('The data set went away during a request.');
      return createMcpServer({ services, data });
    },
    {
      maxRequestBodySize: maxBodyBytes,
      // Nothing that could be subscribed to changes within a connection's life.
      maxSubscriptions: 0,
      // Mostly requests that are wrong, whose answer says why; internal errors are logged where they arise.
      onerror: (error) => log.debug({ err: error }, 'MCP request refused'),
    },
  );

  return new Hono()
    .use(async (c, next) => {
      await next();
      c.res.headers.set('Cache-Control', cacheControl.nobody);
    })
    .use(
      cors({
        origin: '*',
        allowMethods: ['POST'],
        allowHeaders: [
          'Content-Type',
          'Accept',
          'Mcp-Protocol-Version',
          'Mcp-Method',
          'Mcp-Name',
          'Last-Event-ID',
        ],
        exposeHeaders: [...rateLimitHeaders],
      }),
    )
    .get('/', async (c, next) => {
      // Somebody has opened the address of the server in a browser.
      if (c.req.header('accept')?.includes('text/html')) return c.redirect('/features/mcp', 302);
      return next();
    })
    .use(limitCalls(services))
    .use(async (c, next) => {
      if (c.req.method === 'POST') return next();
      c.header('Allow', 'POST, OPTIONS');
      return problem(c, 405, 'Send JSON-RPC messages by POST. There are no sessions and no event streams.');
    })
    .use(
      bodyLimit({
        maxSize: maxBodyBytes,
        onError: (c) => problem(c, 413, `The message is larger than ${maxBodyBytes / 1024} kB.`),
      }),
    )
    .use(async (c, next) => (isAvailable() && sheetContext(services) ? next() : unavailable(c)))
    .post('/', async (c) => {
      const messages = await readMessages(c);
      if (messages.count > mostMessages)
        return problem(c, 400, `At most ${mostMessages} messages in one batch.`);
      // The first has been counted with the request.
      const who = clientAddress(c, services.settings.trustProxy) ?? 'unknown';
      const budget = messages.count > 1 ? await services.countCalls(who, messages.count - 1) : null;
      if (budget && !budget.isWithin) return tooManyCalls(c, budget);
      return handler.fetch(messages.request, messages.parsed);
    })
    .all('*', (c) => problem(c, 404, 'Not found. The MCP server is at /mcp.'))
    .onError((error, c) => {
      if (isClientGone(c.req.raw, error)) return new Response(null, { status: clientGone });
      log.error({ err: error }, 'MCP request failed');
      return problem(c, 500, 'Something went wrong on our side.');
    });
}

/** Of the protocol revision that still has batches. */
const mostMessages = 20;

/** Reads the body once, to count what is in it. What is not JSON goes on as it came, for the SDK to refuse. */
async function readMessages(c: Context) {
  const { raw } = c.req;
  if (!isJsonContentType(raw.headers.get('content-type')))
    return { count: 1, request: raw, parsed: undefined };
  const text = await c.req.text();
  const request = new Request(raw.url, {
    method: 'POST',
    headers: raw.headers,
    body: text,
    signal: raw.signal,
  });
  try {
    const parsedBody: unknown = JSON.parse(text);
    return { count: Array.isArray(parsedBody) ? parsedBody.length : 1, request, parsed: { parsedBody } };
  } catch {
    return { count: 1, request, parsed: undefined };
  }
}
