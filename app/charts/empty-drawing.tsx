import { colours } from './colours.ts';
import type { Drawing } from './drawing.ts';

/** Nothing to draw is said, not left blank. */
export function emptyDrawing(): Drawing {
  return {
    height: 56,
    left: 0,
    right: 0,
    legend: [],
    content: (
      <>
        <line x1="0%" x2="100%" y1={0.5} y2={0.5} stroke={colours.line} />
        <line x1="0%" x2="100%" y1={55.5} y2={55.5} stroke={colours.line} />
        <text x="50%" y={32} textAnchor="middle" fontSize={13} fill={colours.soft}>
          No figures yet
        </text>
      </>
    ),
  };
}
