import type { ComponentProps } from 'react';
import { controlLook, singleLine } from './control.ts';
import { Field, type FieldProps } from './field.tsx';

export function TextField({
  id,
  label,
  hint,
  error,
  optional = false,
  className = '',
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'children'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input
          type="text"
          required={!optional}
          {...input}
          {...control}
          className={`${controlLook} ${singleLine} ${className}`}
        />
      )}
    </Field>
  );
}
