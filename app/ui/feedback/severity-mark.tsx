import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from './notification-queue.ts';

/** Says in shape and hidden text what the colour says. */
export function SeverityMark({ severity, className = '' }: { severity: Severity; className?: string }) {
  const { icon: Icon, word } = icons[severity];
  return (
    <span className={className}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      <span className="sr-only">{word}</span>
    </span>
  );
}

const icons = {
  info: { icon: Info, word: 'Note:' },
  success: { icon: CircleCheck, word: 'Done:' },
  warning: { icon: TriangleAlert, word: 'Attention:' },
  danger: { icon: CircleAlert, word: 'Problem:' },
};
