import { OpenAPIHono } from '@hono/zod-openapi';
import type { ErrorHandler } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { isDatabaseAway } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import { clientGone, isClientGone } from '../edge/client-gone.ts';
import { cacheControl } from '../edge/policies.ts';
import { csvAddress } from './answer.server.ts';
import { articlesApi } from './editorial/articles-api.server.ts';
import { contentApi, topicsApi } from './editorial/content-api.server.ts';
import { apiDocument } from './reference/describe-api.server.ts';
import { filtersApi } from './filters-api.server.ts';
import { iconsApi } from './icons-api.server.ts';
import { marketsApi } from './markets-api.server.ts';
import { invalid, problem, unavailable } from './problem.server.ts';
import { rankingsApi } from './rankings-api.server.ts';
import { rateLimit } from './rate-limit.server.ts';
import { reportsApi } from './editorial/reports-api.server.ts';
import { retailersApi } from './retailers-api.server.ts';
import { searchApi } from './search-api.server.ts';
import { settingsApi } from './settings-api.server.ts';
import { usersApi } from './users-api.server.ts';

/** The public JSON API under `/api`: masked like the pages, without a key. Faults are `application/problem+json`. */
export function createApi(services: Services, isAvailable: () => boolean = () => true) {
  const reading = readingApi(services, isAvailable);
  const api = new OpenAPIHono();
  api.onError(failed(services));
  api.use(withPolicy);
  api.use(
    cors({ origin: '*', allowMethods: ['GET'], exposeHeaders: ['ETag', 'Retry-After', 'x-ipcontinent'] }),
  );
  api.route('/users', usersApi(services));
  api.use(requestFits, rateLimit(services.settings));
  // `/markets/de/all.csv` is `/markets/de/all`, as CSV.
  api.get('*', async (c, next) => {
    const url = new URL(c.req.url);
    if (!url.pathname.endsWith('.csv')) return next();
    url.pathname = url.pathname.slice('/api'.length, -'.csv'.length);
    const request = new Request(url, { headers: c.req.header() });
    return reading.fetch(request, { ...c.env, ...csvAddress });
  });
  api.route('/', reading);
  return api;
}

function readingApi(services: Services, isAvailable: () => boolean) {
  const api = new OpenAPIHono({ defaultHook: invalid });
  api.route('/settings', settingsApi(services));
  api.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...corsHeaders] }));
  api.route('/icons', iconsApi());
  api.use(async (c, next) => (isAvailable() ? next() : unavailable(c)));
  api.route('/filters', filtersApi(services));
  api.route('/markets', marketsApi(services));
  api.route('/retailers', retailersApi(services));
  api.route('/rankings', rankingsApi(services));
  api.route('/search', searchApi(services));
  api.route('/articles', articlesApi(services));
  api.route('/topics', topicsApi());
  api.route('/reports', reportsApi(services));
  api.route('/content', contentApi(services));
  api.get('/openapi.json', (c) => c.json(apiDocument(api, services.settings.siteUrl)));

  api.all('*', (c) => problem(c, 404, 'There is no such address in the API.'));
  api.onError(failed(services));
  return api;
}

function failed({ log }: Services): ErrorHandler {
  return (error, c) => {
    if (isClientGone(c.req.raw, error)) return new Response(null, { status: clientGone });
    log.error({ err: error }, 'API call failed');
    if (isDatabaseAway(error)) return unavailable(c);
    return problem(c, 500, 'Something went wrong on our side.');
  };
}

const corsHeaders = ['access-control-allow-origin', 'access-control-expose-headers'];

/** What is found may be kept like a shared page; a problem by nobody. */
const withPolicy = createMiddleware(async (c, next) => {
  await next();
  const isFine = c.res.ok || c.res.status === 304;
  if (!c.res.headers.has('Cache-Control')) {
    c.res.headers.set('Cache-Control', isFine ? cacheControl.sharedPage : cacheControl.nobody);
  }
});

/** The API is for reading, and Postgres knows no text with a NUL in it. */
const requestFits = createMiddleware(async (c, next) => {
  if (!['GET', 'HEAD'].includes(c.req.method)) {
    c.header('Allow', 'GET, HEAD, OPTIONS');
    return problem(c, 405, 'The API is for reading.');
  }
  if (/%00|\0/.test(c.req.url)) return problem(c, 400, 'The address holds a NUL character.');
  return next();
});
