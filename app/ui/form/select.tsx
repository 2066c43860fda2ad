import type { ComponentProps } from 'react';
import { Mark, signs } from '../mark.tsx';
import { controlLook, singleLine, type Option } from './control.ts';
import { Field, type FieldProps } from './field.tsx';

type SelectBoxProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  /** Neighbours of one group stand under its name. */
  options: readonly (Option & { group?: string; [attribute: `data-${string}`]: string })[];
  placeholder?: string;
};

export function Select({
  id,
  label,
  hint,
  error,
  optional = false,
  ...select
}: FieldProps & Omit<SelectBoxProps, 'id'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <SelectBox required={!optional} {...select} {...control} />}
    </Field>
  );
}

export function SelectBox({ options, placeholder, className = '', ...select }: SelectBoxProps) {
  return (
    <span className="relative block min-w-0">
      <select
        {...select}
        className={`${controlLook} ${singleLine} appearance-none truncate pr-11 ${className}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {[...Map.groupBy(options, ({ group = '' }) => group)].map(([group, alike]) =>
          group === '' ? (
            <Options key={group} of={alike} />
          ) : (
            <optgroup key={group} label={group}>
              <Options of={alike} />
            </optgroup>
          ),
        )}
      </select>
      <Mark
        path={signs.down}
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-[1.125rem] text-soft"
      />
    </span>
  );
}

function Options({ of }: { of: SelectBoxProps['options'] }) {
  return of.map(({ label, group, ...option }) => (
    <option key={`${group} ${option.value}`} {...option}>
      {label}
    </option>
  ));
}
