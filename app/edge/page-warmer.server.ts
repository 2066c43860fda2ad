import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

type Options = {
  /** The most important first. */
  paths: () => Promise<readonly string[]>;
  warm: (path: string) => Promise<void>;
  log: Logger;
};

/**
 * Renders pages before anybody asks for them, after a start and after an import, so that the first visitor waits no longer
 * than the second. One page at a time, each followed by a pause four times as long, so that visitors come first.
 */
export function createPageWarmer({ paths, warm, log }: Options) {
  let round = 0;

  async function run(own: number) {
    try {
      for (const path of await paths()) {
        if (own !== round) return;
        const began = performance.now();
        await warm(path);
        await sleep(restFactor * (performance.now() - began), undefined, { ref: false });
      }
    } catch (error) {
      if (own === round) log.warn({ err: error }, 'pages are rendered when they are asked for');
    }
  }

  return {
    /** Starts over if it is already running. */
    begin: () => run((round += 1)),
    stop() {
      round += 1;
    },
  };
}

const restFactor = 4;
