import { scaleLinear } from 'd3-scale';
import type { Extent } from './chart.ts';
import { shownSteps } from './steps.ts';

/** Maps numbers to 0 (low end of the axis) … 1 (high end). */
export type Scale = {
  at: (value: number) => number;
  ticks: readonly number[];
  origin: number;
};

export type Span = { from: number; to: number; openLow: boolean; openHigh: boolean };

export function scaleOf(
  extents: readonly (Extent | null)[],
  { baseline = 0, ticks = 4, full }: ScaleOptions = {},
): Scale {
  if (full) return fixedScale(full, baseline ?? 0, ticks);
  const known = extents.filter((extent) => extent !== null);
  const ends = known.flatMap(({ low, high }) => [low, high]).filter((end) => end !== null);
  const counted = baseline === null && ends.length > 0 ? ends : [...ends, baseline ?? 0];
  const [least, most] = [Math.min(...counted), Math.max(...counted)];
  const beyond = (most - least) * 0.3;
  const opensHigh = known.some(({ low, high }) => high === null && low !== null && low + beyond > most);
  const opensLow = known.some(({ low, high }) => low === null && high !== null && high <= (baseline ?? most));
  const low = opensLow ? least - beyond : least;
  const high = opensHigh ? most + beyond : most;
  const domain = low === high ? [low, low + (Math.abs(low) / 2 || 1)] : [low, high];

  const scale = scaleLinear(domain, [0, 1]).nice(ticks).clamp(true);
  return { at: (value) => scale(value), ticks: scale.ticks(ticks), origin: scale(baseline ?? 0) };
}

type ScaleOptions = { baseline?: number | null; ticks?: number; full?: readonly [number, number] };

/** An axis whose ends are known beforehand. Quarters still have room where fifths would touch; a low panel has halves. */
function fixedScale(full: readonly [number, number], baseline: number, most: number): Scale {
  const scale = scaleLinear(full, [0, 1]).clamp(true);
  const shares = most < 4 ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1];
  const ticks = shares.map((share) => scale.invert(share));
  return { at: (value) => scale(value), ticks, origin: scale(baseline) };
}

/** An open end reaches to the end of the axis, or only down to the baseline if that lies between. */
export function spanOf({ low, high }: Extent, scale: Scale): Span {
  const to = high === null ? 1 : scale.at(high);
  const downTo = to > scale.origin ? scale.origin : 0;
  return {
    from: low === null ? downTo : scale.at(low),
    to,
    openLow: low === null && downTo !== scale.origin,
    openHigh: high === null,
  };
}

/** The fixed steps that a ladder would show of the extents, at equal distances, however far apart their edges are. */
export function stepScale(extents: readonly (Extent | null)[], edges: readonly number[], ticks = 3): Scale {
  const steps = shownSteps(
    extents.map((extent) => ({ extent })),
    edges,
    fewestSteps,
  );
  const shown = edges.slice(Math.max(0, steps.from - 1), steps.to);
  if (shown.length < 2) return scaleOf(extents);
  const last = shown.length - 1;
  const scale = scaleLinear(
    shown,
    shown.map((_, at) => at / last),
  ).clamp(true);
  const stride = Math.ceil(last / ticks);
  return {
    at: (value) => scale(value),
    ticks: shown.filter((_, at) => (last - at) % stride === 0),
    origin: 0,
  };
}

const fewestSteps = 4;

export function isExact(extent: Extent | null): extent is { low: number; high: number } {
  return extent !== null && extent.low !== null && extent.low === extent.high;
}

export function percent(share: number): string {
  return `${round(share * 100)}%`;
}

/** Rounded so that adjacent stretches meet exactly. */
export function stretch(from: number, to: number): { x: string; width: string } {
  return { x: percent(from), width: `${round(round(to * 100) - round(from * 100))}%` };
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
