import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Pool } from 'pg';
import type { ServerBuild } from 'react-router';
import { createApi } from './api/api.server.ts';
import { createMcp } from './mcp/mcp.server.ts';
import { isDatabaseAway } from './base/database.server.ts';
import { currentDataset } from './dataset/dataset-queries.server.ts';
import { startServices, type ServiceOptions } from './services.server.ts';
import { failed, unavailable, clientGone, isClientGone } from './edge/bare-answers.ts';
import { canonicalAddress, markdownTwins } from './edge/canonical-address.server.ts';
import { watchDataset } from './edge/dataset-watch.server.ts';
import { errorScreens } from './edge/error-screens.server.ts';
import { createFrontDoor } from './edge/front-door.server.ts';
import { healthChecks } from './edge/health.server.ts';
import { metricsFeed, createMetrics, countWork } from './edge/metrics.server.ts';
import { createPageCache } from './edge/page-cache.server.ts';
import { createPageWarmer } from './edge/page-warmer.server.ts';
import { createPages } from './edge/pages.server.ts';
import { cacheControl } from './edge/policies.ts';
import { bodyCheck, methodCheck, originCheck, pathCheck } from './edge/request-checks.server.ts';
import { requestLog, type EdgeEnv } from './edge/request-log.server.ts';
import { createRouteTable } from './edge/route-table.server.ts';
import { commonHeaders, securityHeaders } from './edge/security-headers.server.ts';
import { readStaticFiles, staticFiles } from './edge/static-files.server.ts';
import { assertGuardsExist } from './edge/site-middleware.server.ts';
import { byImportance, loadSitemap } from './seo/sitemap-entries.server.ts';

export type SiteOptions = ServiceOptions & {
  loadRoutes: () => Promise<ServerBuild>;
  /** The folder of built files; null in development, where Vite serves them. */
  staticRoot: string | null;
  pendingMigrations: (pool: Pool) => Promise<readonly string[]>;
};

export type Site = Awaited<ReturnType<typeof createSite>>;

/** The HTTP edge: everything between the socket and React Router. */
export async function createSite({ loadRoutes, staticRoot, pendingMigrations, ...options }: SiteOptions) {
  const build = await loadRoutes();
  const { guardNames, indexedPaths } = createRouteTable(build.routes);
  assertGuardsExist(guardNames);

  const { services, database, stop } = await startServices(options);
  const { settings, log, db } = services;
  const cache = createPageCache({ maxBytes: settings.pageCacheMegabytes * 1024 * 1024 });
  const dataset = watchDataset({
    currentId: async () => (await currentDataset(db))?.id ?? null,
    onChange: async () => {
      // Facts before the cache: a page rendered in between would show old data as new.
      const { edition, regions } = services.facts;
      await Promise.all([edition.refresh(), regions.refresh()]);
      cache.clear();
      services.paperFiles.refresh();
      void warmer.begin();
    },
    log,
  });
  const isAvailable = () => !settings.maintenance && database.isAnswering() && !dataset.isAway();
  const metrics = createMetrics({
    pool: database.pool,
    isAnswering: database.isAnswering,
    pageCache: cache.size,
    countWork: () => countWork(db),
  });
  const files = staticRoot ? readStaticFiles(staticRoot, commonHeaders(settings)) : new Map<string, never>();
  const { trustProxy } = settings;
  const frontDoor = createFrontDoor({ cache, files, metrics, log, trustProxy });
  const pages = createPages({
    services,
    cache,
    frontDoor,
    build: staticRoot === null ? loadRoutes : build,
    isAvailable,
    metrics,
    development: staticRoot === null,
  });
  const warmer = createPageWarmer({
    paths: async () =>
      settings.warmPages === 0
        ? []
        : byImportance(await loadSitemap(services, indexedPaths)).slice(0, settings.warmPages),
    warm: pages.warm,
    log,
  });

  let isRetired = false;
  const app = new Hono<EdgeEnv>();
  // For everything that does not come compressed from a cache or a file.
  app.use(requestLog(services, metrics), securityHeaders(settings), compress({ encoding: 'gzip' }));
  app.route(
    '/',
    healthChecks({
      database,
      isRetired: () => isRetired,
      pendingMigrations: () => pendingMigrations(database.pool),
    }),
  );
  app.get('/metrics', metricsFeed(metrics, settings));
  app.get('/build.json', async (c) =>
    c.json({ buildId: (await loadRoutes()).assets.version }, 200, { 'Cache-Control': cacheControl.nobody }),
  );
  app.route('/api', createApi(services, isAvailable));
  app.route('/mcp', createMcp(services, isAvailable));
  app.use(errorScreens(pages.errorScreen));
  app.use(methodCheck, pathCheck, originCheck(settings, signedPosts), bodyCheck, canonicalAddress(settings));
  app.get(
    '/resources/sample-data/*',
    markdownTwins((request, env) => app.fetch(request, env as EdgeEnv['Bindings'])),
  );
  if (staticRoot) app.use(staticFiles(staticRoot, files));
  if (services.paymentSandbox) {
    app.use('/sandbox-payments/*', (_, next) => (isAvailable() ? next() : Promise.resolve(unavailable())));
    app.route('/sandbox-payments', services.paymentSandbox.pages);
  }
  app.all('*', pages.respond);
  app.onError((error, c) => {
    if (isClientGone(c.req.raw, error)) return new Response(null, { status: clientGone });
    log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    return isDatabaseAway(error) ? unavailable() : failed();
  });

  services.paymentSandbox?.deliverTo(app.fetch);
  services.paymentSandbox?.run();

  return {
    fetch: app.fetch,
    /** Answers from memory what it can; see `front-door.server.ts`. */
    answerReady: frontDoor.answer,
    paymentSandbox: services.paymentSandbox,
    /** Makes `/readyz` fail before a stop, so that a balancer sends visitors elsewhere. */
    retire: () => {
      isRetired = true;
    },
    prepare: () => {
      services.paperFiles.begin();
      // Builds the index before the first visitor searches. A failure is logged there, and the next search tries again.
      services.search('', { limit: 1 }).catch(() => {});
      void warmer.begin();
    },
    stop: async () => {
      dataset.stop();
      warmer.stop();
      metrics.stop();
      frontDoor.stop();
      await stop();
    },
  };
}

/** Posts from other origins that are verified by a signature instead. */
const signedPosts: ReadonlySet<string> = new Set(['/newsletter/unsubscribe', '/stripe/webhook']);
