import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { copyPreparedCluster } from '../test/prepared-cluster.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

export type MeasuredSite = Awaited<ReturnType<typeof startSite>>;

type Options = {
  logLevel?: 'info' | 'warn';
  fill?: (dataDir: string) => Promise<void>;
  /** Of a database that is running already. */
  databaseUrl?: string;
  /** A checkout with its own packages and build. */
  folder?: string;
};

/** The real server in production mode, built if need be, with its own copy of the demonstration data or what `fill` loads. */
export async function startSite({
  logLevel = 'warn',
  databaseUrl = '',
  folder = '.',
  fill = databaseUrl ? async () => {} : copyPreparedCluster,
}: Options = {}) {
  const dataDir = temporaryFolder('bench');
  await fill(dataDir);
  const start = performance.now();
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      APP_ENV: 'production',
      SANDBOX: 'payments,mail,leads,database',
      // As in production, with https: it only shows in links and cookies; nothing is fetched from there.
      SITE_URL: 'https://bench.example',
      SESSION_SECRET: 'only-for-measuring-only-for-measuring',
      LOG_LEVEL: logLevel,
      // The compiler warms up on them as in production; what is measured uncached is not among them.
      WARM_PAGES: '150',
    },
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  // Read to the end: a pipe that nobody reads would stop the access log, and the server with it.
  const port = await new Promise<string | null>((resolve) => {
    createInterface(child.stdout)
      .on('line', (line) => {
        const found = /is ready on .*:(\d+)$/.exec(line)?.[1];
        if (found) resolve(found);
      })
      .on('close', () => resolve(null));
  });
  if (port)
    return {
      url: `http://localhost:${port}`,
      pid: child.pid!,
      startSeconds: (performance.now() - start) / 1_000,
      stop,
    };
  await stop();
  throw new Error('The server did not start.');
}

/** All that the sitemap names. */
export async function everyPage(url: string): Promise<string[]> {
  const paths = async (path: string) => {
    const xml = await (await fetch(url + path)).text();
    return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, found]) => found!);
  };
  return (await Promise.all((await paths('/sitemap.xml')).map(paths))).flat();
}

export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Math.round(Number(kilobytes) / 1_000);
}
