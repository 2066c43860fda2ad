import type { Logger } from 'pino';

type Options = {
  /** The id of the current data set. Asked once a second, it also tells whether the database answers. */
  currentId: () => Promise<number | null>;
  onChange: () => Promise<void>;
  log: Logger;
  everyMs?: number;
};

/** Notices a database that is away, and a data set that another process has published. */
export function watchDataset({ currentId, onChange, log, everyMs = 1_000 }: Options) {
  let known: number | null | undefined;
  let isAway = false;
  let timer: NodeJS.Timeout;
  let stopped = false;

  async function look() {
    try {
      // One failure can be an accident, such as an idle connection that was cut.
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
