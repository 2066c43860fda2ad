import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { Option } from './control.ts';
import { Field, type FieldProps } from './field.tsx';
import type { FilteringComboboxProps } from './filtering-combobox.tsx';
import { SelectBox } from './select.tsx';

/** A native `<select>` until it comes into view; then a box that filters while typing replaces it. */
export function Combobox({
  id,
  label,
  hint,
  error,
  optional = false,
  defaultValue = '',
  ...box
}: FieldProps & {
  name: string;
  options: Option[];
  defaultValue?: string;
  placeholder?: string;
  disabled?: boolean;
}) {
  const host = useRef<HTMLDivElement>(null);
  const filtering = useFiltering(host);

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div ref={host}>
          {filtering ? (
            <filtering.Box required={!optional} {...box} control={control} defaultValue={filtering.value} />
          ) : (
            <SelectBox
              placeholder="Choose…"
              required={!optional}
              {...box}
              {...control}
              defaultValue={defaultValue}
            />
          )}
        </div>
      )}
    </Field>
  );
}

function useFiltering(host: RefObject<HTMLDivElement | null>) {
  const [filtering, setFiltering] = useState<{
    Box: ComponentType<FilteringComboboxProps>;
    value: string;
  } | null>(null);

  useEffect(() => {
    const select = host.current?.querySelector('select');
    if (!select) return undefined;

    const stopped = new AbortController();
    async function replace(native: HTMLSelectElement) {
      const { FilteringCombobox } = await import('./filtering-combobox.tsx');
      const take = () => setFiltering({ Box: FilteringCombobox, value: native.value });
      if (stopped.signal.aborted) return;
      // Do not replace the select while it is open.
      if (document.activeElement !== native) take();
      else native.addEventListener('blur', take, { once: true, signal: stopped.signal });
    }

    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        replace(select).catch(() => {});
      },
      { rootMargin: '200px' },
    );
    seen.observe(select);
    return () => {
      stopped.abort();
      seen.disconnect();
    };
  }, [host]);

  return filtering;
}
