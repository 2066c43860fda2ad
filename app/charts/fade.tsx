import { round, stretch } from './scale.ts';

type Fill = { fill: string; fillOpacity: number };

/**
 * A band whose end is not known: it grows paler towards it. Slices rather than a gradient, which would need an id
 * that is the page's only one.
 */
export function FadeUp({
  x,
  width,
  top,
  bottom,
  fill,
  fillOpacity,
  down = false,
}: Fill & { x: string; width: string; top: number; bottom: number; down?: boolean }) {
  const edge = (at: number) => Math.round(top + ((bottom - top) * at) / slices);
  return Array.from({ length: slices }, (_, at) => (
    <rect
      key={at}
      x={x}
      width={width}
      y={edge(at)}
      height={edge(at + 1) - edge(at)}
      fill={fill}
      fillOpacity={paler(fillOpacity, down ? slices - 1 - at : at)}
      shapeRendering="crispEdges"
    />
  ));
}

export function FadeAlong({
  from,
  to,
  y,
  height,
  fill,
  fillOpacity,
  back = false,
}: Fill & { from: number; to: number; y: number; height: number; back?: boolean }) {
  const width = (to - from) / slices;
  return Array.from({ length: slices }, (_, at) => (
    <rect
      key={at}
      {...stretch(from + width * at, from + width * (at + 1))}
      y={y}
      height={height}
      fill={fill}
      fillOpacity={paler(fillOpacity, back ? at : slices - 1 - at)}
      shapeRendering="crispEdges"
    />
  ));
}

const slices = 24;

/** The first slice is all but gone, the last one whole. */
function paler(opacity: number, at: number) {
  return round((opacity * (at + 1)) / slices);
}
