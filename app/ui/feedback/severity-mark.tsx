import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from './notification-queue.ts';

/** The shape says what the colour says, and the hidden word says it aloud. */
export function SeverityMark({ severity, className = '' }: { severity: Severity; className?: string }) {
  const { icon: Icon, word } = marks[severity];
  return (
    <span className={className}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      <span className="sr-only">{word}</span>
    </span>
  );
}

const marks = {
  info: { icon: Info, word: 'Note:' },
  success: { icon: CircleCheck, word: 'Done:' },
  warning: { icon: TriangleAlert, word: 'Attention:' },
  danger: { icon: CircleAlert, word: 'Problem:' },
};
