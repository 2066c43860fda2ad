import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { href, useLocation } from 'react-router';
import { useRouteHandle } from '../shell/use-route-handle.tsx';
import type { RecentPage, SearchDialogProps } from './search-dialog.tsx';
import { isPlainClick } from '../ui/plain-click.ts';
import { slashOpens } from './slash-key.client.ts';

export function SearchOpener() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);

  useEffect(() => {
    const end = new AbortController();
    // Synchronous, because the next key press belongs to the dialog.
    const show = (SearchDialog: ComponentType<SearchDialogProps>) => {
      loaded = SearchDialog;
      flushSync(() => setDialog(() => SearchDialog));
    };
    const open = (event: Event) => {
      event.preventDefault();
      if (loaded) return show(loaded);
      import('./search-dialog.tsx').then(
        ({ SearchDialog }) => show(SearchDialog),
        () => location.assign(href('/search')),
      );
    };
    document.addEventListener('keydown', (event) => isShortcut(event) && open(event), { signal: end.signal });
    // In the capture phase, before React Router handles the click.
    document.addEventListener('click', (event) => isOnLink(event) && open(event), {
      capture: true,
      signal: end.signal,
    });
    return () => end.abort();
  }, []);

  return Dialog && <Dialog recent={recent} onClose={() => setDialog(null)} />;
}

/** Public pages seen since the last full load, newest first. They are kept in memory alone, so nothing is stored. */
let recent: readonly RecentPage[] = [];

export function useRecentPages() {
  const { pathname: path } = useLocation();
  const { audience, indexed } = useRouteHandle() ?? {};
  const isPublic = audience === 'shared' && indexed;
  useEffect(() => {
    if (!isPublic) return;
    const title = document.title.replace(/^\[\w+\] | \| [^|]*$/g, '');
    recent = [{ path, title }, ...recent.filter((page) => page.path !== path)].slice(0, mostRecent);
  }, [path, isPublic]);
}

/** The current page is one of them and is not listed. */
const mostRecent = 6;

let loaded: ComponentType<SearchDialogProps> | null = null;

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return (
    key === '/' &&
    !(target as Element).closest('input, textarea, select, dialog, [contenteditable]') &&
    slashOpens()
  );
}

const isOnLink = (event: MouseEvent) =>
  isPlainClick(event) && (event.target as Element).closest('[data-opens-search]');
