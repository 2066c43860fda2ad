import type { Extent, Mark, Tick, Tone } from '../charts/chart.ts';
import type { Figure } from './figure.ts';
import { englishFormat } from './format/format.ts';

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

export function tickOf({ metric }: Figure, format = englishFormat): Tick {
  return (value) => format.edge(metric, value);
}
