import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';

export type Tab = { id: string; label: string; content: ReactNode };

/**
 * Without scripts: links to sections below each other. With scripts the other sections are hidden from the first paint
 * on, to avoid a shift, and the links become tabs on hydration.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const enhanced = useHydrated();
  const [selected, select] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const wanted = location.hash.slice(1);
    if (tabs.some(({ id }) => id === wanted)) select(wanted);
    // Only the URL that the page was opened with counts; later clicks do not change it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const next = enhanced && tabs[nextIndex(event.key, indexOf(tabs, selected), tabs.length)];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[href="#${next.id}"]`)?.focus();
  }

  return (
    <div className="min-w-0">
      <div className="border-b border-line">
        <div
          ref={list}
          role={enhanced ? 'tablist' : 'group'}
          aria-label={label}
          className="scroll-fade -mx-2 -mb-px flex gap-x-2 overflow-x-auto noscript:flex-wrap"
        >
          {tabs.map(({ id, label: name }) => (
            <a
              key={id}
              id={`${id}-tab`}
              href={`#${id}`}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                event.preventDefault();
                select(id);
              }}
              {...(enhanced && {
                role: 'tab',
                'aria-selected': id === selected,
                'aria-controls': id,
                tabIndex: id === selected ? 0 : -1,
              })}
              className={`${tabLook} ${id === selected ? selectedLook : 'text-soft'}`}
            >
              {name}
            </a>
          ))}
        </div>
      </div>
      {tabs.map(({ id, label: name, content }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-tab`}
          {...(enhanced && { role: 'tabpanel', tabIndex: 0 })}
          className={`rounded-xs pt-6 ${id === selected ? '' : 'not-noscript:hidden'}`}
        >
          <p className="mb-3 hidden font-semibold noscript:block">{name}</p>
          {content}
        </section>
      ))}
    </div>
  );
}

function nextIndex(key: string, from: number, count: number) {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

function indexOf(tabs: Tab[], selected: string | undefined) {
  return tabs.findIndex(({ id }) => id === selected);
}

function useHydrated() {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}

const noSubscription = () => () => {};

const tabLook =
  'relative inline-flex min-h-11 shrink-0 items-center rounded-sm px-2 font-medium no-underline transition-colors hover:text-ink ' +
  'focus-visible:-outline-offset-2';

const selectedLook =
  "text-ink not-noscript:after:absolute not-noscript:after:inset-x-2 not-noscript:after:bottom-0 not-noscript:after:h-0.5 not-noscript:after:bg-sea not-noscript:after:content-['']";
