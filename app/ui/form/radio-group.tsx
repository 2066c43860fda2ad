import type { ReactNode } from 'react';
import { belowLabel, choiceLabel, mark, markBox, tick } from './checkbox.tsx';
import type { Option } from './control.ts';
import { controlProps, FieldError, Hint, OptionalMark, type FieldProps } from './field.tsx';

export function RadioGroup({
  id,
  label,
  hint,
  error,
  optional = false,
  name,
  options,
  defaultValue,
  disabled = false,
  look = 'list',
}: FieldProps & {
  name: string;
  options: (Option & { hint?: ReactNode; disabled?: boolean })[];
  defaultValue?: string;
  disabled?: boolean;
  /** Cards suit options that need some lines to describe them, a row suits a few short ones. */
  look?: 'list' | 'cards' | 'row';
}) {
  // The id is on the first button, so that the error summary links to a control.
  const { id: firstId, ...described } = controlProps({ id, hint, error });
  return (
    <fieldset role="radiogroup" disabled={disabled} {...described} className="group/radios min-w-0">
      <legend className="font-medium text-ink">
        {label}
        {optional && <OptionalMark />}
      </legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      <div className={layouts[look]}>
        {options.map((option, at) => {
          const optionId = at === 0 ? firstId : `${id}-${option.value}`;
          return (
            <div key={option.value} className={look === 'cards' ? card : undefined}>
              <label htmlFor={optionId} className={choiceLabel}>
                <span className={markBox}>
                  <input
                    type="radio"
                    id={optionId}
                    name={name}
                    value={option.value}
                    defaultChecked={option.value === defaultValue}
                    required={!optional}
                    disabled={option.disabled}
                    aria-describedby={option.hint ? `${optionId}-about` : undefined}
                    className={`${mark} rounded-full group-aria-invalid/radios:not-checked:border-danger`}
                  />
                  <span aria-hidden="true" className={`${tick} size-2 rounded-full bg-on-sea`} />
                </span>
                <span className="min-w-0 wrap-anywhere">{option.label}</span>
              </label>
              {option.hint && (
                <p
                  id={`${optionId}-about`}
                  className={`${belowLabel} text-[0.9375rem] leading-snug text-soft`}
                >
                  {option.hint}
                </p>
              )}
            </div>
          );
        })}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

const layouts = { list: 'mt-1 grid', cards: 'mt-3 grid gap-3', row: 'mt-1 flex flex-wrap gap-x-6' };

/** The label covers the card, so that a click anywhere chooses it. */
const card =
  'relative rounded-lg border border-line px-4 pt-1.5 pb-3.5 has-checked:border-sea has-checked:bg-mist ' +
  '[&_label]:font-medium [&_label]:after:absolute [&_label]:after:inset-0 [&_label>:first-child]:z-1';
