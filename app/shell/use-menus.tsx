import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { menuHideDelay, menuShowDelay } from '../ui/overlay/timings.ts';

/** Without scripts the `<details>` open by click or Enter. */
export function useMenus(header: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  useEffect(() => {
    const bar = barIn(header);
    return bar ? enhanceMenus(bar) : undefined;
  }, [header]);
  useEffect(() => {
    const bar = barIn(header);
    if (!bar) return;
    closeAll(bar);
    bar.hidePopover();
  }, [header, key]);
}

const barIn = (header: RefObject<HTMLElement | null>) => header.current!.querySelector('nav');

function enhanceMenus(bar: HTMLElement) {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover: HTMLDetailsElement | null = null;

  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };

  for (const menu of bar.querySelectorAll('details')) {
    menu.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType !== 'mouse' || isPhoneMenu(bar)) return;
        const another = bar.querySelector('details[open]') !== null;
        after(another ? 0 : menuShowDelay, () => {
          if (!menu.open) openedByHover = menu;
          menu.open = true;
        });
      },
      { signal },
    );
    menu.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType !== 'mouse' || isPhoneMenu(bar)) return;
        after(menuHideDelay, () => {
          menu.open = false;
        });
      },
      { signal },
    );
    menu.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        // A click that follows the hover means to open the menu, so it must not close it.
        if (openedByHover === menu && menu.open) event.preventDefault();
        openedByHover = null;
        clearTimeout(timer);
      },
      { signal },
    );
  }
  bar.addEventListener(
    'keydown',
    ({ key, target }) => {
      const menu = (target as Element).closest('details');
      if (key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  bar.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!isPhoneMenu(bar) && relatedTarget && !bar.contains(relatedTarget as Node)) closeAll(bar);
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!bar.contains(target as Node)) closeAll(bar);
    },
    { signal },
  );

  return () => {
    end.abort();
    clearTimeout(timer);
  };
}

const isPhoneMenu = (bar: HTMLElement) => bar.matches(':popover-open');

function closeAll(bar: HTMLElement) {
  for (const menu of bar.querySelectorAll('details')) menu.open = false;
}
