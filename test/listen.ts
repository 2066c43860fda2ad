import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { limitConnections, serverOptions } from '../app/edge/connection-limits.server.ts';
import type { TestSite } from './site.ts';

/** A test site on a free port, with the limits of the real process, for clients that need a socket. */
export async function listen({ edge }: Pick<TestSite, 'edge'>) {
  const http = createServer(serverOptions);
  const answer = getRequestListener(edge.fetch);
  limitConnections(http, (request, response) => {
    if (!edge.answerReady(request, response)) void answer(request, response);
  });
  await new Promise<void>((go) => http.listen(0, '127.0.0.1', go));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async close() {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
}
