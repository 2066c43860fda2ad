import type { Range, Shown } from './figure.ts';
import { metricOf, type MetricKey, type Unit } from './metric.ts';

/**
 * The steps are the same for every subject and edition, so a range reveals only its steps. Products of the round edges
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

/** The steps from one number to another, then ever more of their neighbours; of as many steps, the narrowest first. */
export function* rangesAcross(metric: MetricKey, low: number, high: number, most: number): Generator<Range> {
  const { edges } = ladderOf(metric);
  const stepOf = (value: number) => {
    const above = edges.findIndex((edge) => edge > value);
    return above < 0 ? edges.length : above;
  };
  const [first, last] = [stepOf(low), stepOf(high)];
  for (let more = 0; more <= most; more += 1) {
    const found: Range[] = [];
    for (let below = 0; below <= more; below += 1) {
      const [from, to] = [first - below, last + more - below];
      if (from >= 0 && to <= edges.length)
        found.push({ low: edges[from - 1] ?? null, high: edges[to] ?? null });
    }
    yield* found.toSorted((one, other) => widthOf(metric, one) - widthOf(metric, other));
  }
}

/** All the steps that two numbers and those between them lie in. */
export function shownAcross(metric: MetricKey, { low, high }: { low: number; high: number }): Shown {
  // A range does not include its upper end.
  const [range = null] = rangesAcross(metric, low, Math.max(low, high * (1 - 1e-9)), 0);
  return { visibility: 'range', range };
}

function widthOf(metric: MetricKey, range: Range): number {
  const { low, high } = boundsOf(metric, { visibility: 'range', range });
  return Math.min(high, Number.MAX_VALUE) - Math.max(low, -Number.MAX_VALUE);
}

/** Where a number lies by what is shown of it. */
export function boundsOf(metric: MetricKey, shown: Shown): { low: number; high: number } {
  const { least, most } = ladderOf(metric);
  if (shown.visibility === 'exact' && shown.value !== null) return { low: shown.value, high: shown.value };
  const range = shown.visibility === 'range' ? shown.range : null;
  return { low: range?.low ?? least, high: range?.high ?? most };
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

// A part of a whole may be far smaller than five points, and the two amounts would tell more of it than such a step.
const parts: Ladder = {
  edges: [0, ...oneTwoFive(-3, 1), ...every(5, 15, 95)],
  least: 0,
  most: 100,
  rule: 'Ranges follow fixed steps of 1, 2 and 5 up to 10%, then steps of 5 percentage points.',
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
  'market-share': parts,
  'country-share': parts,
  'category-share': parts,
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
