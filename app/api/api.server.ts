import { OpenAPIHono } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import type { Services } from '../context.server.ts';
import { cacheControl } from '../site/edge/policies.ts';
import { apiDocument } from './describe-api.server.ts';
import { filtersApi } from './filters-api.server.ts';
import { iconsApi } from './icons-api.server.ts';
import { marketsApi } from './markets-api.server.ts';
import { invalid, problem } from './problem.server.ts';
import { rankingsApi } from './rankings-api.server.ts';
import { rateLimit } from './rate-limit.server.ts';
import { retailersApi } from './retailers-api.server.ts';
import { settingsApi } from './settings-api.server.ts';

/** The public JSON API under `/api`: masked like the pages, without a key. Faults are `application/problem+json`. */
export function createApi(services: Services) {
  const api = new OpenAPIHono({ defaultHook: invalid });
  api.use(
    cors({ origin: '*', allowMethods: ['GET'], exposeHeaders: ['ETag', 'Retry-After', 'x-ipcontinent'] }),
  );
  // `/markets/de/all.csv` is `/markets/de/all`, as CSV.
  api.get('*', async (c, next) => {
    const url = new URL(c.req.url);
    if (!url.pathname.endsWith('.csv')) return next();
    url.pathname = url.pathname.slice('/api'.length, -'.csv'.length);
    const request = new Request(url, { headers: { ...c.req.header(), accept: 'text/csv' } });
    return api.fetch(request, c.env);
  });
  api.use(rateLimit(services.settings));
  api.route('/settings', settingsApi(services));
  api.use(etag());
  api.use(async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', cacheControl.sharedPage);
    if (!c.res.ok && c.res.status !== 304) c.header('Cache-Control', cacheControl.nobody);
  });
  api.route('/icons', iconsApi());
  api.route('/filters', filtersApi(services));
  api.route('/markets', marketsApi(services));
  api.route('/retailers', retailersApi(services));
  api.route('/rankings', rankingsApi(services));
  api.get('/openapi.json', (c) => c.json(apiDocument(api, services.settings.siteUrl)));

  api.all('*', (c) => problem(c, 404, 'There is no such address in the API.'));
  api.onError((error, c) => {
    services.log.error({ err: error }, 'API call failed');
    return problem(c, 500, 'Something went wrong on our side.');
  });
  return api;
}
