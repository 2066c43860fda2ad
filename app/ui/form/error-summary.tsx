import { useEffect, useRef, type MouseEvent } from 'react';
import { Mark, signs } from '../mark.tsx';

export type FormError = {
  /** The field's id; without one, the error is about the whole form. */
  field?: string;
  message: string;
};

/** Takes the focus when it appears; give it a new `key` to take it again. */
export function ErrorSummary({ errors }: { errors: FormError[] }) {
  const summary = useFocus<HTMLDivElement>(errors.map(({ message }) => message).join('\n'));
  if (errors.length === 0) return null;
  const isAboutFields = errors.some(({ field }) => field);
  return (
    // Autofocus works without scripts, and this is the answer to what the visitor has just sent.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={summary} role="alert" tabIndex={-1} autoFocus className={box}>
      <p className="flex gap-3 font-semibold text-danger">
        <Mark path={signs.problem} className="mt-0.5 size-5 shrink-0" />
        <span className="sr-only">Problem:</span>
        {isAboutFields ? 'Please check what you entered' : 'That didn’t go through'}
      </p>
      <ul className="mt-2 grid gap-1 pl-8">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => goTo(field, event)} className={link}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For the answer to what the visitor has just sent: takes the focus when its text changes. */
export function useFocus<Box extends HTMLElement>(text: string) {
  const box = useRef<Box>(null);
  useEffect(() => {
    // On a page load the browser has focused it already, and the visitor may have moved on since.
    if ('hydrated' in document.documentElement.dataset) box.current?.focus();
  }, [text]);
  return box;
}

/** Following the fragment would be a navigation, which drops the action data and with it the errors. */
function goTo(field: string, event: MouseEvent) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

const box = 'rounded-md border border-danger bg-danger-wash px-4 py-4 text-base leading-6';
const link =
  'inline-block rounded-xs py-0.5 text-danger underline underline-offset-[0.2em] hover:decoration-2';
