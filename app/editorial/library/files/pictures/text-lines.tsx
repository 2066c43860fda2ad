import { colours } from '../../../../charts/colours.ts';

type Props = {
  lines: readonly string[];
  x: number;
  /** Of the first line. */
  baseline: number;
  size: number;
  step?: number;
  colour?: string;
  strong?: boolean;
  anchor?: 'start' | 'end';
};

/** One text below the other. */
export function TextLines({
  lines,
  x,
  baseline,
  size,
  step = Math.round(size * 1.22),
  colour = colours.ink,
  strong = false,
  anchor,
}: Props) {
  return lines.map((line, at) => (
    <text
      key={line}
      x={x}
      y={baseline + at * step}
      fontSize={size}
      fontWeight={strong ? 600 : undefined}
      textAnchor={anchor}
      fill={colour}
    >
      {line}
    </text>
  ));
}
