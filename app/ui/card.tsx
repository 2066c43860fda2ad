import type { ReactNode } from 'react';

/** With a `stretchedLink` inside, the whole card is clickable. */
export function Card({
  as: Element = 'div',
  tone = 'paper',
  className = '',
  children,
}: {
  as?: 'div' | 'article' | 'section' | 'li';
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
