import type { ComponentProps, ReactNode } from 'react';
import { Mark, signs } from '../mark.tsx';
import { controlProps, FieldError, Hint } from './field.tsx';

export function Checkbox({
  id,
  label,
  hint,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'id' | 'type' | 'children' | 'className'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={choiceLabel}>
        <span className={markBox}>
          <input
            type="checkbox"
            {...input}
            {...controlProps({ id, hint, error })}
            className={`${mark} rounded-sm`}
          />
          <Mark path={signs.tick} strokeWidth={3} className={`${tick} size-3.5`} />
        </span>
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {hint && (
        <div className={belowLabel}>
          <Hint id={id}>{hint}</Hint>
        </div>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

export const choiceLabel =
  'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-6 text-ink has-disabled:cursor-not-allowed has-disabled:text-soft';

export const belowLabel = '-mt-2 pb-1 pl-8';

export const markBox = 'relative grid h-6 shrink-0 place-items-center';

export const mark =
  'peer size-5 cursor-[inherit] appearance-none border border-edge bg-paper transition-colors hover:border-ink checked:border-sea checked:bg-sea ' +
  'disabled:border-line disabled:bg-mist checked:disabled:border-edge checked:disabled:bg-edge aria-invalid:not-checked:border-danger forced-colors:appearance-auto';

export const tick =
  'pointer-events-none absolute hidden text-on-sea peer-checked:block forced-colors:hidden!';
