import {
  useId,
  useState,
  type ComponentType,
  type FocusEvent,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react';
import { href, useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/form/control.ts';
import { longestQuery, searchPath } from './search-entry.ts';
import type { SuggestionsProps } from './suggestions.tsx';

/** The code for suggestions loads on the first focus. */
export function SearchBox({ defaultValue }: { defaultValue?: string }) {
  const id = useId();
  const [enhanced, setEnhanced] = useState<{
    Suggestions: ComponentType<SuggestionsProps>;
    input: HTMLInputElement;
  }>();

  const enhance = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    if (enhanced) return;
    import('./suggestions.tsx').then(
      ({ Suggestions }) => setEnhanced({ Suggestions, input }),
      () => {
        // Offline or blocked: the form works without suggestions.
      },
    );
  };
  return (
    <div className="relative">
      <SearchForm
        id={id}
        defaultValue={defaultValue}
        onFocus={enhance}
        className="relative flex gap-3"
        inputLook={`${controlLook} min-h-13 py-3 pl-12`}
      >
        <Button type="submit" variant="search" className="shrink-0">
          Search
        </Button>
      </SearchForm>
      {enhanced && <enhanced.Suggestions input={enhanced.input} floating />}
    </div>
  );
}

type Props = {
  id: string;
  defaultValue?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  inputLook: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  children?: ReactNode;
};

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
          Search retailers, markets, figures and pages
        </label>
        <Lens />
        <input
          ref={inputRef}
          id={id}
          name="q"
          defaultValue={defaultValue}
          onFocus={onFocus}
          maxLength={longestQuery}
          placeholder="Retailer or market"
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

/** Drawn here, because an icon of the package would bring its code to every page. */
function Lens() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 fill-none stroke-current stroke-2 text-soft"
      strokeLinecap="round"
    >
      <circle cx="11" cy="11" r="8" />
      <path d="m21 21-4.3-4.3" />
    </svg>
  );
}
