import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLedger } from './ledger.ts';
import type { Moods } from './moods.ts';

/** A lead that it has taken, whether or not it could say so. */
export type Delivery = { key: string; email: string };

/** A sales system on this machine that fails by chance. */
export async function startUnreliableSalesSystem(moods: Moods, folder: string) {
  const taken = openLedger<Delivery>(folder, 'deliveries');
  const server = createServer(async (request, response) => {
    const key = String(request.headers['idempotency-key']);
    // What a killed process has sent half of is nothing.
    const email = new URLSearchParams(await text(request).catch(() => '')).get('email');
    if (!email) return void response.writeHead(400).end();
    const take = () => taken.add({ key, email });
    const mood = moods.next(key);
    if (mood === 'takes it') {
      take();
      return void response.end();
    }
    if (mood === 'refuses') return void response.writeHead(503).end();
    if (mood === 'says nothing for a while') await sleep(moods.silenceMs());
    if (mood === 'takes it, but hangs up before saying so') take();
    request.socket.destroy();
  });
  server.on('connection', (socket) => {
    if (moods.hangsUp()) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    taken,
    stop: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
