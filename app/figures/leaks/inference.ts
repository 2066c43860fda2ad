export type Interval = { low: number; high: number };

type Bounds = { low: Float64Array; high: Float64Array };

export type Relation = (bounds: Bounds, tighten: Tighten) => void;

type Tighten = (at: number, low: number, high: number) => void;

/** Rounded data fulfil a relation only nearly, so the bounds are kept from excluding the true values. */
export function inferBounds(
  given: readonly Interval[],
  relations: readonly Relation[],
  truth: readonly (number | null)[],
): Interval[] {
  const low = Float64Array.from(given, (interval) => interval.low);
  const high = Float64Array.from(given, (interval) => interval.high);
  const values = Float64Array.from(truth, (value) => value ?? NaN);
  let gained = true;
  const tighten: Tighten = (at, from, to) => {
    const value = values[at]!;
    const closerLow = Math.min(from, value);
    const closerHigh = Math.max(to, value);
    const little = Math.abs(value) * 1e-4;
    if (closerLow > low[at]!) {
      if (closerLow > low[at]! + little) gained = true;
      low[at] = closerLow;
    }
    if (closerHigh < high[at]!) {
      if (closerHigh < high[at]! - little) gained = true;
      high[at] = closerHigh;
    }
  };
  for (let round = 0; gained && round < 50; round += 1) {
    gained = false;
    for (const relation of relations) relation({ low, high }, tighten);
  }
  return given.map((_, at) => ({ low: low[at]!, high: high[at]! }));
}

/** A positive, linear view of a number, raised to a power. */
export type Factor = { at: number; offset: number; slope: number; power: number };

export function product(factors: readonly Factor[]): Relation {
  return ({ low, high }, tighten) => {
    for (let target = 0; target < factors.length; target += 1) {
      let [from, to] = [1, 1];
      for (let place = 0; place < factors.length; place += 1) {
        if (place === target) continue;
        const { at, offset, slope, power } = factors[place]!;
        const [one, other] = [offset + slope * low[at]!, offset + slope * high[at]!];
        const least = raise(Math.max(0, Math.min(one, other)), power);
        const most = raise(Math.max(one, other), power);
        const divides = target > 0 && place > 0;
        from *= divides ? 1 / most : least;
        to *= divides ? 1 / least : most;
      }
      const { at, offset, slope, power } = factors[target]!;
      const one = (raise(from, 1 / power) - offset) / slope;
      const other = (raise(to, 1 / power) - offset) / slope;
      tighten(at, Math.min(one, other), Math.max(one, other));
    }
  };
}

// Nearly all powers are one, and this is the innermost loop over a whole data set.
function raise(value: number, power: number) {
  return power === 1 ? value : value ** power;
}

export function sum(whole: number | Interval, parts: readonly number[], isComplete = true): Relation {
  return ({ low, high }, tighten) => {
    let [from, to, open] = [0, 0, isComplete ? 0 : 1];
    for (const at of parts) {
      from += low[at]!;
      if (Number.isFinite(high[at])) to += high[at]!;
      else open += 1;
    }
    if (typeof whole === 'number') tighten(whole, from, open === 0 ? to : Infinity);
    const total = typeof whole === 'number' ? { low: low[whole]!, high: high[whole]! } : whole;
    for (const at of parts) {
      const isOpen = !Number.isFinite(high[at]);
      const others = open > (isOpen ? 1 : 0) ? Infinity : to - (isOpen ? 0 : high[at]!);
      tighten(at, total.low - others, total.high - (from - low[at]!));
    }
  };
}
