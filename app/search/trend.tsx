import type { Sparkline } from './search-entry.ts';

/** The server has drawn the ranges; they float above a line at zero, and forecasts are paler with a dashed edge. */
export function Trend({ trend: { from, to, zero, past, forecast } }: { trend: Sparkline }) {
  return (
    <span className="grid text-xs text-soft tabular-nums">
      <svg
        viewBox="-12 -1 133 38"
        width="133"
        height="38"
        className="overflow-visible"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={`Published ranges from ${from} to ${to}${forecast ? ', forecasts included' : ''}`}
      >
        <path d={past} className="fill-sea/40 stroke-sea" />
        {forecast && <path d={forecast} strokeDasharray="2 2" className="fill-sea/15 stroke-sea" />}
        <path d={`M0 ${zero}h120`} className="stroke-edge" />
        <text x="-4" y={zero + 4} textAnchor="end" className="fill-soft">
          0
        </text>
      </svg>
      <span aria-hidden="true" className="flex justify-between pt-0.5 pl-3">
        <span>{from}</span>
        <span>{to}</span>
      </span>
    </span>
  );
}
