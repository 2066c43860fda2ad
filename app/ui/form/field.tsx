import type { ReactNode } from 'react';
import { Mark, signs } from '../mark.tsx';

export type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
};

/** Connects the control with its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export function Field({
  children,
  ...field
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { id, label, optional, hint, error } = field;
  return (
    <div className="grid min-w-0 content-start gap-2">
      <div>
        <label id={labelId(id)} htmlFor={id} className="font-medium text-ink wrap-anywhere">
          {label}
          {optional && <OptionalMark />}
        </label>
        {hint && <Hint id={id}>{hint}</Hint>}
      </div>
      {children(controlProps(field))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

export function controlProps({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): ControlProps {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

export function OptionalMark() {
  return <span className="font-normal text-soft"> (optional)</span>;
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={hintId(id)} className="text-[0.9375rem] leading-snug text-soft">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={errorId(id)}
      className="flex items-start gap-1.5 text-[0.9375rem] leading-snug font-medium text-danger"
    >
      <Mark path={signs.problem} className="mt-px size-[1.125rem] shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}

export const labelId = (id: string) => `${id}-label`;
const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
