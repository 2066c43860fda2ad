import type { Mark } from '../chart.ts';
import { colours, toneColour } from '../colours.ts';
import { FadeAlong } from '../drawing-parts.tsx';
import { isExact, percent, spanOf, stretch, type Scale } from '../scale.ts';
import { placesOf, type Steps } from '../steps.ts';

export const trackHeight = 14;
export const tallTrackHeight = 28;

/** A unit of x is a step, so that a filled stretch is exactly its steps. The gaps between steps belong to the look. */
export function LadderTrack({ group, all, edges, shown }: LadderTrackProps) {
  const count = shown.to - shown.from;
  const steps = group[0]!.extent ? placesOf(group[0]!.extent, edges) : null;
  const cells = { strokeWidth: 1, strokeDasharray: '.95 .05' };
  return (
    <svg width="100%" height={trackHeight} viewBox={`0 0 ${count} 1`} preserveAspectRatio="none">
      <path d={`M0 .5h${count}`} stroke={colours.line} {...cells} />
      {steps && (
        <path
          data-steps=""
          d={`M${short(steps.from - shown.from)} .5h${short(steps.to - steps.from)}`}
          strokeDashoffset={short(steps.from % 1) || undefined}
          stroke={groupColour(group, all)}
          strokeOpacity={group[0]!.tone === 'outlook' ? 0.5 : undefined}
          {...cells}
        />
      )}
    </svg>
  );
}

const short = (value: number) => Number(value.toFixed(3));

type LadderTrackProps = {
  group: readonly Mark[];
  all: readonly Mark[];
  edges: readonly number[];
  shown: Steps;
};

/** From low to high. The dotted leader only guides the eye from zero. */
export function CapsuleTrack({ group, all, scale, height = trackHeight }: CapsuleTrackProps) {
  const { extent, tone, isLoose = false } = group[0]!;
  const origin = percent(scale.origin);
  const middle = height / 2;
  return (
    <svg width="100%" height={height} overflow="visible">
      <line x1={origin} x2={origin} y1={-2} y2={height + 2} stroke={colours.edge} />
      {extent && <Leader to={nearEnd(extent, scale)} origin={scale.origin} y={middle} height={height} />}
      {extent && isExact(extent) && (
        <Exact at={scale.at(extent.low)} height={height} colour={groupColour(group, all)} />
      )}
      {extent && !isExact(extent) && (
        <Capsule
          extent={extent}
          scale={scale}
          height={height}
          colour={groupColour(group, all)}
          outlook={tone === 'outlook'}
          isLoose={isLoose}
        />
      )}
    </svg>
  );
}

type CapsuleTrackProps = { group: readonly Mark[]; all: readonly Mark[]; scale: Scale; height?: number };

function Exact({ at, height, colour }: { at: number; height: number; colour: string }) {
  const x = percent(at);
  if (height === trackHeight) return <circle cx={x} cy={height / 2} r={5} fill={colour} />;
  return <line x1={x} x2={x} y1={4} y2={height - 4} stroke={colour} strokeWidth={6} strokeLinecap="round" />;
}

type Known = NonNullable<Mark['extent']>;

function Leader({ to, origin, y, height }: { to: number; origin: number; y: number; height: number }) {
  if (to === origin) return null;
  const look =
    height === trackHeight
      ? { strokeDasharray: '1 4' }
      : // Dots; a dash of 0 cannot be printed.
        { strokeDasharray: '0.01 6', strokeWidth: 2, strokeLinecap: 'round' as const };
  return (
    <line
      x1={percent(Math.min(origin, to))}
      x2={percent(Math.max(origin, to))}
      y1={y}
      y2={y}
      stroke={colours.edge}
      {...look}
    />
  );
}

type CapsuleProps = {
  extent: Known;
  scale: Scale;
  height: number;
  colour: string;
  outlook: boolean;
  isLoose: boolean;
};

function Capsule({ extent, scale, height, colour, outlook, isLoose }: CapsuleProps) {
  const span = spanOf(extent, scale);
  if (span.openHigh || span.openLow)
    return (
      <FadeAlong
        from={span.from}
        to={span.to}
        y={1}
        height={height - 2}
        fill={colour}
        fillOpacity={0.9}
        back={span.openLow}
      />
    );
  // A pixel or two would look like a stray stroke. The outline makes it a mark; what it encloses is still the range.
  const isSliver = span.to - span.from < sliver;
  return (
    <rect
      data-range=""
      {...stretch(span.from, span.to)}
      y={isSliver ? 3 : 1}
      height={height - (isSliver ? 6 : 2)}
      rx={isSliver ? 0 : 5}
      fill={isLoose ? 'none' : colour}
      fillOpacity={outlook ? 0.35 : undefined}
      stroke={outlook || isLoose || isSliver ? colour : undefined}
      strokeWidth={isSliver ? 4 : undefined}
      strokeLinejoin={isSliver ? 'round' : undefined}
      strokeDasharray={outlook || isLoose ? '3 2' : undefined}
    />
  );
}

const sliver = 0.015;

/** The end of the range that is nearer to zero, or zero itself where the range includes it. */
function nearEnd(extent: Known, scale: Scale) {
  const { from, to } = spanOf(extent, scale);
  return Math.min(Math.max(scale.origin, from), to);
}

function groupColour(group: readonly Mark[], all: readonly Mark[]) {
  const tone = group.find((mark) => mark.tone === 'accent')?.tone ?? group[0]!.tone;
  return toneColour(tone, all);
}
