import type { Sparkline } from './search-entry.ts';

/** The server has drawn the steps; forecasts are lighter. */
export function Trend({ trend: { from, to, past, forecast } }: { trend: Sparkline }) {
  return (
    <span className="flex items-end gap-2 text-xs text-soft tabular-nums">
      <span aria-hidden="true">{from}</span>
      <svg
        viewBox="0 0 120 36"
        width="120"
        height="36"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={`Published ranges from ${from} to ${to}${forecast ? ', forecasts included' : ''}`}
      >
        <path d={past} className="fill-sea" />
        {forecast && <path d={forecast} className="fill-sea opacity-45" />}
      </svg>
      <span aria-hidden="true">{to}</span>
    </span>
  );
}
