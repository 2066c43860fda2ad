import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { ShownValue } from '../figures/format/shown-value.ts';

/** Opens the figure's passport in a popover, or as a page without scripts. */
export function PassportLink({ value, className = '' }: { value: ShownValue; className?: string }) {
  return (
    <Link to={value.passport} data-passport className={`figure-link ${className}`}>
      {value.state === 'locked' && <Lock aria-hidden="true" className="mr-1 inline size-[0.8em]" />}
      {value.text}
    </Link>
  );
}
