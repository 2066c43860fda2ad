import { useId, useState, type ComponentType, type FocusEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/form/control.ts';
import { SearchForm } from './search-form.tsx';
import type { SuggestionsProps } from './suggestions.tsx';

/** A large search field for a page. Answers while one types are fetched with its first focus. */
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
        // Offline or blocked: the form does the job.
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
        <Button type="submit" variant="primary" className="shrink-0">
          Search
        </Button>
      </SearchForm>
      {enhanced && <enhanced.Suggestions input={enhanced.input} floating />}
    </div>
  );
}
