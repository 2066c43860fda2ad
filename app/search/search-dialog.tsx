import { History, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonLook, IconButton } from '../ui/button.tsx';
import { SearchForm } from './search-box.tsx';
import { searchExamples } from './result-words.ts';
import { searchPath } from './search-entry.ts';
import { letSlashOpen, slashOpens } from './slash-key.client.ts';
import { Suggestions } from './suggestions.tsx';

export type RecentPage = { path: string; title: string };
export type SearchDialogProps = { recent: readonly RecentPage[]; onClose: () => void };

export function SearchDialog({ recent, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const close = () => dialog.current?.close();
  useCloseOnNavigation(close);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const closeByLink = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const opensElsewhere = metaKey || ctrlKey || shiftKey;
    if ((target as Element).closest('a') && !opensElsewhere) close();
  };
  // On press, not on click: a selection that starts in the input may end on the backdrop.
  const closeByBackdrop = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close();
  };
  return (
    // The browser handles Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={closeByLink}
      onMouseDown={closeByBackdrop}
      onSubmit={close}
      className={dialogLook}
    >
      <div className="flex items-center border-b border-line has-[input:focus-visible]:border-sea">
        <div className="grow">
          <SearchForm id="site-search" inputRef={setInput} className="relative" inputLook={inputLook} />
        </div>
        <IconButton label="Close" icon={<X aria-hidden="true" />} onClick={close} className="mr-2" />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {input && (
          <Suggestions input={input}>
            <Start recent={recent} />
          </Suggestions>
        )}
      </div>
      <SlashSwitch />
    </dialog>
  );
}

function Start({ recent }: Pick<SearchDialogProps, 'recent'>) {
  const { pathname } = useLocation();
  const others = recent.filter(({ path }) => path !== pathname);
  return (
    <div className="grid gap-5 px-5 py-5">
      <section aria-labelledby="search-examples">
        <h2 id="search-examples" className="text-sm font-medium tracking-normal text-soft">
          Search for a retailer, market or measure, or ask a question
        </h2>
        <ul className="mt-2 flex flex-wrap gap-2">
          {[...searchExamples, 'how do I cancel'].map((example) => (
            <li key={example}>
              <Link to={searchPath(example)} className={buttonLook({ size: 'small' })}>
                {example}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="recent-pages">
          <h2 id="recent-pages" className="text-sm font-medium tracking-normal text-soft">
            Recent pages
          </h2>
          <ul className="-mx-3 mt-1">
            {others.map(({ path, title }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="flex items-center gap-3 rounded-md px-3 py-2 leading-snug hover:bg-mist"
                >
                  <History aria-hidden="true" className="size-4 shrink-0 text-soft" />
                  <span className="truncate">{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function useCloseOnNavigation(close: () => void) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) close();
  });
}

/** WCAG 2.1.4: speech input triggers single-key shortcuts, so they can be switched off. */
function SlashSwitch() {
  const [isOn, setOn] = useState(slashOpens);
  const change = (on: boolean) => {
    letSlashOpen(on);
    setOn(on);
  };
  return (
    <label className="flex items-center gap-2.5 border-t border-line px-4 py-2.5 text-sm text-soft pointer-coarse:hidden">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
        className="size-4 accent-sea"
      />
      <span>
        Press <kbd className="rounded-sm border border-line px-1.5">/</kbd> to open search
      </span>
    </label>
  );
}

const inputLook =
  'block w-full min-w-0 bg-transparent py-4.5 pr-3 pl-12 text-lg leading-6 placeholder:text-soft outline-none';

const dialogLook =
  'm-0 size-full max-h-none max-w-none flex-col bg-raised p-0 text-ink open:flex backdrop:bg-scrim ' +
  'sm:mx-auto sm:mt-[12dvh] sm:h-fit sm:max-h-[76dvh] sm:w-[min(40rem,calc(100vw-2rem))] sm:rounded-lg sm:border ' +
  'sm:border-line sm:shadow-float opacity-0 transition-opacity duration-150 open:opacity-100 starting:open:opacity-0';
