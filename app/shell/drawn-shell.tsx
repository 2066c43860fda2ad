import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useDrawnLinks } from '../ui/app-link.tsx';
import { useMenus } from './use-menus.tsx';

/** The header and the footer are the same on every page: the server draws them, and the browser keeps what it got. */
export type ShellMarkup = { header: string; footer: string };

const ShellContext = createContext<ShellMarkup>({ header: '', footer: '' });

export function ShellProvider({ markup, children }: { markup: ShellMarkup; children: ReactNode }) {
  return <ShellContext value={markup}>{children}</ShellContext>;
}

export function readShellMarkup(page: Document): ShellMarkup {
  const drawn = (part: keyof ShellMarkup) => page.querySelector(`[data-shell="${part}"]`)?.innerHTML ?? '';
  return { header: drawn('header'), footer: drawn('footer') };
}

export function DrawnHeader() {
  const area = useRef<HTMLElement>(null);
  const part = useShellPart('header', area);
  useMenus(area);
  return <header {...part} className="sticky top-0 z-20 border-b border-line bg-paper print:hidden" />;
}

export function DrawnFooter() {
  const area = useRef<HTMLElement>(null);
  const part = useShellPart('footer', area);
  return <footer {...part} className="foot mt-auto text-[0.9375rem] print:hidden" />;
}

function useShellPart(name: keyof ShellMarkup, area: RefObject<HTMLElement | null>) {
  const html = use(ShellContext)[name];
  useDrawnLinks(area);
  useEffect(() => {
    // The back button led here from a checkout page that was loaded directly, which has neither.
    if (!html) reload();
  }, [html]);
  return {
    ref: area,
    'data-shell': name,
    // The browser's own copy of the markup may be written a little differently.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  };
}

/** In a build, at most once in ten seconds: should the page fail, it must not load again and again. */
const reload = () => (window.reloadAfterFailure ?? (() => location.reload()))();
