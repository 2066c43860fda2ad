import { scaleLinear } from 'd3-scale';
import type { Extent } from './chart.ts';

/** Where numbers lie between the two ends of an axis: 0 at its low end, 1 at its high one. */
export type Scale = {
  at: (value: number) => number;
  ticks: readonly number[];
  /** Where growth starts: the baseline, or the end of the axis that is nearer to it. */
  origin: number;
};

/** A known stretch of an axis, and whether the number may lie beyond it. */
export type Span = { from: number; to: number; openLow: boolean; openHigh: boolean };

/** An axis that has room for all extents and for the baseline, if there is one, and ends at round numbers. */
export function scaleOf(
  extents: readonly (Extent | null)[],
  { baseline = 0, ticks = 4 }: { baseline?: number | null; ticks?: number } = {},
): Scale {
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

/** An end that is not known reaches to the end of the axis; downwards only to the baseline when it lies between. */
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

export function isExact(extent: Extent | null): extent is { low: number; high: number } {
  return extent !== null && extent.low !== null && extent.low === extent.high;
}

/** A share as it stands in an attribute: `12.5%`. */
export function percent(share: number): string {
  return `${round(share * 100)}%`;
}

/** From one share to another: what ends here and what begins here meet at the same pixel. */
export function stretch(from: number, to: number): { x: string; width: string } {
  return { x: percent(from), width: `${round(round(to * 100) - round(from * 100))}%` };
}

/** Half pixels and thousandths of a percent are finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
