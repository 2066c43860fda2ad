import { Search } from 'lucide-react';
import type { FocusEventHandler, ReactNode, Ref, SubmitEvent } from 'react';
import { href, useNavigate } from 'react-router';
import { longestQuery, searchPath } from './search-entry.ts';

type Props = {
  id: string;
  defaultValue?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  inputLook: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  /** What stands behind the input. */
  children?: ReactNode;
};

/** A plain form that leads to the results; with scripts without a reload. */
export function SearchForm({ id, defaultValue, inputRef, className, inputLook, onFocus, children }: Props) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('q');
    void navigate(searchPath(typeof wanted === 'string' ? wanted : ''));
  };
  return (
    <search>
      <form action={href('/search')} onSubmit={submit} className={className}>
        <label htmlFor={id} className="sr-only">
          Search retailers, markets, rankings and pages
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-soft"
        />
        <input
          ref={inputRef}
          id={id}
          name="q"
          defaultValue={defaultValue}
          onFocus={onFocus}
          maxLength={longestQuery}
          placeholder="A shop or a market"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className={inputLook}
        />
        {children}
      </form>
    </search>
  );
}
