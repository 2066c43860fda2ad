import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Rasterise } from '../charts/rasterise.ts';
import type { Delivery, Order } from './svg-rasteriser-worker.ts';

export type Rasteriser = { toPng: Rasterise; stop: () => Promise<void> };

type Waiting = {
  order: Order;
  resolve: (png: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
};

/** Draws in a thread of its own, one after the other, so that no request waits for a picture but its own. */
export function startRasteriser({ timeout = 10_000 } = {}): Rasteriser {
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let stopped = false;

  const begin = () => {
    const [next] = queue;
    if (!next) return;
    worker ??= startWorker();
    timer = setTimeout(() => abandon(new Error(`Drawing took longer than ${timeout} ms.`)), timeout).unref();
    worker.postMessage(next.order, []);
  };

  const finish = (settle: (waiting: Waiting) => void) => {
    clearTimeout(timer);
    const done = queue.shift();
    if (done) settle(done);
    begin();
  };

  /** The next drawing starts a new thread. */
  const abandon = (error: Error) => {
    const broken = worker;
    worker = null;
    void broken?.terminate();
    finish(({ reject }) => reject(error));
  };

  const startWorker = () => {
    // The bundle lies elsewhere, but runs from the root of the project.
    const started = new Worker(join(process.cwd(), 'app/adapters/svg-rasteriser-worker.ts'));
    // A picture that nobody waits for any more does not keep the process alive.
    started.unref();
    started.on('message', (delivery: Delivery) => {
      if (delivery.id !== queue[0]?.order.id) return;
      finish(({ resolve, reject }) =>
        'png' in delivery ? resolve(delivery.png) : reject(new Error(delivery.error)),
      );
    });
    const lost = (error: Error) => {
      if (worker === started) abandon(error);
    };
    started.on('error', lost);
    started.on('exit', (code) => lost(new Error(`The drawing thread ended with ${code}.`)));
    return started;
  };

  return {
    toPng: (svg, width) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new Error('The rasteriser is stopped.'));
        lastId += 1;
        queue.push({ order: { id: lastId, svg, width }, resolve, reject });
        if (queue.length === 1) begin();
      }),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const [ending, left] = [worker, queue.splice(0)];
      worker = null;
      for (const { reject } of left) reject(new Error('The rasteriser is stopped.'));
      await ending?.terminate();
    },
  };
}
