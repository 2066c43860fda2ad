import type { SVGProps } from 'react';
import type { Mark } from '../chart.ts';
import { colours, toneColour } from '../colours.ts';
import { FadeAlong } from '../drawing-parts.tsx';
import { isExact, percent, spanOf, stretch, type Scale } from '../scale.ts';
import { placesOf, type Steps } from '../steps.ts';

export const trackHeight = 14;
export const funnelTrackHeight = 28;

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
export function CapsuleTrack({ group, all, scale }: TrackProps) {
  const { extent, tone } = group[0]!;
  const colour = groupColour(group, all);
  return (
    <svg width="100%" height={trackHeight} overflow="visible">
      <Origin scale={scale} height={trackHeight} />
      {extent && (
        <Bar
          to={nearEnd(extent, scale)}
          from={scale.origin}
          y={trackHeight / 2}
          stroke={colours.edge}
          strokeDasharray="1 4"
        />
      )}
      {extent && isExact(extent) && (
        <circle cx={percent(scale.at(extent.low))} cy={trackHeight / 2} r={5} fill={colour} />
      )}
      {extent && !isExact(extent) && (
        <Capsule
          extent={extent}
          scale={scale}
          height={trackHeight}
          rx={5}
          colour={colour}
          look={tone === 'outlook' ? 'forecast' : 'solid'}
        />
      )}
    </svg>
  );
}

/** Solid up to the lower end, which is reached for sure, and pale on to the upper end. */
export function FunnelTrack({ group, all, scale }: TrackProps) {
  const { extent, isLoose = false } = group[0]!;
  const colour = groupColour(group, all);
  return (
    <svg width="100%" height={funnelTrackHeight} overflow="visible">
      <Origin scale={scale} height={funnelTrackHeight} />
      {extent && !isLoose && (
        <Bar
          to={nearEnd(extent, scale)}
          from={scale.origin}
          y={funnelTrackHeight / 2}
          stroke={colour}
          strokeWidth={funnelTrackHeight - 2}
        />
      )}
      {extent && !isExact(extent) && (
        <Capsule
          extent={extent}
          scale={scale}
          height={funnelTrackHeight}
          colour={colour}
          look={isLoose ? 'outline' : 'pale'}
        />
      )}
    </svg>
  );
}

type TrackProps = { group: readonly Mark[]; all: readonly Mark[]; scale: Scale };

function Origin({ scale, height }: { scale: Scale; height: number }) {
  const x = percent(scale.origin);
  return <line x1={x} x2={x} y1={-2} y2={height + 2} stroke={colours.edge} />;
}

type Known = NonNullable<Mark['extent']>;

type BarProps = SVGProps<SVGLineElement> & { from: number; to: number; y: number };

function Bar({ from, to, y, ...look }: BarProps) {
  if (to === from) return null;
  return <line x1={percent(Math.min(from, to))} x2={percent(Math.max(from, to))} y1={y} y2={y} {...look} />;
}

type CapsuleProps = {
  extent: Known;
  scale: Scale;
  height: number;
  rx?: number;
  colour: string;
  look: 'solid' | 'pale' | 'forecast' | 'outline';
};

function Capsule({ extent, scale, height, rx, colour, look }: CapsuleProps) {
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
  const isDashed = look === 'forecast' || look === 'outline';
  return (
    <rect
      data-range=""
      {...stretch(span.from, span.to)}
      y={isSliver ? 3 : 1}
      height={height - (isSliver ? 6 : 2)}
      rx={isSliver ? undefined : rx}
      fill={look === 'outline' ? 'none' : colour}
      fillOpacity={isDashed || look === 'pale' ? 0.35 : undefined}
      stroke={isDashed || isSliver ? colour : undefined}
      strokeWidth={isSliver ? 4 : undefined}
      strokeLinejoin={isSliver ? 'round' : undefined}
      strokeDasharray={isDashed ? '3 2' : undefined}
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
