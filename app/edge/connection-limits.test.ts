import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { answerClientErrors } from './client-errors.server.ts';
import { limitConnections, serverOptions } from './connection-limits.server.ts';

type Limits = Parameters<typeof limitConnections>[2];
type Timeouts = Partial<typeof serverOptions>;

/** A server that counts what it is asked and says what it is told to. */
async function serve(listener: RequestListener, limits: Limits = {}, timeouts: Timeouts = {}) {
  const asked: string[] = [];
  const http = createServer({ ...serverOptions, ...timeouts });
  const connections = limitConnections(
    http,
    (request, response) => {
      asked.push(request.url!);
      listener(request, response);
    },
    limits,
  );
  answerClientErrors(http);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const { port } = http.address() as AddressInfo;
  return { asked, connections, open: () => dial(port) };
}

/** A connection that reads nothing until it is told to. */
function dial(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const gets = (count: number) => Array.from({ length: count }, (_, at) => get(`/${at}`)).join('');
const large = Buffer.alloc(16 * 1024 * 1024, 'x');

async function readAll(socket: Socket) {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

describe('pipelined requests', () => {
  test('are answered one after the other, in order', async () => {
    let underWay = 0;
    let mostAtOnce = 0;
    const { open } = await serve(async (request, response) => {
      mostAtOnce = Math.max(mostAtOnce, (underWay += 1));
      await sleep(request.url === '/0' ? 30 : 1);
      underWay -= 1;
      response.end(`<${request.url}>`);
    });
    const socket = open();
    socket.write(gets(3) + 'GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect((await readAll(socket)).match(/<[^>]+>/g)).toEqual(['</0>', '</1>', '</2>', '</last>']);
    expect(mostAtOnce).toBe(1);
  });

  test('that are never read cost one answer, not nine hundred', async () => {
    const { open, asked } = await serve((_, response) => void response.end(large));
    open().write(gets(900));
    await eventually(() => expect(asked).toHaveLength(1));
    await sleep(300);
    expect(asked).toHaveLength(1);
  });

  test('beyond the limit are ignored, and the connection ends', async () => {
    const { open, asked } = await serve((_, response) => void response.end('.'), { mostPipelined: 4 });
    const socket = open();
    socket.write(gets(900));
    const text = await readAll(socket);
    expect(text.match(/200 OK/g)).toHaveLength(4);
    expect(text.match(/Connection: close/g)).toHaveLength(1);
    expect(asked).toEqual(['/0', '/1', '/2', '/3']);
  });
});

describe('unread answers', () => {
  test('a client that never reads is cut off', async () => {
    const { open } = await serve((_, response) => void response.end(large), { unreadMs: 100 });
    const socket = open();
    socket.write(get('/'));
    await sleep(600);
    expect((await readAll(socket)).length).toBeLessThan(large.length);
  });

  test('one that waits for a slow answer is not', async () => {
    const { open } = await serve(
      async (_, response) => {
        await sleep(400);
        response.end('late');
      },
      { unreadMs: 100 },
    );
    const socket = open();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await readAll(socket)).toContain('late');
  });

  test('of all connections together are bounded: the largest go first', async () => {
    const { open } = await serve(
      (request, response) => void response.end(request.url === '/small' ? 'small' : large),
      { mostUnreadBytes: 20 * 1024 * 1024, sweepMs: 20 },
    );
    const greedy = [open(), open(), open()];
    for (const socket of greedy) socket.write(get('/large'));
    await sleep(500);
    const modest = open();
    modest.write('GET /small HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await readAll(modest)).toContain('small');
    const lengths = await Promise.all(
      greedy.map(async (socket) => {
        setTimeout(() => socket.end(), 100);
        return (await readAll(socket)).length;
      }),
    );
    expect(lengths.filter((length) => length < large.length)).toHaveLength(2);
  });
});

describe('slow requests', () => {
  const hasty = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 };

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: local'],
    ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf'],
  ])('that never finish %s get a 408', async (_, half) => {
    const { open } = await serve(
      async (request, response) => {
        request.resume().once('end', () => response.end('whole'));
      },
      {},
      hasty,
    );
    const socket = open();
    socket.write(half);
    const text = await readAll(socket);
    expect(text.slice(0, 12)).toBe('HTTP/1.1 408');
    expect(text).toContain('The request took too long to arrive.');
  });

  test('get no second answer into the first', async () => {
    const { open } = await serve((_, response) => void response.write('begun'), {}, hasty);
    const socket = open();
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
    const text = await readAll(socket);
    expect(text).toContain('begun');
    expect(text).not.toContain('408');
  });
});

test('a server that drains ends each connection after its answer', async () => {
  const { open, connections } = await serve((_, response) => void setTimeout(() => response.end('.'), 50));
  const [busy, next] = [open(), open()];
  busy.write(get('/'));
  await sleep(20);
  connections.drain();
  next.write(get('/'));
  for (const socket of [busy, next]) expect(await readAll(socket)).toContain('Connection: close');
});
