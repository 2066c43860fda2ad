import { Link, useHref, type LinkProps, PrefetchPageLinks } from 'react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { emptyQueue, finished, mayPrefetch, wanted, type PrefetchQueue } from './prefetch-queue.ts';

export function AppLink(props: Omit<LinkProps, 'onPointerEnter' | 'onFocus' | 'prefetch'>) {
  const [path = '', anchor] = useHref(props.to).split('#');
  const ahead = () => prefetch(path);
  // Only a document load makes the anchor the browser's `:target` and starts reading there.
  const reloadDocument = anchor !== undefined || props.reloadDocument;
  return <Link {...props} reloadDocument={reloadDocument} onPointerEnter={ahead} onFocus={ahead} />;
}

export function Prefetcher() {
  const { underway } = useSyncExternalStore(store.subscribe, store.read, () => emptyQueue);
  return underway.map((page) => <Prefetch key={page} page={page} />);
}

function prefetch(page: string) {
  if (mayPrefetch((navigator as { connection?: object }).connection))
    store.update((queue) => wanted(queue, page));
}

/** Not every browser reports the end of a prefetch. */
const giveUpMs = 5_000;

function Prefetch({ page }: { page: string }) {
  useEffect(() => {
    const timer = setTimeout(() => done(page), giveUpMs);
    return () => clearTimeout(timer);
  }, [page]);
  // Data loads as `prefetch`, code as `modulepreload`; a click waits for the data.
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
