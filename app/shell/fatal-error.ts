/** For errors outside rendering (a failed call, a script that cannot load) that must end in the error screen. */
let status: number | null = null;
const listeners = new Set<() => void>();

export const showFatalError = (withStatus: number) => set(withStatus);

export const fatalError = {
  read: () => status,
  clear: () => set(null),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function set(next: number | null) {
  if (next === status) return;
  status = next;
  for (const listener of listeners) listener();
}

export const isCrawler = (userAgent: string) =>
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|mediapartners/i.test(userAgent);
