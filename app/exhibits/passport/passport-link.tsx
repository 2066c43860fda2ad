import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { ShownValue } from '../sheet-view.ts';

/** A number, and the way to what stands behind it: its passport opens beside it, or as a page without scripts. */
export function PassportLink({ value, className = '' }: { value: ShownValue; className?: string }) {
  return (
    <Link to={value.passport} data-passport className={`${look} ${className}`}>
      {value.state === 'locked' && <Lock aria-hidden="true" className="mr-1 inline size-[0.8em]" />}
      {value.text}
    </Link>
  );
}

const look =
  'tabular whitespace-nowrap text-ink underline decoration-edge decoration-dotted underline-offset-4 hover:text-sea hover:decoration-solid';
