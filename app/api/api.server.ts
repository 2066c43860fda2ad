import { OpenAPIHono } from '@hono/zod-openapi';
import { Hono, type ErrorHandler } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { brand } from '../base/brand.ts';
import { isDatabaseAway } from '../base/database.server.ts';
import { callLimit } from '../base/limits.ts';
import type { Services } from '../context.server.ts';
import { clientGone, isClientGone } from '../edge/bare-answers.ts';
import { cacheControl } from '../edge/policies.ts';
import { bodyCheck } from '../edge/request-checks.server.ts';
import { answerPaymentSuccess } from '../orders/order-calls.server.ts';
import { csvAddress, invalid, problem, unavailable } from './answer.server.ts';
import type { ApiDocument } from './api-reference.ts';
import { limitCalls, rateLimitHeaders } from './call-limit.server.ts';
import { articlesApi } from './articles-api.server.ts';
import { contentApi, topicsApi } from './content-api.server.ts';
import { figuresApi } from './figures/figures-api.server.ts';
import { filtersApi } from './filters-api.server.ts';
import { iconsApi } from './icons-api.server.ts';
import { marketsApi } from './markets-api.server.ts';
import { rankingsApi } from './rankings-api.server.ts';
import { reportsApi } from './reports-api.server.ts';
import { retailersApi } from './retailers-api.server.ts';
import { searchApi } from './search-api.server.ts';
import { settingsApi } from './settings-api.server.ts';
import { UnknownName } from './wanted.server.ts';

/** The public JSON API under `/api`: no key, masked like the pages. */
export function createApi(services: Services, isAvailable: () => boolean = () => true) {
  const api = new OpenAPIHono();
  api.onError(failed(services));
  api.use(withPolicy);
  api.use(cors({ origin: '*', allowMethods: ['GET'], exposeHeaders: [...exposedHeaders] }));
  api.route('/users', usersApi(services));
  api.use(requestFits, limitCalls(services));
  api.route('/', createReadingApi(services, isAvailable));
  return api;
}

/** What the API answers, without limits and headers: also for pages that show an answer. */
export function createReadingApi(services: Services, isAvailable: () => boolean = () => true) {
  const reading = readingApi(services, isAvailable);
  const api = new OpenAPIHono();
  api.onError(failed(services));
  // `/markets/de/all.csv` is `/markets/de/all`, as CSV.
  api.get('*', async (c, next) => {
    const url = new URL(c.req.url);
    const { pathname } = url;
    if (!pathname.endsWith('.csv')) return next();
    url.pathname = pathname.slice('/api'.length, -'.csv'.length);
    const request = new Request(url, { headers: c.req.header(), signal: c.req.raw.signal });
    return reading.fetch(request, { ...c.env, ...csvAddress(pathname) });
  });
  api.route('/', reading);
  return api;
}

const exposedHeaders = ['ETag', 'Link', 'x-ipcontinent', ...rateLimitHeaders];

function readingApi(services: Services, isAvailable: () => boolean) {
  const api = new OpenAPIHono({ defaultHook: invalid });
  api.route('/settings', settingsApi(services));
  api.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...corsHeaders] }));
  api.route('/icons', iconsApi());
  api.use(async (c, next) => (isAvailable() ? next() : unavailable(c)));
  api.route('/filters', filtersApi(services));
  api.route('/figures', figuresApi(services));
  api.route('/markets', marketsApi(services));
  api.route('/retailers', retailersApi(services));
  api.route('/rankings', rankingsApi(services));
  api.route('/search', searchApi(services));
  api.route('/articles', articlesApi(services));
  api.route('/topics', topicsApi());
  api.route('/reports', reportsApi(services));
  api.route('/content', contentApi(services));
  api.get('/openapi.json', (c) => c.json(apiDocument(api, services.settings.siteUrl)));

  api.all('*', (c) => problem(c, 404, 'Unknown API endpoint.'));
  api.onError(failed(services));
  return api;
}

function failed({ log }: Services): ErrorHandler {
  return (error, c) => {
    if (isClientGone(c.req.raw, error)) return new Response(null, { status: clientGone });
    if (error instanceof UnknownName) return problem(c, 400, error.message);
    log.error({ err: error }, 'API call failed');
    if (isDatabaseAway(error)) return unavailable(c);
    return problem(c, 500, 'Something went wrong on our side.');
  };
}

const corsHeaders = ['access-control-allow-origin', 'access-control-expose-headers', 'link'];

/** Answers are cached like shared pages, problems never. */
const withPolicy = createMiddleware(async (c, next) => {
  await next();
  const isFine = c.res.ok || c.res.status === 304;
  if (!c.res.headers.has('Cache-Control')) {
    c.res.headers.set('Cache-Control', isFine ? cacheControl.sharedPage : cacheControl.nobody);
  }
});

/** Postgres rejects text that contains a NUL. */
const requestFits = createMiddleware(async (c, next) => {
  if (!['GET', 'HEAD'].includes(c.req.method)) {
    c.header('Allow', 'GET, HEAD, OPTIONS');
    return problem(c, 405, 'The API is read-only.');
  }
  if (/%00|\0/.test(c.req.url)) return problem(c, 400, 'The URL contains a NUL character.');
  return next();
});

/** The only call that is not read-only: signed, between our own systems, and left out of the reference. */
function usersApi(services: Services) {
  return new Hono().post('/payment_success', bodyCheck, async (c) => {
    const { status, body } = await answerPaymentSuccess(services, c.req.raw);
    return c.json(body, status, { 'Cache-Control': cacheControl.nobody });
  });
}

/** Generated from the schemas that validate requests; also at `/api/openapi.json`. */
export function apiDocument(api: OpenAPIHono, siteUrl: string): ApiDocument {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${brand.product} API`,
      version: '1',
      description:
        'The figures on our data pages as JSON and CSV (add .csv to the path). No key needed. Figures come in the ' +
        `same ranges as on the site. Limit: ${callLimit.calls} calls a minute per IP address.`,
      contact: { name: brand.company.name, email: brand.company.email },
    },
    servers: [{ url: `${siteUrl}/api` }],
    tags: groups,
  }) as ApiDocument;
}

/** In the order of the reference, which begins with the endpoint to start with. */
const groups: ApiDocument['tags'] = [
  { name: 'Figures', description: 'Every published figure, one by one or as a series.' },
  { name: 'Markets', description: 'Countries, regions and categories, with all figures for each market.' },
  { name: 'Retailers', description: 'The catalogue of online shops, and their profiles.' },
  { name: 'Rankings', description: 'Shops by rank, edition by edition.' },
  { name: 'Search', description: 'Find pages and figures with a query in plain English.' },
  { name: 'Content', description: 'Articles, reports, definitions and FAQs.' },
  { name: 'Filters and settings', description: 'The codes and names that other endpoints accept.' },
];
