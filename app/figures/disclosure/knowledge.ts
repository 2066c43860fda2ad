import type { Interval, Relation } from './relation.ts';
import { isTooClose, type Protected, type Rule } from './rule.ts';

export type Secret = Protected & {
  /** What is certain without being told: a share lies between 0 and 100. */
  natural: Interval;
  /** Known to everybody from public facts, so nothing is left to protect. */
  isPublic: boolean;
  /** What other parts of the data set rely on: `high` is at least, and `low` at most, this. */
  guard?: Partial<Interval>;
};

export type Knowledge = ReturnType<typeof createKnowledge>;

/** At each end of an interval: the relation that narrowed it last, or −1 for what was shown. */
type Cause = { low: Int32Array; high: Int32Array };

/**
 * All that a visitor can work out. Every new fact is carried along the relations until nothing moves any more; a fact
 * that would bring someone too close to a secret can be taken back.
 */
export function createKnowledge(
  secrets: readonly Secret[],
  relations: readonly Relation[],
  { rule, precision }: { rule: Rule; precision: number },
) {
  const low = Float64Array.from(secrets, ({ natural }) => natural.low);
  const high = Float64Array.from(secrets, ({ natural }) => natural.high);
  const cause: Cause = { low: fill(secrets.length), high: fill(secrets.length) };
  const touching = relationsByMember(secrets.length, relations);
  const isQueued = new Uint8Array(relations.length);
  const queue: number[] = [];
  const bounds = { low, high };
  const trail = createTrail();
  const truths = Float64Array.from(secrets, ({ truth }) => truth);
  let violated = -1;
  let checks = true;
  /** The relation that is narrowing, or −1 while something is shown. */
  let by = -1;

  /** Rounded data fulfil a relation only nearly, so that bounds are kept from excluding the true value. */
  const tighten = (at: number, from: number, to: number) => {
    const truth = truths[at]!;
    const oldLow = low[at]!;
    const oldHigh = high[at]!;
    const newLow = Math.min(from, truth);
    const newHigh = Math.max(to, truth);
    // Series that converge for ever end here.
    const least =
      by < 0 ? 0 : Math.max(Math.min(oldHigh - oldLow, 1e300) * precision, Math.abs(truth) * 1e-7);
    const raises = newLow > oldLow && (newLow - oldLow > least || oldLow === -Infinity);
    const lowers = newHigh < oldHigh && (oldHigh - newHigh > least || oldHigh === Infinity);
    if (!raises && !lowers) return;
    trail.push(at, oldLow, oldHigh, cause.low[at]!, cause.high[at]!);
    if (raises) {
      low[at] = newLow;
      cause.low[at] = by;
    }
    if (lowers) {
      high[at] = newHigh;
      cause.high[at] = by;
    }
    if (checks && violated < 0 && isViolated(at)) violated = at;
    for (const next of touching[at]!) {
      if (isQueued[next] === 1) continue;
      isQueued[next] = 1;
      queue.push(next);
    }
  };

  const isViolated = (at: number) => {
    const secret = secrets[at]!;
    if (secret.isPublic) return false;
    const { guard } = secret;
    if (guard?.high !== undefined && high[at]! < guard.high) return true;
    if (guard?.low !== undefined && low[at]! > guard.low) return true;
    return isTooClose(rule, secret, low[at]!, high[at]!);
  };

  const settle = () => {
    for (let next = 0; next < queue.length; next += 1) {
      if (violated >= 0) break;
      by = queue[next]!;
      isQueued[by] = 0;
      relations[by]!.narrow(bounds, tighten);
    }
    by = -1;
    for (const left of queue) isQueued[left] = 0;
    queue.length = 0;
  };

  return {
    low,
    high,
    cause,
    /** Public facts: nothing can be taken back, whatever follows from them. */
    learn(facts: Iterable<{ at: number } & Interval>) {
      checks = false;
      for (const fact of facts) tighten(fact.at, fact.low, fact.high);
      settle();
      checks = true;
      trail.clear();
    },
    /** All relations once, for numbers that are related without being shown. */
    settleAll() {
      checks = false;
      for (const each of relations.keys()) queue.push(each);
      isQueued.fill(1);
      settle();
      checks = true;
      trail.clear();
    },
    /** Shows a range, or takes it back and returns the number that it would have given away. */
    show(at: number, range: Interval): number | null {
      const secret = secrets[at]!;
      const before = secret.shown;
      secret.shown = range;
      violated = -1;
      tighten(at, range.low, range.high);
      if (violated < 0 && isViolated(at)) violated = at;
      settle();
      const found = violated;
      violated = -1;
      if (found >= 0) {
        secret.shown = before;
        trail.undo((was, oldLow, oldHigh, lowCause, highCause) => {
          low[was] = oldLow;
          high[was] = oldHigh;
          cause.low[was] = lowCause;
          cause.high[was] = highCause;
        });
      }
      trail.clear();
      return found < 0 ? null : found;
    },
    isViolated,
  };
}

function relationsByMember(count: number, relations: readonly Relation[]): number[][] {
  const touching: number[][] = Array.from({ length: count }, () => []);
  for (const [by, { members }] of relations.entries())
    for (const at of new Set(members)) touching[at]!.push(by);
  return touching;
}

type Step = (at: number, low: number, high: number, lowCause: number, highCause: number) => void;

/** What was before, in one flat list: it is written millions of times. */
function createTrail() {
  const cells: number[] = [];
  let length = 0;
  const push: Step = (at, low, high, lowCause, highCause) => {
    cells[length] = at;
    cells[length + 1] = low;
    cells[length + 2] = high;
    cells[length + 3] = lowCause;
    cells[length + 4] = highCause;
    length += 5;
  };
  return {
    push,
    undo(restore: Step) {
      for (let from = length - 5; from >= 0; from -= 5)
        restore(cells[from]!, cells[from + 1]!, cells[from + 2]!, cells[from + 3]!, cells[from + 4]!);
    },
    clear() {
      length = 0;
    },
  };
}

function fill(length: number) {
  return new Int32Array(length).fill(-1);
}
