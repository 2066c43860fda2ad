import type { Range } from './figure.ts';
import { metricOf, type MetricKey, type Unit } from './metric.ts';

/**
 * The steps are the same for every subject and edition, so a range reveals only its step. Products of the round edges
 * meet exactly or stay at least 4 % apart, so related ranges hardly narrow each other.
 */
export type Ladder = {
  /** Each step includes its lower edge; the first and the last are open. */
  edges: readonly number[];
  least: number;
  most: number;
  rule: string;
};

export function rangeOf(metric: MetricKey, value: number): Range {
  const { edges } = ladderOf(metric);
  let above = 0;
  while (above < edges.length && edges[above]! <= value) above += 1;
  return { low: edges[above - 1] ?? null, high: edges[above] ?? null };
}

export function rangeAcross(metric: MetricKey, low: number, high: number): Range {
  return { low: rangeOf(metric, low).low, high: rangeOf(metric, high).high };
}

export function edgeBelow(metric: MetricKey, edge: number): number | null {
  return ladderOf(metric).edges.findLast((other) => other < edge) ?? null;
}

export function edgeAbove(metric: MetricKey, edge: number): number | null {
  return ladderOf(metric).edges.find((other) => other > edge) ?? null;
}

export function ladderOf(metric: MetricKey): Ladder {
  return byMetric[metric] ?? byUnit[metricOf(metric).unit];
}

function oneTwoFive(fromPower: number, toPower: number): number[] {
  const powers = Array.from({ length: toPower - fromPower }, (_, at) => fromPower + at);
  const steps = powers.flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`)));
  return [...steps, Number(`1e${toPower}`)];
}

function every(step: number, from: number, to: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

const oneTwoFiveRule = 'Ranges follow fixed steps of 1, 2, 5, 10, 20, 50 and so on.';

const shares: Ladder = {
  edges: every(5, 0, 95),
  least: 0,
  most: 100,
  rule: 'Ranges are fixed steps of 5 percentage points.',
};

// Beyond 30 % a step of 5 points is less than 4 % of the resulting level.
const growth: Ladder = {
  edges: [-50, ...every(5, -25, 30), 40, 50, 75, 100],
  least: -100,
  most: Infinity,
  rule: 'Ranges are fixed steps of 5 percentage points between −25% and 30%, and wider beyond that.',
};

const byUnit: Readonly<Record<Unit, Ladder>> = {
  usd: { edges: [0, ...oneTwoFive(-1, 13)], least: 0, most: Infinity, rule: oneTwoFiveRule },
  count: { edges: [0, ...oneTwoFive(3, 13)], least: 0, most: Infinity, rule: oneTwoFiveRule },
  percent: shares,
  index: {
    edges: [...every(10, 0, 200), 250, 300],
    least: 0,
    most: Infinity,
    rule: 'Ranges are fixed steps of 10 index points.',
  },
  ratio: { edges: every(0.5, 0, 10), least: 0, most: Infinity, rule: 'Ranges are fixed steps of 0.5.' },
  rank: {
    edges: [
      ...oneTwoFive(0, 3)
        .map((edge) => -edge)
        .toReversed(),
      0,
      ...oneTwoFive(0, 4),
    ],
    least: -Infinity,
    most: Infinity,
    rule: oneTwoFiveRule,
  },
};

const byMetric: Readonly<Partial<Record<MetricKey, Ladder>>> = {
  'market-growth': growth,
  'market-cagr': growth,
  'net-sales-growth': growth,
  'conversion-rate': {
    ...shares,
    edges: [...every(0.5, 0, 3), 4, ...every(5, 5, 95)],
    rule: 'Ranges are fixed steps: 0.5 percentage points up to 3%, 1 point up to 5%, then 5 points.',
  },
  'concentration-hhi': {
    edges: [0, ...oneTwoFive(2, 3), 2000, 5000],
    least: 0,
    most: 10_000,
    rule: oneTwoFiveRule,
  },
};
