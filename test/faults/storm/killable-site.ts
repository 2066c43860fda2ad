import { findHome } from '../../../app/adapters/embedded-postgres/home.ts';
import { readPostmaster } from '../../../app/adapters/embedded-postgres/postmaster.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { runSite, untilReady, type SiteProcess } from '../site-process.ts';

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>;

/** A site that comes back on the same folder however often it is killed, each time on whatever port is free. */
export async function startKillableSite(dataDir: string, env: Record<string, string>) {
  let site: SiteProcess;
  let ready: Promise<number>;
  let port: number;
  let kills = 0;
  let isStopping = false;
  const start = async () => {
    // Behind a proxy each visitor has another address, so that their limits are separate.
    site = runSite({ DATA_DIR: dataDir, TRUST_PROXY: '1', SITE_URL: origin, ...env });
    const { child } = site;
    ready = untilReady(site, startMs).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
    ready.catch(() => {});
    port = await ready;
  };
  await start();

  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    origin,
    ready: () => ready,
    kills: () => kills,
    /** Without a warning, and up again. */
    killAndRestart: async () => {
      kills += 1;
      site.child.kill('SIGKILL');
      await site.exitCode();
      if (!isStopping) await start();
    },
    /** The site notices, and starts it again by itself. */
    killDatabase: async () => {
      kills += 1;
      const postmaster = readPostmaster(findHome(dataDir).cluster);
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
      await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200);
    },
    stop: async () => {
      isStopping = true;
      site.child.kill('SIGTERM');
      await site.exitCode();
    },
  };
}

/** The name that the site is known by, which stays the same while its port changes. */
const origin = 'http://storm.example';
const startMs = 100_000;

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + startMs; Date.now() < deadline; await sleep(50))
    if (await isTrue().catch(() => false)) return;
  throw new Error('The site did not come back after its database was killed.');
}
