import type { Extent } from '../chart.ts';
import { FadeAlong } from '../drawing-parts.tsx';
import { isExact, percent, spanOf, stretch, type Scale } from '../scale.ts';

type Props = { extent: Extent; outlook?: boolean; colour: string; scale: Scale; y: number; height: number };

/** Solid up to the low end of the range, pale between its ends. */
export function Bar({ extent, outlook = false, colour, scale, y, height }: Props) {
  const span = spanOf(extent, scale);
  const sinks = span.to <= scale.origin && span.from < scale.origin;
  const nearEnd = sinks ? span.to : Math.max(span.from, scale.origin);
  const [from, to] = [Math.min(scale.origin, nearEnd), Math.max(scale.origin, nearEnd)];
  const pale = { fill: colour, fillOpacity: outlook ? 0.14 : 0.32 };
  const far = sinks || span.from < scale.origin ? span.from : span.to;
  return (
    <>
      {to > from && (
        <rect
          {...stretch(from, to)}
          y={y}
          height={height}
          fill={colour}
          fillOpacity={outlook ? 0.45 : undefined}
        />
      )}
      {!isExact(extent) &&
        (span.openHigh || span.openLow ? (
          <FadeAlong from={span.from} to={span.to} y={y} height={height} {...pale} back={span.openLow} />
        ) : (
          <rect {...stretch(span.from, span.to)} y={y} height={height} {...pale} />
        ))}
      {!isExact(extent) && !span.openHigh && !span.openLow && (
        <line
          x1={percent(far)}
          x2={percent(far)}
          y1={y}
          y2={y + height}
          stroke={colour}
          strokeWidth={2}
          strokeDasharray={outlook ? '3 2' : undefined}
        />
      )}
    </>
  );
}
