import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { nothingFound, otherWords } from './nothing-found.ts';
import type { SearchAnswer } from './search-entry.ts';
import { SuggestionList } from './suggestion-list.tsx';

export type SuggestionsProps = {
  input: HTMLInputElement;
  floating?: boolean;
  children?: ReactNode;
};

/** No option is active at first, so that Enter opens the results page whether or not the answer has arrived. */
export function Suggestions({ input, floating = false, children }: SuggestionsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { key: page } = useLocation();
  // Letters may have been typed before this code was loaded.
  const [query, setQuery] = useState(() => (input.value === input.defaultValue ? '' : input.value.trim()));
  const [openOn, setOpenOn] = useState<string | null>(page);
  const [active, setActive] = useState(-1);
  const { answer, hasFailed } = useAnswer(query);

  const count = answer ? optionsIn(answer) : 0;
  const isOpen = query !== '' && (openOn === page || !floating);

  const onInput = useEffectEvent(() => {
    setQuery(input.value.trim());
    setActive(-1);
    setOpenOn(page);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = isOpen ? optionAt(list, active) : undefined;
    if (step && count > 0) {
      setOpenOn(page);
      // One more position than there are options: the input itself.
      setActive(((active + step + count + 2) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && chosen) chosen.click();
    else if (event.key === 'Escape' && isOpen && floating) setOpenOn(null);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    input.addEventListener('blur', () => setOpenOn(null), { signal });
    return () => end.abort();
  }, [input, id]);
  useEffect(() => {
    const option = isOpen ? optionAt(list, active) : undefined;
    option?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-expanded', String(isOpen && count > 0));
    input.setAttribute('aria-activedescendant', option?.id ?? '');
  }, [input, isOpen, active, count]);

  if (!isOpen) return children;
  return (
    <div className={floating ? floatingLook : undefined}>
      <output
        className={answer && answer.total > 0 ? 'sr-only' : 'block px-5 pt-4 pb-2 text-soft wrap-anywhere'}
      >
        {statusOf(query, answer, hasFailed)}
      </output>
      {answer && <SuggestionList ref={list} id={id} query={query} answer={answer} active={active} />}
    </div>
  );
}

/** A figure has two: its page and its passport. The last one shows all results or, where there are none, asks us. */
const optionsIn = ({ answers, items, nearest }: SearchAnswer) =>
  answers.reduce((sum, { kind }) => sum + (kind === 'figure' ? 2 : 1), 0) + items.length + nearest.length + 1;

const optionAt = ({ current: list }: RefObject<HTMLElement | null>, at: number) =>
  list?.querySelectorAll<HTMLElement>('[role=option]')[at];

function statusOf(query: string, answer: SearchAnswer | null, hasFailed: boolean) {
  if (hasFailed) return 'Search is not available at the moment. Please try again.';
  if (!answer) return 'Searching…';
  if (answer.total === 0) {
    return (
      <>
        <span className="block font-medium text-ink">{nothingFound(query)}.</span> {otherWords}
      </>
    );
  }
  return answer.total === 1 ? '1 result' : `${answer.total} results`;
}

const floatingLook =
  'absolute inset-x-0 top-full z-10 mt-2 max-h-[min(28rem,70dvh)] overflow-y-auto overscroll-contain rounded-lg ' +
  'border border-line bg-raised shadow-float';

type State = { answer: SearchAnswer | null; hasFailed: boolean };

function useAnswer(query: string): State {
  const [state, setState] = useState<State>(nothing);
  useEffect(() => {
    if (!query) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(query, stop.signal).then(
        (answer) => setState({ answer, hasFailed: false }),
        () => {
          if (!stop.signal.aborted) setState({ answer: null, hasFailed: true });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);
  return query ? state : nothing;
}

const nothing: State = { answer: null, hasFailed: false };
const pauseMs = 120;
const limit = 8;

// Not `createApiClient`, whose failures replace the page with the error screen.
async function ask(query: string, signal: AbortSignal) {
  const headers = { Accept: 'application/json' };
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query, limit: String(limit) })}`, {
    signal,
    headers,
  });
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  return (await response.json()) as SearchAnswer;
}
