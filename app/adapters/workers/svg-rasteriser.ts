import type { Rasterise } from '../../documents/document.ts';
import type { Drawing } from './svg-rasteriser-worker.ts';
import { startWorkerQueue } from './worker-queue.ts';

export type Rasteriser = { toPng: Rasterise; stop: () => Promise<void> };

/** Draws pictures beside the requests. */
export function startRasteriser({ timeout = 10_000, mostWaiting = 40, mostPerClient = 8 } = {}): Rasteriser {
  const file = 'app/adapters/workers/svg-rasteriser-worker.ts';
  const { make, stop } = startWorkerQueue<Drawing>({
    name: 'rasteriser',
    file,
    timeout,
    mostWaiting,
    mostPerClient,
  });
  return { toPng: (svg, width, client) => make({ svg, width }, client), stop };
}
