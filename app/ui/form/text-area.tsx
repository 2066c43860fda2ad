import type { ComponentProps } from 'react';
import { controlLook } from './control.ts';
import { Field, type FieldProps } from './field.tsx';

export function TextArea({
  id,
  label,
  hint,
  error,
  optional = false,
  rows = 4,
  className = '',
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'children'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          rows={rows}
          required={!optional}
          {...area}
          {...control}
          className={`${controlLook} field-sizing-content min-h-28 resize-y py-2.5 ${className}`}
        />
      )}
    </Field>
  );
}
