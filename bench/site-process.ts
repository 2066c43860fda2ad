import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '../test/temporary-folder.ts';

/** The real server in production mode, built if need be, with a database of its own. */
export async function startSite() {
  const dataDir = temporaryFolder('bench');
  const child = spawn(process.execPath, ['server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      APP_ENV: 'production',
      SANDBOX: 'payments,mail,leads,database',
      // As in production, with https: it only shows in links and cookies; nothing is fetched from there.
      SITE_URL: 'https://bench.example',
      SESSION_SECRET: 'only-for-measuring-only-for-measuring',
      LOG_LEVEL: 'warn',
    },
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface(child.stdout)) {
    const port = /is ready on .*:(\d+)$/.exec(line)?.[1];
    if (port) return { url: `http://localhost:${port}`, pid: child.pid!, stop };
    console.log(line);
  }
  await stop();
  throw new Error('The server did not start.');
}
