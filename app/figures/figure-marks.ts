import type { Extent, Mark, Tick, Tone } from '../charts/chart.ts';
import type { Figure } from './figure.ts';
import { englishFormat } from './format/format.ts';
import { ladderOf } from './ladder.ts';

export function markOf(
  figure: Figure,
  label: string,
  tone: Tone = figure.method === 'forecast' ? 'outlook' : 'plain',
  format = englishFormat,
): Mark {
  return { label, text: format.figure(figure), extent: extentOf(figure), tone };
}

export function extentOf(figure: Figure): Extent | null {
  if (figure.visibility === 'range') return figure.range;
  if (figure.visibility === 'no-access' || figure.value === null) return null;
  return { low: figure.value, high: figure.value };
}

/** The fixed steps of its metric. */
export function edgesOf({ metric }: Pick<Figure, 'metric'>): readonly number[] {
  return ladderOf(metric).edges;
}

/** The axis of a share runs from 0 to 100. A conversion rate is a share too, but of another order. */
export function fullAxisOf({ metric }: Pick<Figure, 'metric'>): readonly [number, number] | undefined {
  const { least, most } = ladderOf(metric);
  return least === 0 && most === 100 && metric !== 'conversion-rate' ? [0, 100] : undefined;
}

export function tickOf({ metric }: Figure, format = englishFormat): Tick {
  return (value) => format.edge(metric, value);
}
