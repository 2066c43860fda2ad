import { freePort, runSite, untilReady, type SiteProcess } from '../site-process.ts';

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>;

/** A site that comes back on the same port and folder however often it is killed. */
export async function startKillableSite(dataDir: string, env: Record<string, string>) {
  const port = await freePort();
  let site: SiteProcess;
  let ready: Promise<void>;
  let kills = 0;
  let isStopping = false;
  const start = () => {
    // Behind a proxy every visitor has an address of his own, and so limits of his own.
    site = runSite({ PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: '1', ...env });
    const { child } = site;
    ready = untilReady(site, startMs).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
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
      if (!isStopping) await start();
    },
    stop: async () => {
      isStopping = true;
      site.child.kill('SIGTERM');
      await site.exitCode();
    },
  };
}

const startMs = 60_000;
