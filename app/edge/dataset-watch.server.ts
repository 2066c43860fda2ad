import type { Logger } from 'pino';

type Options = {
  /** The id of the current data set. Asked once a second, it also tells whether the database answers. */
  currentId: () => Promise<number | null>;
  onChange: () => Promise<void>;
  log: Logger;
  everyMs?: number;
};

/** Knows whether the database is there, and tells when another process has put a new data set in place. */
export function watchDataset({ currentId, onChange, log, everyMs = 1_000 }: Options) {
  let known: number | null | undefined;
  let isAway = false;
  let timer: NodeJS.Timeout;
  let stopped = false;

  async function look() {
    try {
      // Once is an accident: a connection that was cut while it lay idle, a moment without a free one.
      const id = await currentId().catch(currentId);
      if (known !== undefined && id !== known) await onChange();
      known = id;
      if (isAway) log.info('the database is back');
      isAway = false;
    } catch (error) {
      if (!isAway) log.error({ err: error }, 'the database is away');
      isAway = true;
    }
    if (!stopped) timer = setTimeout(() => void look(), everyMs).unref();
  }

  void look();
  return {
    isAway: () => isAway,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
