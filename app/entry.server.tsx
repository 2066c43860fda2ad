import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
} from 'react-router';
import { Busy, nextTurn, TooManyAtOnce } from './base/concurrency.ts';
import { isDatabaseAway } from './base/database.server.ts';
import { requestContext, servicesContext } from './context.server.ts';
import { InstallationProvider } from './base/installation.tsx';
import { isClientGone } from './edge/bare-answers.ts';
import { shellMarkup } from './shell-markup.server.tsx';
import { ShellProvider } from './shell/drawn-shell.tsx';
import { titlePrefix } from './shell/page-head.tsx';
import { markFor } from './ui/drawn/markup.ts';

const renderLimitMs = 10_000;

const noScripts = { statistics: null, marketing: null };

const handleDocument: HandleDocumentRequestFunction = async (request, status, headers, entry, context) => {
  const services = context.get(servicesContext);
  const { nonce, buildId, route, drawn } = context.get(requestContext);
  const { siteUrl, appEnv, iconServices, consentScripts, salesLeadId } = services.settings;
  const installation = {
    siteUrl,
    titlePrefix: titlePrefix(appEnv),
    buildId,
    iconServices,
    // Scripts would send the address of the page along.
    consentScripts: route?.handle.isSecret ? noScripts : consentScripts,
    regionByQuery: appEnv !== 'production',
    salesId: salesLeadId,
  };
  const { header, footer } = await shellMarkup(services);
  const shell = drawn
    ? { header: markFor(header, drawn), footer: markFor(footer, drawn) }
    : { header, footer };
  await nextTurn();
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <InstallationProvider installation={installation}>
        <ShellProvider markup={shell}>
          <ServerRouter context={withMatchedRoutes(entry)} url={request.url} nonce={nonce} />
        </ShellProvider>
      </InstallationProvider>,
      {
        nonce,
        // Above a size React would send parts of the page hidden, for a script to put in place.
        progressiveChunkSize: Infinity,
        // Whole pages only: a cached page must be complete, and a reader without JavaScript gets no placeholder.
        onAllReady() {
          clearTimeout(timer);
          headers.set('Content-Type', 'text/html; charset=utf-8');
          // Nothing is streamed, so the page skips the web streams, which cost more than joining its parts.
          const parts: Buffer[] = [];
          const whole = new Writable({
            write(part: Buffer, _encoding, done) {
              parts.push(part);
              done();
            },
            final(done) {
              resolve(new Response(Buffer.concat(parts), { status, headers }));
              done();
            },
          });
          pipe(whole);
        },
        onShellError: reject,
        onError: (error) => handleError(error, { request, context, params: {} }),
      },
    );
    const timer = setTimeout(abort, renderLimitMs);
  });
};
export default handleDocument;

/** For each page the router makes objects of all hundred routes that it is given, and renders two or three. */
function withMatchedRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...entry, manifest: { ...manifest, routes } };
}

/** Called for whatever a loader, an action or a component throws and did not mean as an answer. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isClientGone(request, error)) return;
  const facts = context.get(requestContext);
  facts.failed = true;
  // A malformed request is the client's error, and no reason for an alert.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const isBusy = error instanceof Busy;
  if (error instanceof TooManyAtOnce) facts.tooManyAtOnce = true;
  else if (isBusy || isDatabaseAway(error)) facts.cannotAnswer = true;
  const { log } = context.get(servicesContext);
  log[isBusy ? 'warn' : 'error']({ err: error, requestId: facts.id }, 'page failed');
};
