import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import pino from 'pino';
import { findRunningPostgres } from '../../app/adapters/embedded-postgres.ts';
import { startJobQueue } from '../../app/adapters/job-queue.ts';
import type { JobName } from '../../app/base/jobs.server.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;

/** Another site like that of all journeys, with its own settings and clock, whose scheduled jobs run when asked to. */
export async function startOwnSite({ clock, env }: { clock: Date; env: Record<string, string> }) {
  const dataDir = temporaryFolder('own-journeys');
  const site = spawn(process.execPath, ['test/journeys/site.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...env,
      DATA_DIR: dataDir,
      CLOCK_STARTS_AT: clock.toISOString(),
      NODE_OPTIONS: `--import=${pathToFileURL('test/journeys/moved-clock.ts').href}`,
    },
  });
  const url = await readUrl(site.stdout);
  const databaseUrl = (await findRunningPostgres(dataDir))!;
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  const queue = await startJobQueue(databaseUrl, pino({ level: 'silent' }), { readOnly: true });
  return {
    url,
    query: (statement: string, values: unknown[]) => pool.query(statement, values),
    run: (job: Extract<JobName, 'remind-webinars' | 'renewal-notices' | 'send-new-editions'>) =>
      queue.enqueue(drizzle(pool), job, {}),
    /** What an operator does. */
    ops: (...words: string[]) =>
      promisify(execFile)(process.execPath, ['scripts/ops.ts', ...words], {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir, SITE_URL: url },
      }),
    async stop() {
      await queue.stop();
      await pool.end();
      const ended = once(site, 'exit');
      site.kill('SIGTERM');
      await ended;
    },
  };
}

async function readUrl(output: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: output })) {
    const [, url] = /is ready on (http:\/\/localhost:\d+)/.exec(line) ?? [];
    if (url) {
      output.resume();
      return url;
    }
    lines.push(line);
  }
  throw new Error(`The site did not start: ${lines.join('\n')}`);
}
