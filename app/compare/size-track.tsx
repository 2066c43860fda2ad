import type { Rungs } from '../charts/steps.ts';
import type { SizeScale } from './compare-frame.ts';

type Props = { rungs: Rungs; isLargest: boolean; className: string };

/** A size as the steps of a ladder that the other sides share. */
export function SizeTrack({ rungs: { from, to, of }, isLargest, className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`grid forced-color-adjust-none [print-color-adjust:exact] grid-flow-col gap-0.5 ${className}`}
    >
      {Array.from({ length: of }, (_, step) => (
        <span key={step} className={step >= from && step < to ? filledLook(isLargest) : emptyLook} />
      ))}
    </span>
  );
}

const emptyLook = 'border border-edge/60';
const filledLook = (isLargest: boolean) => (isLargest ? 'bg-sea' : 'bg-step-4');

/** Some edges of the ladder, below its steps. */
export function SizeEdges({ edges, className = '' }: Pick<SizeScale, 'edges'> & { className?: string }) {
  return (
    <div aria-hidden="true" className={`relative h-6 text-[0.8125rem] text-soft tabular-nums ${className}`}>
      {edges.map(({ text, at }) => (
        <span
          key={text}
          className={`absolute top-1 whitespace-nowrap ${shiftOf(at)}`}
          style={{ left: `${at * 100}%` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** The outermost labels stay within the scale. */
function shiftOf(at: number) {
  if (at < 0.02) return '';
  return at > 0.98 ? '-translate-x-full' : '-translate-x-1/2';
}
