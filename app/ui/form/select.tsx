import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlLook, singleLine, type Option } from './control.ts';
import { Field, type FieldProps } from './field.tsx';

type SelectBoxProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  options: (Option & { [attribute: `data-${string}`]: string })[];
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
    <div className="relative">
      <select
        {...select}
        className={`${controlLook} ${singleLine} appearance-none truncate pr-11 ${className}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-[1.125rem] text-soft"
      />
    </div>
  );
}
