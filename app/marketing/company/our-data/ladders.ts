import type { Figure, Range } from '../../../figures/figure.ts';
import { englishFormat, formatRange } from '../../../figures/format/format.ts';
import { ladderOf } from '../../../figures/ladder.ts';
import { metricOf, type MetricKey } from '../../../figures/metric.ts';

type DrawnLadder = {
  title: string;
  rule: string;
  steps: readonly { width: number; chosen: boolean; label: string }[];
  /** Labelled edges, in per cent of the width; only the important ones fit on a phone. */
  ticks: readonly { at: number; text: string; important: boolean }[];
};

/** The part of a ladder on which most values of its metric lie. */
export type ShownLadder = {
  metric: MetricKey;
  title: string;
  from: number;
  to: number;
  named: readonly number[];
};

export const shownLadders: readonly ShownLadder[] = [
  { metric: 'market-size', title: 'Money and counts', from: 1e9, to: 5e12, named: [1e9, 1e10, 1e11, 1e12] },
  { metric: 'online-share', title: 'Most shares', from: 0, to: 100, named: [0, 25, 50, 75, 100] },
  { metric: 'market-growth', title: 'Growth', from: -25, to: 50, named: [-25, 0, 25, 50] },
  { metric: 'conversion-rate', title: 'Conversion', from: 0, to: 10, named: [0, 2, 5, 10] },
];

export function drawLadder({ metric, title, from, to, named }: ShownLadder, example?: Figure): DrawnLadder {
  const { edges, most, rule } = ladderOf(metric);
  const within = [...new Set([...edges, most])].filter((edge) => edge >= from && edge <= to);
  const position = positionBetween(from, to, metricOf(metric).unit === 'usd');
  const range = example?.visibility === 'range' ? example.range : null;
  return {
    title,
    rule,
    steps: within.slice(0, -1).map((low, at) => {
      const high = within[at + 1]!;
      return {
        width: rounded(position(high) - position(low)),
        chosen: range !== null && contains(range, low, high),
        label: formatRange(metric, { low, high }),
      };
    }),
    ticks: within
      .filter((edge) => named.includes(edge) || within.length < 15)
      .map((edge) => ({
        at: rounded(position(edge)),
        text: englishFormat.edge(metric, edge),
        important: named.includes(edge),
      })),
  };
}

function positionBetween(from: number, to: number, logarithmic: boolean) {
  const scale = (value: number) => (logarithmic ? Math.log10(value) : value);
  return (value: number) => (100 * (scale(value) - scale(from))) / (scale(to) - scale(from));
}

function contains({ low, high }: Range, from: number, to: number) {
  return (low ?? -Infinity) <= from && (high ?? Infinity) >= to;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
