import type { ReactNode } from 'react';

/** Folded on a phone only; `styles.css` shows it unfolded on wider screens and in print. */
export function PhoneFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="phone-fold">
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/**
 * A list of which a phone shows the first items, those without the class `more-on-phones`, until its box is checked.
 * The others are in the page, and printed.
 */
export function ShortOnPhones({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="short-on-phones">
      {children}
      <ShowAllOnPhones label={label} />
    </div>
  );
}

/** Its label is, for example, 'Show all 13 rankings'. */
export function ShowAllOnPhones({ label }: { label: string }) {
  return <ShowAll label={label} className="sm:hidden" />;
}

/** Shows the `more-rows` and `more-on-phones` of the figure it is in. */
export function ShowAll({ label, className = '' }: { label: string; className?: string }) {
  return (
    <label className={`show-all print:hidden ${className}`}>
      <input type="checkbox" /> {label}
    </label>
  );
}

/** Something for those who look for it: closed until asked for, also without scripts. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="w-fit rounded-xs py-1 text-sm text-sea underline-offset-4 marker:text-edge hover:underline">
        {title}
      </summary>
      <div className="mt-2 mb-5">{children}</div>
    </details>
  );
}
