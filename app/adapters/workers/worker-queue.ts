import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Busy, TooManyAtOnce } from '../../base/concurrency.ts';
import type { Delivery, Parcel } from './worker-orders.ts';

export type WorkerQueue<Order> = {
  make: (order: Order, client?: string) => Promise<Uint8Array<ArrayBuffer>>;
  stop: () => Promise<void>;
};

type Waiting<Order> = {
  parcel: Parcel<Order>;
  resolve: (product: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
};

type Workshop = {
  name: string;
  file: string;
  timeout: number;
  /** Beyond these, orders are refused: whoever asks would have left before they are made. */
  mostWaiting: number;
  /** The same for one client, so that nobody fills the queue alone. */
  mostPerClient?: number;
};

/**
 * Makes files in a separate thread, one after the other, so that a request waits only for its own file. Clients take
 * turns: a client that wants one file waits for at most one file of each other client.
 */
export function startWorkerQueue<Order>({
  name,
  file,
  timeout,
  mostWaiting,
  mostPerClient = mostWaiting,
}: Workshop): WorkerQueue<Order> {
  /** What each client waits for, those first whose turn is next. */
  const lines = new Map<string, Waiting<Order>[]>();
  let current: Waiting<Order> | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let stopped = false;

  const begin = () => {
    current = takeNext(lines);
    if (!current) return;
    worker ??= startWorker();
    timer = setTimeout(() => abandon(new Error(`The ${name} took longer than ${timeout} ms.`)), timeout);
    timer.unref();
    worker.postMessage(current.parcel, []);
  };

  const finish = (settle: (waiting: Waiting<Order>) => void) => {
    clearTimeout(timer);
    if (current) settle(current);
    begin();
  };

  /** The next order starts a new thread. */
  const abandon = (error: Error) => {
    const broken = worker;
    worker = null;
    void broken?.terminate();
    finish(({ reject }) => reject(error));
  };

  const startWorker = () => {
    // The bundle lies elsewhere, but runs from the root of the project.
    const started = new Worker(join(process.cwd(), file));
    // A file that nobody waits for any more does not keep the process alive.
    started.unref();
    started.on('message', (delivery: Delivery) => {
      if (delivery.id !== current?.parcel.id) return;
      finish(({ resolve, reject }) =>
        'product' in delivery ? resolve(delivery.product) : reject(new Error(delivery.error)),
      );
    });
    const lost = (error: Error) => {
      if (worker === started) abandon(error);
    };
    started.on('error', lost);
    started.on('exit', (code) => lost(new Error(`The thread of the ${name} ended with ${code}.`)));
    return started;
  };

  return {
    make: (order, client = '') =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new Error(`The ${name} is stopped.`));
        const line = lines.get(client) ?? [];
        const all = [...lines.values()].reduce((sum, { length }) => sum + length, current ? 1 : 0);
        if (line.length >= mostPerClient)
          return reject(new TooManyAtOnce(`One client asks too much of the ${name}.`));
        if (all >= mostWaiting) return reject(new Busy(`The ${name} has enough to do.`));
        lastId += 1;
        line.push({ parcel: { id: lastId, order }, resolve, reject });
        lines.set(client, line);
        if (!current) begin();
      }),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const ending = worker;
      const left = [...(current ? [current] : []), ...[...lines.values()].flat()];
      worker = null;
      current = null;
      lines.clear();
      for (const { reject } of left) reject(new Error(`The ${name} is stopped.`));
      await ending?.terminate();
    },
  };
}

/** Of the client whose turn it is, who then goes to the end. */
function takeNext<Order>(lines: Map<string, Waiting<Order>[]>): Waiting<Order> | null {
  for (const [client, line] of lines) {
    lines.delete(client);
    const next = line.shift();
    if (line.length > 0) lines.set(client, line);
    if (next) return next;
  }
  return null;
}
