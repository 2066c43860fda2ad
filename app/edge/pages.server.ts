import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { requestContext, servicesContext, type RequestFacts, type Services } from '../context.server.ts';
import { tagSources } from '../settings/tag-sources.ts';
import { redirectFor } from './redirects.server.ts';
import { tooManyAtOnce } from './bare-answers.ts';
import type { Refused } from './error-screens.server.ts';
import { clientAddress, isAskedLocally } from './client-address.server.ts';
import { contentSecurityPolicy, inlineScriptHashes, commonHeaders } from './security-headers.server.ts';
import type { FrontDoor } from './front-door.server.ts';
import type { Metrics } from './metrics.server.ts';
import type { PageCache, RenderedPage } from './page-cache.server.ts';
import { inSteps, paintFirst } from './paint-first.server.ts';
import { createPageInputs } from './page-inputs.server.ts';
import { pageTarget, type PageTarget, createRouteTable, type RouteTable } from './route-table.server.ts';
import { withDrawn } from '../ui/drawn/markup.ts';
import { cacheControl, isEndless, retryAfterSeconds } from './policies.ts';
import { isReadablePath } from './request-checks.server.ts';
import type { EdgeEnv } from './request-log.server.ts';

export type PageOptions = {
  services: Services;
  cache: PageCache;
  frontDoor: Pick<FrontDoor, 'remember'>;
  /** React Router prepares the routes of a build once, and those of a function for every request. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  isAvailable: () => boolean;
  metrics: Pick<Metrics, 'rendered'>;
  development: boolean;
};

/** Answers every URL of `routes.ts`: shared pages from the page cache, others rendered for this visitor. */
export function createPages(options: PageOptions) {
  const { services, cache, frontDoor, build, isAvailable, metrics, development } = options;
  const handle = createRequestHandler(build, development ? 'development' : 'production');
  const { siteUrl, iconServices: connections, consentScripts, trustProxy } = services.settings;
  const inputs = createPageInputs(services);
  const common = commonHeaders(services.settings);
  const sources = { connections, tags: tagSources(Object.values(consentScripts)) };

  return { respond, warm, errorScreen };

  async function respond(c: Context<EdgeEnv>): Promise<Response> {
    const url = new URL(c.req.url);
    const target = await targetOf(url);
    c.set('route', target.facts.pattern);
    const facts = {
      ...target.facts,
      id: c.get('requestId'),
      address: clientAddress(c, trustProxy) ?? 'unknown',
      isLocal: isAskedLocally(c, services.settings),
    };
    const readsOnly = c.req.method === 'GET' || c.req.method === 'HEAD';

    if (target.isShared && readsOnly && !development) {
      const { outcome, response } = await fromCache(c.req.raw, facts, target);
      c.set('cache', outcome);
      const written = c.env?.incoming?.url;
      const isKept = response.headers.has('etag');
      // An internal call, such as for a page as Markdown, answers under another address than was asked for.
      if (isKept && written === url.pathname + url.search) {
        frontDoor.remember(written, { key: target.cleanPath, route: facts.pattern });
      }
      return response;
    }
    return renderPrivate(c.req.raw, siteUrl + url.pathname + url.search, facts, target);
  }

  /** Renders a shared page before anybody asks for it. */
  async function warm(path: string) {
    const url = new URL(path, siteUrl);
    const target = await targetOf(url);
    const facts = { ...target.facts, id: crypto.randomUUID(), address: 'unknown', isLocal: false };
    const request = new Request(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    if (target.isShared) await fromCache(request, facts, target);
  }

  async function targetOf(url: URL) {
    const current = typeof build === 'function' ? await build() : build;
    const table = tableOf(current);
    const target = pageTarget(url, table);
    return {
      ...target,
      isShared: target.route?.handle.audience === 'shared' && !redirectFor(target.page),
      facts: {
        route: target.route,
        pattern: table.patternOf(target.page.pathname),
        buildId: current.assets.version,
        indexedPaths: table.indexedPaths,
        isData: target.isData,
      },
    };
  }

  function fromCache(request: Request, facts: Facts, target: PageTarget) {
    const clean = siteUrl + target.cleanPath;
    return cache.respond(target.cleanPath, request, () =>
      renderShared(new Request(clean, { headers: { accept: 'text/html' } }), facts, target),
    );
  }

  /** Without scripts: the screen needs none, and the router could not read a malformed address. */
  async function errorScreen(path: string, refused: Refused) {
    const current = typeof build === 'function' ? await build() : build;
    const { indexedPaths } = tableOf(current);
    const facts: RequestFacts = {
      id: crypto.randomUUID(),
      route: null,
      pattern: 'error',
      buildId: current.assets.version,
      indexedPaths,
      isData: false,
      address: 'unknown',
      isLocal: false,
      unavailable: false,
      refused,
    };
    // Rendered at an address that is a page, since a file's address would not be rendered at all.
    const address = `${siteUrl}/404`;
    const response = await render(new Request(address, { headers: { accept: 'text/html' } }), facts);
    if (response.status !== refused.status || !isPage(response.headers)) return null;
    const own = isReadablePath(path) ? siteUrl + path.replaceAll('&', '&amp;') : address;
    const html = withoutScripts(paintFirst(await response.text()))
      .replace(`rel="canonical" href="${address}"`, () => `rel="canonical" href="${own}"`)
      .replace(`property="og:url" content="${address}"`, () => `property="og:url" content="${own}"`);
    return { html, policy: contentSecurityPolicy({ ...sources, scripts: [], development }) };
  }

  async function renderShared(request: Request, facts: Facts, target: PageTarget): Promise<RenderedPage> {
    const drawn: string[] = [];
    const current: RequestFacts = { ...facts, unavailable: !isAvailable(), drawn };
    const { services: tracked, isCurrent } = inputs.track();
    const response = await render(request, current, tracked);
    const headers = new Headers(response.headers);
    const forNobody = headers.get('Cache-Control') === cacheControl.nobody;
    const isLasting = response.status === 200 && !current.failed && !forNobody;
    const page = isPage(headers) ? inSteps(paintFirst(await response.text())) : null;
    if (page !== null) {
      // Before it is completed: no script in drawn markup may run.
      const scripts = inlineScriptHashes(page);
      headers.set(policyHeader, contentSecurityPolicy({ ...sources, scripts }));
    }
    for (const [name, value] of Object.entries(common)) headers.set(name, value);
    const body =
      page === null
        ? Buffer.from(await response.arrayBuffer())
        : Buffer.concat(withDrawn(page, drawn).map((piece) => Buffer.from(piece)));
    // What is left of a request outlives it by a few garbage collections, which would copy the markup each time.
    drawn.length = 0;
    const kept = target.isData ? cacheControl.pageData : cacheControl.sharedPage;
    setPolicy(headers, isLasting ? kept : cacheControl.nobody, target);
    const keep = isLasting && !isEndless(facts.route?.params ?? {});
    return { status: response.status, headers, body, keep, isCurrent };
  }

  async function renderPrivate(raw: Request, url: string, facts: Facts, target: PageTarget) {
    // In development the policy allows inline scripts, and React would miss the nonce that browsers hide.
    const nonce = development ? undefined : crypto.randomUUID();
    const headers = new Headers(raw.headers);
    // The edge has checked it. React Router would check again, against a URL that behind a proxy is not ours.
    headers.delete('origin');
    const request = new Request(url, { ...requestInit(raw), headers });
    const response = await render(request, { ...facts, nonce, unavailable: !isAvailable() });
    const body = isPage(response.headers) && !development ? paintFirst(await response.text()) : response.body;
    const answer = new Response(raw.method === 'HEAD' ? null : body, response);
    if (isPage(answer.headers)) {
      const scripts = [`'nonce-${nonce}'`];
      const forms = target.route?.handle.redirectsToPayment ? services.payments.pageOrigins : [];
      const tags = target.route?.handle.isSecret ? tagSources([]) : sources.tags;
      answer.headers.set(
        policyHeader,
        contentSecurityPolicy({ ...sources, tags, scripts, forms, development }),
      );
    }
    setPolicy(answer.headers, cacheControl.nobody, target);
    return answer;
  }

  async function render(request: Request, facts: RequestFacts, given = services): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(servicesContext, given);
    context.set(requestContext, facts);
    const began = performance.now();
    const response = await handle(request, context);
    metrics.rendered(facts.pattern, (performance.now() - began) / 1_000);
    if (facts.tooManyAtOnce) return tooManyAtOnce();
    if (facts.cannotAnswer && !facts.unavailable) {
      return render(new Request(request.url), { ...facts, unavailable: true }, given);
    }
    if (response.status === 503) response.headers.set('Retry-After', String(retryAfterSeconds));
    return response;
  }
}

type Facts = Omit<
  RequestFacts,
  'nonce' | 'drawn' | 'unavailable' | 'cannotAnswer' | 'tooManyAtOnce' | 'failed'
>;

const tables = new WeakMap<ServerBuild, RouteTable>();

function tableOf(build: ServerBuild) {
  const table = tables.get(build) ?? createRouteTable(build.routes);
  tables.set(build, table);
  return table;
}

function requestInit(raw: Request): RequestInit {
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD';
  return { method: raw.method, signal: raw.signal, ...(hasBody && { body: raw.body, duplex: 'half' }) };
}

const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');

const policyHeader = 'Content-Security-Policy';

/** HTML with its own policy is a file, such as an embed. */
function isPage(headers: Headers) {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return isHtml && !headers.has(policyHeader);
}

function setPolicy(headers: Headers, cacheControlValue: string, { route }: PageTarget) {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControlValue);
  if (route && !route.handle.indexed) headers.set('X-Robots-Tag', 'noindex');
  // Not even pages of our own learn the address: they may have tags, which report the referrer.
  if (route?.handle.isSecret) headers.set('Referrer-Policy', 'strict-origin');
}
