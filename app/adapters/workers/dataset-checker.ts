import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

export type DatasetChecker = { check: () => void; stop: () => Promise<void> };

/** Looks through the served data in a thread of its own: it computes for seconds, and no request should wait. */
export function startDatasetChecker(databaseUrl: string, log: Logger): DatasetChecker {
  let worker: Worker | null = null;

  return {
    /** Begins, unless it is already at it. */
    check() {
      if (worker) return;
      // The bundle lies elsewhere, but runs from the root of the project.
      const file = join(process.cwd(), 'app/adapters/workers/dataset-checker-worker.ts');
      worker = new Worker(file, { workerData: databaseUrl });
      worker.unref();
      worker.on('error', (error) => log.warn({ err: error }, 'the data set could not be checked'));
      worker.on('exit', () => {
        worker = null;
      });
    },
    stop: async () => {
      await worker?.terminate();
    },
  };
}
