import { brand } from '../base/brand.ts';

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="currentColor" />
        <g className="fill-paper">
          <rect x="7" y="15" width="4.5" height="7" rx="1" />
          <rect x="13.75" y="11" width="4.5" height="11" rx="1" />
        </g>
        <rect x="20.5" y="6" width="4.5" height="16" rx="1" className="fill-buoy" />
        <path
          d="M5 25.5q2.75-2 5.5 0t5.5 0 5.5 0 5.5 0"
          className="stroke-paper"
          fill="none"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className="text-lg font-semibold tracking-tight">{brand.product}</span>
    </span>
  );
}
