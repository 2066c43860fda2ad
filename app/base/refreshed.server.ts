/** If a reload fails, the last value is kept. */
export type Refreshed<T> = { readonly current: T; refresh(): Promise<void>; stop(): void };

type Options<T> = {
  load: () => Promise<T>;
  everyMs: number;
  onFailure: (error: unknown) => void;
};

export async function createRefreshed<T>({ load, everyMs, onFailure }: Options<T>): Promise<Refreshed<T>> {
  let current = await load();
  const refresh = async () => {
    try {
      current = await load();
    } catch (error) {
      onFailure(error);
    }
  };
  const timer = setInterval(() => void refresh(), everyMs);
  timer.unref();
  return {
    get current() {
      return current;
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}
