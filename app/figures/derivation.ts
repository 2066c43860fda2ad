import type { ExactFigure, Range, Shown } from './figure.ts';
import type { Interval } from './disclosure/relation.ts';
import { boundsOf, ladderOf } from './ladder.ts';
import type { MetricKey } from './metric.ts';

export type Derivation = { from: MetricKey; dividedBy?: MetricKey; rule: string };

/**
 * Two metrics related by a public factor (such as a population) are one number in two units, and two ladders would
 * narrow it wherever their edges are close. So only one has a ladder; the other shows that range converted, to two
 * digits, and reveals nothing more.
 */
export function derivationOf(metric: MetricKey): Derivation | undefined {
  return derivations[metric];
}

/** Whether the figure only repeats what others show. */
export function isDerived({ metric, dimension }: Pick<ExactFigure, 'metric' | 'dimension'>): boolean {
  return metric in derivations || (metric === 'market-share' && dimension === 'of:wor');
}

/** Converted ranges have two digits, or as many as it takes to say no less than the figures that they come from. */
export function derive(figures: readonly ExactFigure[], shown: Shown[], digits = 2) {
  const keyOf = (metric: MetricKey, { period, dimension }: ExactFigure) => `${metric} ${period} ${dimension}`;
  const places = new Map(figures.map((figure, at) => [keyOf(figure.metric, figure), at]));
  for (const [metric, { from, dividedBy }] of Object.entries(derivations)) {
    for (const [at, figure] of figures.entries()) {
      if (figure.metric !== metric || shown[at]!.visibility !== 'range') continue;
      const sources = [from, ...(dividedBy ? [dividedBy] : [])].map((source) =>
        places.get(keyOf(source, figure)),
      );
      if (!sources.every((place) => place !== undefined)) continue;
      shown[at] = deriveShown(
        figure,
        shown[at]!,
        sources.map((place) => ({ figure: figures[place]!, shown: shown[place]! })),
        digits,
      );
    }
  }
}

// A metric must come before those derived from it.
const derivations: Readonly<Partial<Record<MetricKey, Derivation>>> = {
  'spend-per-head': { from: 'market-size', rule: 'The range of market size, divided by the population.' },
  'online-buyers': {
    from: 'buyer-penetration',
    rule: 'The range of buyer penetration, multiplied by the population.',
  },
  'spend-per-buyer': {
    from: 'market-size',
    dividedBy: 'online-buyers',
    rule: 'The range of market size, divided by that of online buyers.',
  },
  'online-share-of-company': {
    from: 'net-sales',
    rule: 'The range of net sales, divided by company revenue.',
  },
};

type Source = { figure: ExactFigure; shown: Shown };

function deriveShown(
  { metric, value }: ExactFigure,
  alone: Shown,
  [base, divisor]: readonly Source[],
  digits: number,
): Shown {
  if (base!.shown.visibility === 'no-access' || divisor?.shown.visibility === 'no-access') {
    return { visibility: 'no-access' };
  }
  const [whole, by] = [base!.figure.value, divisor ? divisor.figure.value : 1];
  if (!value || !whole || !by || Math.min(value, whole, by) < 0) return alone;
  const [from, per] = [
    boundsOf(base!.figure.metric, base!.shown),
    divisor ? boundsOf(divisor.figure.metric, divisor.shown) : { low: 1, high: 1 },
  ];
  // A value computed from exact figures is public anyway, so its own ladder reveals less.
  if (from.low === from.high && per.low === per.high) return alone;
  const factor = (value * by) / whole;
  return {
    visibility: 'range',
    range: outward(
      metric,
      { low: (from.low * factor) / per.high, high: (from.high * factor) / per.low },
      digits,
    ),
  };
}

/** Rounded to a few digits, so that nothing is lost. */
export function outward(metric: MetricKey, { low, high }: Interval, digits: number): Range {
  const isOpen = high >= ladderOf(metric).most;
  return { low: toDigits(low, digits, Math.floor), high: isOpen ? null : toDigits(high, digits, Math.ceil) };
}

function toDigits(value: number, digits: number, round: (number: number) => number): number {
  if (value === 0) return 0;
  const exponent = Math.floor(Math.log10(value)) - (digits - 1);
  // Rounded to twelve digits first, so that 57.00000000000001 does not become 58.
  return Number(`${round(Number((value / 10 ** exponent).toPrecision(12)))}e${exponent}`);
}
