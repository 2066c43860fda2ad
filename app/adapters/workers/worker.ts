/** The entry of every worker thread. The build bundles it, so that it runs without the sources. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Task, Job, JobResult } from './worker-queue.ts';

const task = workerData as Task;
switch (task.kind) {
  case 'print-pdf': {
    const { printPdf } = await import('../pdf/print-pdf.ts');
    makeFiles(printPdf);
    break;
  }
  case 'rasterise-svg': {
    const { drawSvg } = await import('./rasterise-svg.ts');
    makeFiles(drawSvg);
    break;
  }
  case 'write-workbook': {
    const { writeWorkbook } = await import('./write-workbook.ts');
    makeFiles(writeWorkbook);
    break;
  }
  case 'write-deck': {
    const { writeDeck } = await import('./write-deck.ts');
    makeFiles(writeDeck);
    break;
  }
  case 'check-dataset': {
    const { withConnection } = await import('../../dataset/dataset-session.server.ts');
    const { verifyDataset } = await import('../../dataset/verify-dataset.server.ts');
    await withConnection(task.databaseUrl, verifyDataset);
  }
}

type File = Uint8Array<ArrayBuffer>;

/** What arrives is what the same task was started for, which the compiler cannot see across threads. */
function makeFiles(make: (input: never) => File | Promise<File>) {
  const answer = async ({ id, input }: Job<never>) => {
    try {
      const file = await make(input);
      parentPort!.postMessage({ id, file } satisfies JobResult, [file.buffer]);
    } catch (error) {
      // After a crash inside WebAssembly its memory cannot be trusted, so the thread ends and a new one starts.
      if (error instanceof WebAssembly.RuntimeError) throw error;
      parentPort!.postMessage({ id, error: String(error) } satisfies JobResult, []);
    }
  };
  parentPort!.on('message', (job: Job<never>) => void answer(job));
}
