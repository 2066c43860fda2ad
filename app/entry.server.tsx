import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type HandleDocumentRequestFunction, type HandleErrorFunction } from 'react-router';
import { isDatabaseAway } from './base/database.server.ts';
import { requestContext, servicesContext } from './context.server.ts';
import { SiteFactsProvider } from './site/site-facts.tsx';
import { titlePrefix } from './site/title-prefix.ts';

const renderLimitMs = 10_000;

const handleDocument: HandleDocumentRequestFunction = (request, status, headers, entry, context) => {
  const { settings } = context.get(servicesContext);
  const { nonce, buildId } = context.get(requestContext);
  const { siteUrl, appEnv, iconServices, tagManager } = settings;
  const facts = {
    siteUrl,
    titlePrefix: titlePrefix(appEnv),
    buildId,
    iconServices,
    tagManager,
    regionByQuery: appEnv !== 'production',
  };
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <SiteFactsProvider facts={facts}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </SiteFactsProvider>,
      {
        nonce,
        // Above a size React would send parts of the page hidden, for a script to put in place.
        progressiveChunkSize: Infinity,
        // Whole pages only: a cached page must be complete, and a reader without JavaScript gets no placeholder.
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => handleError(error, { request, context, params: {} }),
      },
    );
    const timer = setTimeout(abort, renderLimitMs);
  });
};
export default handleDocument;

/** Called for whatever a loader, an action or a component throws and did not mean as an answer. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const facts = context.get(requestContext);
  facts.failed = true;
  if (isDatabaseAway(error)) facts.databaseAway = true;
  context.get(servicesContext).log.error({ err: error, requestId: facts.id }, 'page failed');
};
