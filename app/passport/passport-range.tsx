import type { Confidence } from '../figures/figure.ts';
import type { LadderEdge, RangeLadder } from './passport-view.ts';

/** Where the range is on its ladder. The cells have equal width because steps, not amounts, are published. */
export function PassportRange({ ladder }: { ladder: RangeLadder }) {
  const { steps, from, to, edges, ends } = ladder;
  return (
    <div aria-hidden="true" className="tabular my-2 text-xs leading-4 text-soft">
      <div className="flex gap-x-0.5">
        {Array.from({ length: steps }, (_, at) => (
          <span key={at} className={`h-2.5 flex-1 ${at >= from && at < to ? 'bg-sea' : 'bg-line'}`} />
        ))}
      </div>
      <div className="relative mt-0.5 h-4">
        {edges.map((edge) => (
          <Edge key={edge.at} edge={edge} ladder={ladder} look="text-ink" />
        ))}
        {ends.map((edge) => (
          <Edge key={edge.at} edge={edge} ladder={ladder} look="" />
        ))}
      </div>
    </div>
  );
}

function Edge({ edge: { at, text }, ladder, look }: { edge: LadderEdge; ladder: RangeLadder; look: string }) {
  return (
    <span
      className={`absolute ${look} ${alignedAt(at, ladder)}`}
      style={{ left: `${(at / ladder.steps) * 100}%` }}
    >
      {text}
    </span>
  );
}

/** Outside of the range, so that the labels of a single narrow step do not meet, but never outside of the ladder. */
function alignedAt(at: number, { steps, from }: RangeLadder) {
  if (at === 0) return '';
  if (at === steps) return '-translate-x-full';
  if (at === 1 || at === steps - 1) return '-translate-x-1/2';
  return at === from ? '-translate-x-full' : '';
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
