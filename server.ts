/** The process: settings, database, build, port, signals. The site itself is one bundle (`app/main.server.ts`). */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTrial, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Pool } from 'pg';
import { startEmbeddedPostgres } from './app/adapters/embedded-postgres.ts';
import { onPort, parseSettings, type Settings } from './app/settings/environment.server.ts';
import { brand } from './app/base/brand.ts';
import type { Site, SiteOptions } from './app/site.server.ts';
import { failed } from './app/edge/bare-answers.ts';
import {
  answerClientErrors,
  answerMalformed,
  answerHostFault,
  hostFault,
} from './app/edge/client-errors.server.ts';
import { limitConnections, serverOptions } from './app/edge/connection-limits.server.ts';
import { migrate, pendingMigrations } from './db/migrate.ts';
import { buildIfStale } from './scripts/build.ts';

const development = process.argv.includes('--dev');
process.env.NODE_ENV = development ? 'development' : 'production';

const drainMs = 8_000;
const stopMs = 10_000;

try {
  await start(readSettings());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(given: Settings) {
  const http = createServer(serverOptions);
  let listener: RequestListener = answerStarting;
  const connections = limitConnections(http, (request, response) => {
    const fault = hostFault(request);
    if (fault) answerHostFault(response, fault);
    else listener(request, response);
  });
  answerClientErrors(http);
  // First, so that a taken port is reported before a minute of work. A port that others know is then left until the site
  // can serve: a proxy goes on at once where a connection is refused, and waits for a process that is busy starting.
  const settings = onPort(given, given.port === 0 ? await listen(http, given) : await tryPort(given));

  const embedded = settings.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: settings.dataDir, say });
  const databaseUrl = settings.databaseUrl ?? embedded!.url;
  await migrate(databaseUrl, { say });
  const options = { settings, databaseUrl, say, pendingMigrations: (pool: Pool) => pendingMigrations(pool) };

  const site = development ? await developmentSite(http, options) : await builtSite(options);
  listener = site.listener;
  if (!http.listening) await listen(http, settings);
  stopOnSignals(async (signal) => {
    site.retire?.();
    // A balancer must notice the stop before connections are refused; Ctrl-C need not wait.
    if (signal === 'SIGTERM') await sleep(settings.shutdownDelaySeconds * 1_000);
    setTimeout(() => process.exit(1), stopMs).unref();
    const drained = new Promise((resolve) => http.close(resolve));
    connections.drain();
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), drainMs).unref();
    await drained;
    await site.stop();
    await embedded?.stop();
  });
  const socket = settings.siteUrlGiven ? `, listening on ${settings.host}:${settings.port}` : '';
  console.log(`${brand.product} is ready on ${settings.siteUrl}${socket}`);
  site.prepare?.();
}

function listen(server: Server, settings: Settings) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(portProblem(error, settings))));
    server.listen(settings.port, settings.host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Whoever connects in this moment is turned away too. */
async function tryPort(settings: Settings) {
  const trial = createTrial((socket) => socket.destroy());
  const port = await listen(trial, settings);
  await trial[Symbol.asyncDispose]();
  return port;
}

function answerStarting(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' });
  response.end('The site is starting.\n');
}

function readSettings() {
  const parsed = parseSettings(process.env, { appEnv: development ? 'development' : 'preview' });
  if (parsed.ok) return parsed.settings;
  throw new Error(['Invalid configuration:', ...parsed.faults.map((fault) => `  - ${fault}`)].join('\n'));
}

type RunningSite = {
  listener: RequestListener;
  prepare?: () => void;
  /** Announces the stop, and still serves. */
  retire?: () => void;
  stop: () => Promise<void>;
};
type Options = Omit<SiteOptions, 'demonstration' | 'loadRoutes' | 'staticRoot' | 'workerFile'>;

async function builtSite(options: Options): Promise<RunningSite> {
  await buildIfStale(say);
  const bundle = './build/server/index.js';
  const main = (await import(bundle)) as typeof import('./app/main.server.ts');
  const { createSite, loadRoutes, demonstrationDataset } = main;
  const site = await createSite({
    ...options,
    demonstration: demonstrationDataset,
    loadRoutes,
    staticRoot: 'build/client',
    workerFile: 'build/server/worker.js',
  });
  const answer = listenerFor(site.fetch, options.settings);
  return {
    ...site,
    listener: (request, response) => site.answerReady(request, response) || void answer(request, response),
  };
}

/** Vite compiles on demand. A changed page reloads; a changed service restarts the services. */
async function developmentSite(
  http: ReturnType<typeof createServer>,
  options: Options,
): Promise<RunningSite> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const load = <T>(id: string) => vite.ssrLoadModule(id) as Promise<T>;
  let loaded: unknown;
  let site: Site | undefined;
  let turn = Promise.resolve();

  const currentSite = async () => {
    turn = turn.then(async () => {
      const module = await load<typeof import('./app/site.server.ts')>('/app/site.server.ts');
      if (module === loaded) return;
      const model = await load<typeof import('./data/model/demonstration.ts')>(
        '/data/model/demonstration.ts',
      );
      const last = site;
      // If the new one fails to start, the next attempt must not stop the old one again.
      site = undefined;
      await last?.stop();
      site = await module.createSite({
        ...options,
        demonstration: model.demonstrationDataset,
        loadRoutes: () => load('virtual:react-router/server-build'),
        staticRoot: null,
      });
      loaded = module;
    });
    await turn;
    return site!;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await listenerFor((await currentSite()).fetch, options.settings)(request, response);
    } catch (error) {
      turn = Promise.resolve();
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
    }
  };
  return {
    listener: (request, response) =>
      vite.middlewares(request, response, () => void answer(request, response)),
    async stop() {
      await site?.stop();
      await vite.close();
    },
  };
}

function stopOnSignals(stop: (signal: NodeJS.Signals) => Promise<void>) {
  let isStopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    await stop(signal);
    process.exit(0);
  };
  process.on('SIGINT', (signal) => void onSignal(signal));
  process.on('SIGTERM', (signal) => void onSignal(signal));
}

/** HTTP/1.0 requests may omit the host. */
function listenerFor(fetch: Site['fetch'], { siteUrl }: Settings) {
  return getRequestListener(fetch, {
    hostname: new URL(siteUrl).host,
    errorHandler: (error) => (error instanceof RequestError ? answerMalformed() : failed()),
  });
}

function portProblem(error: NodeJS.ErrnoException, { host, port }: Settings) {
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is taken. Set PORT to another one.`;
  if (error.code === 'EACCES')
    return `Port ${port} needs rights this user does not have. Set PORT above 1023.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

function say(line: string) {
  console.log(line);
}
