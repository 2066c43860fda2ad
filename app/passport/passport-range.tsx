import type { Confidence } from '../figures/figure.ts';
import type { RangeLadder } from './passport-view.ts';

/** Where the range is on its ladder. The cells have equal width because steps, not amounts, are published. */
export function PassportRange({ ladder }: { ladder: RangeLadder }) {
  const { steps, from, to, edges } = ladder;
  return (
    <div aria-hidden="true" className="tabular my-2 text-xs leading-4 text-soft">
      <div className="flex gap-x-0.5">
        {Array.from({ length: steps }, (_, at) => (
          <span key={at} className={`h-2.5 flex-1 ${at >= from && at < to ? 'bg-sea' : 'bg-line'}`} />
        ))}
      </div>
      <div className="relative mt-0.5 h-4">
        {edges.map(({ at, text }) => (
          <span
            key={at}
            className={`absolute ${alignedAt(at, steps)}`}
            style={{ left: `${(at / steps) * 100}%` }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Centred below its edge, but never outside of the ladder. */
function alignedAt(at: number, steps: number) {
  if (at === 0) return '';
  return at === steps ? '-translate-x-full' : '-translate-x-1/2';
}

/** Four bars for A, one for D; the letter and its meaning follow in words. */
export function GradeMeter({ grade }: { grade: Confidence }) {
  const filled = { A: 4, B: 3, C: 2, D: 1 }[grade];
  return (
    <span aria-hidden="true" className="mr-2 inline-flex items-end gap-x-0.5">
      {heights.map((height, at) => (
        <span
          key={height}
          className={`w-1.5 rounded-[1px] ${height} ${at < filled ? 'bg-sea' : 'bg-line'}`}
        />
      ))}
    </span>
  );
}

const heights = ['h-1.5', 'h-2', 'h-2.5', 'h-3'];
