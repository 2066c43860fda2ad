export type Interval = { low: number; high: number };

/** What other parts of the data set give away of a number, and what those parts rely on. */
export type Outside = { at: number } & Interval & { guard?: Partial<Interval> };

export type Bounds = { low: Float64Array; high: Float64Array };

export type Tighten = (at: number, low: number, high: number) => void;

/** Something that always holds between numbers, known by their index, and narrows each of them by the others. */
export type Relation = {
  members: readonly number[];
  /** For messages: 'its growth'. */
  says: string;
  narrow: (bounds: Bounds, tighten: Tighten) => void;
};

/** A positive, linear view of a number, raised to a power; a negative power divides. */
export type Factor = { at: number; offset: number; slope: number; power: number };

/** The first factor is the product of the others, times a constant that is known within `constant`. */
export function product(says: string, factors: readonly Factor[], constant = one): Relation {
  const members = factors.map(({ at }) => at);
  // Plain lists of numbers: a data set has a hundred thousand of these relations, and narrows by them millions of times.
  const offsets = factors.map(({ offset }) => offset);
  const slopes = factors.map(({ slope }) => slope);
  const powers = factors.map(({ power }) => power);
  const count = factors.length;
  const narrow = ({ low, high }: Bounds, tighten: Tighten) => {
    for (let place = 0; place < count; place += 1) {
      const at = members[place]!;
      const [offset, slope, power] = [offsets[place]!, slopes[place]!, powers[place]!];
      const first = raise(Math.max(0, offset + slope * low[at]!), power);
      const second = raise(Math.max(0, offset + slope * high[at]!), power);
      leasts[place] = Math.min(first, second);
      mosts[place] = Math.max(first, second);
    }
    for (let target = 0; target < count; target += 1) {
      let from = target === 0 ? constant.low : 1 / constant.high;
      let to = target === 0 ? constant.high : 1 / constant.low;
      for (let place = 0; place < count; place += 1) {
        if (place === target) continue;
        const divides = target > 0 && place > 0;
        from *= divides ? 1 / mosts[place]! : leasts[place]!;
        to *= divides ? 1 / leasts[place]! : mosts[place]!;
      }
      // Zero times infinity: nothing is known.
      if (Number.isNaN(from)) from = 0;
      if (Number.isNaN(to)) to = Infinity;
      const [at, offset, slope] = [members[target]!, offsets[target]!, slopes[target]!];
      const left = (raise(from, 1 / powers[target]!) - offset) / slope;
      const right = (raise(to, 1 / powers[target]!) - offset) / slope;
      const least = Math.min(left, right);
      const most = Math.max(left, right);
      // Most often nothing is learnt.
      if (least > low[at]! || most < high[at]!) tighten(at, least, most);
    }
  };
  return { says, members, narrow };
}

/** Of each factor, while a product is looked at. */
const leasts: number[] = [];
const mosts: number[] = [];

const one: Interval = { low: 1, high: 1 };

// Nearly all powers are one.
function raise(value: number, power: number) {
  return power === 1 ? value : value ** power;
}

/** Incomplete parts do not exceed the whole; complete ones add up to it. */
export function sum(
  says: string,
  whole: number | Interval,
  parts: readonly number[],
  isComplete = true,
): Relation {
  const narrow = ({ low, high }: Bounds, tighten: Tighten) => {
    let [from, to, open] = [0, 0, isComplete ? 0 : 1];
    for (const at of parts) {
      from += low[at]!;
      if (high[at]! < Infinity) to += high[at]!;
      else open += 1;
    }
    if (typeof whole === 'number') tighten(whole, from, open === 0 ? to : Infinity);
    const least = typeof whole === 'number' ? low[whole]! : whole.low;
    const most = typeof whole === 'number' ? high[whole]! : whole.high;
    for (const at of parts) {
      const isOpen = high[at] === Infinity;
      const others = open > (isOpen ? 1 : 0) ? Infinity : to - (isOpen ? 0 : high[at]!);
      tighten(at, least - others, most - (from - low[at]!));
    }
  };
  return { says, members: typeof whole === 'number' ? [whole, ...parts] : parts, narrow };
}

/** The first is at least the second. */
export function atLeast(says: string, larger: number, smaller: number): Relation {
  const narrow = ({ low, high }: Bounds, tighten: Tighten) => {
    tighten(larger, low[smaller]!, Infinity);
    tighten(smaller, -Infinity, high[larger]!);
  };
  return { says, members: [larger, smaller], narrow };
}

/** The whole lies between the least and the greatest of its parts. */
export function amidst(says: string, whole: number, parts: readonly number[]): Relation {
  const narrow = ({ low, high }: Bounds, tighten: Tighten) => {
    let [least, most] = [Infinity, -Infinity];
    for (const at of parts) {
      least = Math.min(least, low[at]!);
      most = Math.max(most, high[at]!);
    }
    tighten(whole, least, most);
  };
  return { says, members: [whole, ...parts], narrow };
}

/** A rate and the amount that it is weighted by. */
export type Weighted = { rate: number; weight: number };

/** The rate of the whole is the mean of the rates of its parts. */
export function weightedMean(says: string, whole: number, parts: readonly Weighted[]): Relation {
  const narrow = (bounds: Bounds, tighten: Tighten) => {
    const { low, high } = bounds;
    tighten(whole, extremeMean(parts, bounds, low, 1), extremeMean(parts, bounds, high, -1));
    for (const part of parts) {
      const { rate, weight } = part;
      let [lowest, highest, least, most] = [low[whole]!, high[whole]!, 0, 0];
      for (const other of parts) {
        if (other === part) continue;
        const ratioLow = low[other.weight]! / high[weight]!;
        const ratioHigh = high[other.weight]! / low[weight]!;
        const below = low[whole]! - high[other.rate]!;
        const above = high[whole]! - low[other.rate]!;
        lowest += below * (below < 0 ? ratioHigh : ratioLow);
        highest += above * (above < 0 ? ratioLow : ratioHigh);
        least += below * (below < 0 ? high[other.weight]! : low[other.weight]!);
        most += above * (above < 0 ? low[other.weight]! : high[other.weight]!);
      }
      if (!Number.isNaN(lowest) && !Number.isNaN(highest)) tighten(rate, lowest, highest);
      const distance = { low: low[rate]! - high[whole]!, high: high[rate]! - low[whole]! };
      if (distance.low > 0) tighten(weight, least / distance.high, most / distance.low);
      if (distance.high < 0) tighten(weight, most / distance.low, least / distance.high);
    }
  };
  return { says, members: [whole, ...parts.flatMap(({ rate, weight }) => [rate, weight])], narrow };
}

/** The least mean (or with `sign` −1 the greatest): parts on one side of it weigh as much as they can, the others little. */
function extremeMean(parts: readonly Weighted[], { low, high }: Bounds, rates: Float64Array, sign: 1 | -1) {
  let mean = sign * Infinity;
  for (let round = 0; round <= parts.length; round += 1) {
    let [total, weights, extreme] = [0, 0, sign * Infinity];
    for (const { rate, weight } of parts) {
      const weighs = sign * rates[rate]! < sign * mean ? high[weight]! : low[weight]!;
      total += weighs * rates[rate]!;
      weights += weighs;
      extreme = sign === 1 ? Math.min(extreme, rates[rate]!) : Math.max(extreme, rates[rate]!);
    }
    if (weights === 0 || weights === Infinity) return extreme;
    if (sign * (total / weights) >= sign * mean) break;
    mean = total / weights;
  }
  return mean;
}
