import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Busy } from '../../base/busy.ts';
import type { Delivery, Parcel } from './worker-orders.ts';

export type WorkerQueue<Order> = {
  make: (order: Order) => Promise<Uint8Array<ArrayBuffer>>;
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
};

/** Makes files in a thread of its own, one after the other, so that no request waits but for its own. */
export function startWorkerQueue<Order>({ name, file, timeout, mostWaiting }: Workshop): WorkerQueue<Order> {
  const queue: Waiting<Order>[] = [];
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let stopped = false;

  const begin = () => {
    const [next] = queue;
    if (!next) return;
    worker ??= startWorker();
    timer = setTimeout(() => abandon(new Error(`The ${name} took longer than ${timeout} ms.`)), timeout);
    timer.unref();
    worker.postMessage(next.parcel, []);
  };

  const finish = (settle: (waiting: Waiting<Order>) => void) => {
    clearTimeout(timer);
    const done = queue.shift();
    if (done) settle(done);
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
      if (delivery.id !== queue[0]?.parcel.id) return;
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
    make: (order) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new Error(`The ${name} is stopped.`));
        if (queue.length >= mostWaiting) return reject(new Busy(`The ${name} has enough to do.`));
        lastId += 1;
        queue.push({ parcel: { id: lastId, order }, resolve, reject });
        if (queue.length === 1) begin();
      }),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const [ending, left] = [worker, queue.splice(0)];
      worker = null;
      for (const { reject } of left) reject(new Error(`The ${name} is stopped.`));
      await ending?.terminate();
    },
  };
}
