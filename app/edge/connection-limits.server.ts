import type { RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { maxHeaderBytes } from './policies.ts';

export const serverOptions = {
  maxHeaderSize: maxHeaderBytes,
  headersTimeout: 10_000,
  // For the whole request: enough for the largest body, 100 kB, on any line that can show a page.
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than nginx keeps an idle connection (60 s), so that no request meets one that we are just closing.
  keepAliveTimeout: 65_000,
  // Most requests have no body, and need no stream for it.
  optimizeEmptyRequests: true,
  // Node would answer with nothing but a status; `client-errors.server.ts` says what is missing.
  requireHostHeader: false,
} satisfies ServerOptions;

type Limits = {
  /** Of a connection that sends more, the rest is ignored and the connection closed. */
  mostPipelined: number;
  /** Without progress for this long, a client that does not read its answer is cut off. */
  unreadMs: number;
  /** Of all connections together. */
  mostUnreadBytes: number;
  sweepMs: number;
};

const defaults: Limits = {
  mostPipelined: 16,
  unreadMs: 20_000,
  mostUnreadBytes: 64 * 1024 * 1024,
  sweepMs: 250,
};

/**
 * Bounds what a connection can make us hold in memory. Node parses every pipelined request at once and keeps their
 * answers until they are read: without bounds a few kilobytes of requests cost gigabytes of answers. Here a connection
 * has one request handled at a time, and the next only once its answer has left.
 */
export function limitConnections(http: Server, listener: RequestListener, given: Partial<Limits> = {}) {
  const { mostPipelined, unreadMs, mostUnreadBytes, sweepMs } = { ...defaults, ...given };
  const waiting = new Map<Socket, Waiting[]>();
  const refused = new WeakSet<Socket>();
  let isDraining = false;

  http.on('connection', (socket) => {
    waiting.set(socket, []);
    socket.once('close', () => waiting.delete(socket));
  });

  http.on('request', (request, response) => {
    const { socket } = request;
    const line = waiting.get(socket);
    if (!line || refused.has(socket)) return;
    if (line.length >= mostPipelined) {
      refused.add(socket);
      closeAfter(line.at(-1)!.response);
      socket.pause();
      return;
    }
    const begin = () => {
      if (isDraining) closeAfter(response);
      listener(request, response);
    };
    line.push({ response, begin });
    response.once('close', () => {
      line.shift();
      if (!socket.destroyed) line[0]?.begin();
    });
    if (line.length === 1) begin();
  });

  // Node calls this only when nothing was read since the last time.
  http.setTimeout(unreadMs, (socket: Socket) => {
    const isBeingAnswered = (waiting.get(socket)?.length ?? 0) > 0;
    if (!isBeingAnswered || socket.writableLength > 0) socket.destroy();
  });

  const cutLargest = () => {
    const unread = [...waiting.keys()]
      .filter(({ writableLength }) => writableLength > 0)
      .toSorted((one, other) => other.writableLength - one.writableLength);
    let bytes = unread.reduce((sum, { writableLength }) => sum + writableLength, 0);
    for (const socket of unread) {
      if (bytes <= mostUnreadBytes) return;
      bytes -= socket.writableLength;
      socket.destroy();
    }
  };
  const timer = setInterval(cutLargest, sweepMs);
  timer.unref();
  http.once('close', () => clearInterval(timer));

  return {
    drain() {
      isDraining = true;
      for (const [current] of waiting.values()) if (current) closeAfter(current.response);
    },
  };
}

type Waiting = { response: ServerResponse; begin: () => void };

function closeAfter(response: ServerResponse) {
  if (!response.headersSent) response.shouldKeepAlive = false;
}
