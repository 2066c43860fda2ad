import { freePort, runSite, untilReady, type SiteProcess } from '../site-process.ts';

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>;

/** A site that comes back on the same port and folder however often it is killed. */
export async function startKillableSite(dataDir: string, env: Record<string, string>) {
  const port = await freePort();
  let site: SiteProcess;
  let ready: Promise<void>;
  let kills = 0;
  const start = () => {
    // Behind a proxy every visitor has an address of his own, and so limits of his own.
    site = runSite({ PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: '1', ...env });
    ready = untilReady(site, startMs);
    ready.catch(() => {});
    return ready;
  };
  await start();

  return {
    url: `http://127.0.0.1:${port}`,
    origin: `http://localhost:${port}`,
    ready: () => ready,
    kills: () => kills,
    /** Without a warning, and up again. */
    killAndRestart: async () => {
      kills += 1;
      site.child.kill('SIGKILL');
      await site.exitCode();
      await start();
    },
    stop: async () => {
      site.child.kill('SIGTERM');
      await site.exitCode();
    },
  };
}

const startMs = 60_000;
