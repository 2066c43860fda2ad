import type { ReactNode } from 'react';

/** A bordered sheet. Where it holds a `stretchedLink`, it answers to the pointer as a whole. */
export function Card({
  as: Element = 'div',
  tone = 'paper',
  className = '',
  children,
}: {
  as?: 'div' | 'article' | 'section' | 'li';
  /** `mist` steps back behind its neighbours, `sea` is the one that is recommended. */
  tone?: 'paper' | 'mist' | 'sea';
  className?: string;
  children: ReactNode;
}) {
  return <Element className={`${base} ${tones[tone]} ${className}`}>{children}</Element>;
}

const base =
  'relative min-w-0 rounded-lg border p-5 wrap-anywhere transition-colors duration-150 has-[.stretched:hover]:border-edge sm:p-6';

const tones = {
  paper: 'border-line bg-raised',
  mist: 'border-transparent bg-mist',
  sea: 'border-sea bg-raised shadow-[inset_0_3px_0_var(--color-sea)]',
};
