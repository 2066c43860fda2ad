import { useEffect, useSyncExternalStore } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { emptyQueue, finished, mayPrefetch, wanted, type PrefetchQueue } from './prefetch-queue.ts';

/** Fetches the code and data of pages that a visitor is about to open. Rendered once, in the shell. */
export function Prefetcher() {
  const { underway } = useSyncExternalStore(store.subscribe, store.read, () => emptyQueue);
  return underway.map((page) => <Prefetch key={page} page={page} />);
}

/** Says that a page will probably be opened next. */
export function prefetch(page: string) {
  if (mayPrefetch((navigator as { connection?: object }).connection))
    store.update((queue) => wanted(queue, page));
}

/** Not every browser tells when a prefetch has ended. */
const giveUpMs = 5_000;

function Prefetch({ page }: { page: string }) {
  useEffect(() => {
    const timer = setTimeout(() => done(page), giveUpMs);
    return () => clearTimeout(timer);
  }, [page]);
  // The page's data comes as `prefetch`, its code as `modulepreload`; the data is what a click waits for.
  const onEnd = ({ currentTarget }: { currentTarget: HTMLLinkElement }) => {
    if (currentTarget.rel === 'prefetch') done(page);
  };
  return <PrefetchPageLinks page={page} {...{ onLoad: onEnd, onError: onEnd }} />;
}

const done = (page: string) => store.update((queue) => finished(queue, page));

const store = createStore();

function createStore() {
  let queue: PrefetchQueue = emptyQueue;
  const listeners = new Set<() => void>();
  return {
    read: () => queue,
    update(change: (before: PrefetchQueue) => PrefetchQueue) {
      queue = change(queue);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
