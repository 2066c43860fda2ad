import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { patienceMs } from './judge.ts';
import type { FuzzRequest } from './requests.ts';

const pauseMs = 15;

/** `reset`: the server closed before it had read all that was sent, which can destroy its answer on the way. */
type Received = { bytes: Buffer; timedOut: boolean; reset: boolean };

/** One connection: every byte that comes back until it ends, or until patience does. */
export function send(port: number, { pieces, halfClose }: FuzzRequest): Promise<Received> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const received: Buffer[] = [];
    const end = (timedOut: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ bytes: Buffer.concat(received), timedOut, reset });
    };
    let timer = setTimeout(end, patienceMs, true);
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    let reset = false;
    socket.on('error', () => (reset = true));
    socket.on('end', () => end(false));
    socket.on('close', () => end(false));
    socket.on('connect', async () => {
      for (const [at, piece] of pieces.entries()) {
        if (at > 0) await sleep(pauseMs);
        if (socket.writable) socket.write(piece);
      }
      if (halfClose && socket.writable) socket.end();
      clearTimeout(timer);
      if (!socket.destroyed) timer = setTimeout(end, patienceMs, true);
    });
  });
}
