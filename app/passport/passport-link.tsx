import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { ShownValue } from '../figures/format/shown-value.ts';

export function PassportLink({ value, className = '' }: { value: ShownValue; className?: string }) {
  return (
    <Link to={value.passport} data-passport data-grade={value.grade} className={`figure-link ${className}`}>
      {value.state === 'locked' && <Lock aria-hidden="true" className="mr-1 inline size-[0.8em]" />}
      {value.text}
    </Link>
  );
}
