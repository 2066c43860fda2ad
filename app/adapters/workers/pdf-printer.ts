import type { Document, Print } from '../../documents/document.ts';
import { startWorkerQueue } from './worker-queue.ts';

export type Printer = { print: Print; stop: () => Promise<void> };

/** Prints documents beside the requests. */
export function startPrinter({ timeout = 60_000, mostWaiting = 100 } = {}): Printer {
  const file = 'app/adapters/workers/pdf-printer-worker.ts';
  const { make, stop } = startWorkerQueue<Document>({ name: 'printer', file, timeout, mostWaiting });
  return { print: make, stop };
}
