import type { ComponentProps, ReactNode } from 'react';
import { controlLook, singleLine } from './control.ts';
import { Field, type FieldProps } from './field.tsx';

export function TextField({
  id,
  label,
  hint,
  error,
  optional = false,
  unit,
  className = '',
  ...input
}: FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'children'> & {
    /** Shown after the value: "EUR", "%". */ unit?: ReactNode;
  }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            required={!optional}
            {...input}
            {...control}
            className={`${controlLook} ${singleLine} ${unit ? 'pr-14 tabular-nums' : ''} ${className}`}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 right-3.5 grid items-center text-soft">
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
