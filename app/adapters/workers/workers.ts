import type { Logger } from 'pino';
import type { Deck, WriteDeck } from '../../documents/deck.ts';
import type { Document, OutlineText, Print, Rasterise } from '../../documents/document.ts';
import type { Workbook, WriteWorkbook } from '../../documents/workbook.ts';
import type { Drawing } from './rasterise-svg.ts';
import { startWorker, startWorkerQueue, type QueueOptions } from './worker-queue.ts';

type Stop = { stop: () => Promise<void> };

export type Printer = { print: Print } & Stop;

export function startPrinter(options: Partial<QueueOptions> = {}): Printer {
  const limits = { timeout: 60_000, mostWaiting: 100, ...options };
  const { make, stop } = startWorkerQueue<Document>('printer', { kind: 'print-pdf' }, limits);
  return { print: make, stop };
}

export type Rasteriser = { toPng: Rasterise; toOutlines: OutlineText } & Stop;

export function startRasteriser(options: Partial<QueueOptions> = {}): Rasteriser {
  const limits = { timeout: 10_000, mostWaiting: 40, mostPerClient: 8, ...options };
  const { make, stop } = startWorkerQueue<Drawing>('rasteriser', { kind: 'rasterise-svg' }, limits);
  return {
    toPng: (svg, width, client) => make({ svg, as: 'png', width }, client),
    toOutlines: async (svg, client) => new TextDecoder().decode(await make({ svg, as: 'outlines' }, client)),
    stop,
  };
}

export type WorkbookWriter = { write: WriteWorkbook } & Stop;

export function startWorkbookWriter(options: Partial<QueueOptions> = {}): WorkbookWriter {
  const limits = { timeout: 20_000, mostWaiting: 40, mostPerClient: 8, ...options };
  const { make, stop } = startWorkerQueue<Workbook>('workbook writer', { kind: 'write-workbook' }, limits);
  return { write: make, stop };
}

export type DeckWriter = { write: WriteDeck } & Stop;

export function startDeckWriter(options: Partial<QueueOptions> = {}): DeckWriter {
  const limits = { timeout: 20_000, mostWaiting: 40, mostPerClient: 8, ...options };
  const { make, stop } = startWorkerQueue<Deck>('deck writer', { kind: 'write-deck' }, limits);
  return { write: make, stop };
}

export type DatasetChecker = { check: () => void } & Stop;

/** Runs in a thread, because checking takes seconds of CPU time and would block requests. */
export function startDatasetChecker(databaseUrl: string, log: Logger, workerFile?: string): DatasetChecker {
  let worker: ReturnType<typeof startWorker> | null = null;

  return {
    check() {
      if (worker) return;
      worker = startWorker({ kind: 'check-dataset', databaseUrl }, workerFile);
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
