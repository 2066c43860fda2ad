import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Busy, TooManyAtOnce } from '../../base/concurrency.ts';

export type Task =
  | { kind: 'print-pdf' }
  | { kind: 'rasterise-svg' }
  | { kind: 'write-workbook' }
  | { kind: 'write-deck' }
  | { kind: 'check-dataset'; databaseUrl: string };

/** The built site runs `build/server/worker.js`; development and tests run the source. */
const sourceFile = 'app/adapters/workers/worker.ts';

export function startWorker(task: Task, file = sourceFile): Worker {
  const worker = new Worker(join(process.cwd(), file), { workerData: task });
  // Unfinished work that nobody waits for must not keep the process alive.
  worker.unref();
  return worker;
}

export type Job<Input> = { id: number; input: Input };
export type JobResult = { id: number } & ({ file: Uint8Array<ArrayBuffer> } | { error: string });

type WorkerQueue<Input> = {
  make: (input: Input, client?: string) => Promise<Uint8Array<ArrayBuffer>>;
  stop: () => Promise<void>;
};

type Waiting<Input> = {
  job: Job<Input>;
  resolve: (file: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
};

export type QueueOptions = {
  timeout: number;
  /** Further jobs are refused, because the client would have given up before they were done. */
  mostWaiting: number;
  mostPerClient?: number;
  workerFile?: string;
};

/** Clients take turns: a client that wants one file waits for at most one file of each other client. */
export function startWorkerQueue<Input>(
  name: string,
  task: Task,
  { timeout, mostWaiting, mostPerClient = mostWaiting, workerFile }: QueueOptions,
): WorkerQueue<Input> {
  const lines = new Map<string, Waiting<Input>[]>();
  let current: Waiting<Input> | null = null;
  let worker: ReturnType<typeof startWorker> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let stopped = false;

  const begin = () => {
    current = takeNext(lines);
    if (!current) return;
    worker ??= start();
    timer = setTimeout(() => abandon(new Error(`The ${name} took longer than ${timeout} ms.`)), timeout);
    timer.unref();
    worker.postMessage(current.job, []);
  };

  const finish = (settle: (waiting: Waiting<Input>) => void) => {
    clearTimeout(timer);
    if (current) settle(current);
    begin();
  };

  const abandon = (error: Error) => {
    const broken = worker;
    worker = null;
    void broken?.terminate();
    finish(({ reject }) => reject(error));
  };

  const start = () => {
    const started = startWorker(task, workerFile);
    started.on('message', (result: JobResult) => {
      if (result.id !== current?.job.id) return;
      finish(({ resolve, reject }) =>
        'file' in result ? resolve(result.file) : reject(new Error(result.error)),
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
    make: (input, client = '') =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new Error(`The ${name} is stopped.`));
        const line = lines.get(client) ?? [];
        const all = [...lines.values()].reduce((sum, { length }) => sum + length, current ? 1 : 0);
        if (line.length >= mostPerClient)
          return reject(new TooManyAtOnce(`One client asks too much of the ${name}.`));
        if (all >= mostWaiting) return reject(new Busy(`The ${name} has enough to do.`));
        lastId += 1;
        line.push({ job: { id: lastId, input }, resolve, reject });
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

function takeNext<Input>(lines: Map<string, Waiting<Input>[]>): Waiting<Input> | null {
  for (const [client, line] of lines) {
    lines.delete(client);
    const next = line.shift();
    if (line.length > 0) lines.set(client, line);
    if (next) return next;
  }
  return null;
}
