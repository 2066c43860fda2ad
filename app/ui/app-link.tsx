import { useEffect, useSyncExternalStore, type ComponentProps, type MouseEvent, type RefObject } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { isPlainClick } from './plain-click.ts';
import { emptyQueue, finished, mayPrefetch, wanted, type PrefetchQueue } from './prefetch-queue.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onPointerEnter' | 'onFocus'> & {
  to: string;
  reloadDocument?: boolean;
  preventScrollReset?: boolean;
};

/** React Router's own link works out its address three times at every rendering; a page has some eighty of them. */
export function AppLink({ to, reloadDocument, preventScrollReset, onClick, children, ...rest }: Props) {
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // Only a document load makes the anchor the browser's `:target` and starts reading there.
    if (reloadDocument || to.includes('#') || !isPlainClick(event) || !isOurs(event.currentTarget)) return;
    event.preventDefault();
    const path = pathOf(event.currentTarget);
    void navigate(path, { preventScrollReset, replace: path === pathOf(location) });
  }

  function ahead({ currentTarget: link }: { currentTarget: HTMLAnchorElement }) {
    if (isOurs(link)) prefetch(pathOf(link));
  }

  return (
    <a {...rest} href={to} onClick={follow} onPointerEnter={ahead} onFocus={ahead}>
      {children}
    </a>
  );
}

/** Makes the links of server-drawn markup, also those in charts, navigate and load ahead like an `AppLink`. */
export function useDrawnLinks(area: RefObject<HTMLElement | null>, within = '') {
  const navigate = useNavigate();
  useEffect(() => {
    const end = new AbortController();
    const listen = <Type extends 'click' | 'pointerover' | 'focusin'>(
      type: Type,
      handle: (link: Element, event: HTMLElementEventMap[Type]) => void,
    ) =>
      area.current!.addEventListener(
        type,
        (event) => {
          const link = (event.target as Element).closest(`${within} ${drawnLinks}`);
          if (link) handle(link, event);
        },
        { signal: end.signal },
      );
    const ahead = (link: Element) => {
      if (!link.matches('[data-cold]')) prefetch(link.getAttribute('href')!);
    };
    listen('pointerover', ahead);
    listen('focusin', ahead);
    listen('click', (link, event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const path = link.getAttribute('href')!;
      void navigate(path, {
        preventScrollReset: link.matches('[data-keep-scroll]'),
        replace: path === pathOf(location),
      });
    });
    return () => end.abort();
  }, [area, within, navigate]);
}

/** Figures open their passport, files are saved, and only a document load makes an anchor the browser's `:target`. */
const drawnLinks = 'a[href^="/"]:not([data-passport], [download], [href*="#"])';

const isOurs = ({ origin, target }: HTMLAnchorElement) =>
  origin === location.origin && (target || '_self') === '_self';

const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

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
