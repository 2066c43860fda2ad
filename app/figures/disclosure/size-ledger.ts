import { boundsOf, rangeOf } from '../ladder.ts';
import { familyOf } from './family.ts';
import type { Interval, Outside } from './relation.ts';

/** What visitors can know of the sizes of all markets: regions are looked at one by one, and meet only here. */
export type SizeLedger = ReturnType<typeof createSizeLedger>;

export type SizeKey = { region: string; category: string; period: string };

export type KnownSize = { key: SizeKey; interval: Interval };

type Limits = Interval & { guard: Interval };

type Parts = { found: readonly Interval[]; isComplete: boolean };

/** With `truthOf`, members can be settled as if their group were known already. */
export function createSizeLedger(
  regions: readonly string[],
  membersOf: (region: string) => readonly string[],
  truthOf: (key: SizeKey) => number | undefined = () => undefined,
) {
  const known = new Map<string, Interval>();
  const promised = new Map<string, Interval>();
  const ranked = new Map<string, readonly Interval[]>();
  const shares = new Map<string, Interval>();
  const families = new Map(regions.map((region) => [region, familyOf(region, regions, membersOf)]));
  const wholes = new Map(
    regions.map((region) => [region, regions.filter((whole) => families.get(whole)!.parts.includes(region))]),
  );

  function partsIn(
    { region, ...key }: SizeKey,
    except: string,
    lookUp: (key: SizeKey) => Interval | undefined,
  ): Parts {
    const { parts, isComplete } = families.get(region) ?? { parts: [], isComplete: false };
    const wanted = parts.filter((part) => part !== except);
    const found = wanted.flatMap((part) => lookUp({ region: part, ...key }) ?? []);
    return { found, isComplete: isComplete && found.length === wanted.length };
  }
  const knownAt = (key: SizeKey) => known.get(keyOf(key));
  // A size that is not settled yet will hardly be known more closely than this.
  const expectedAt = (key: SizeKey) => {
    const truth = truthOf(key);
    if (knownAt(key) || truth === undefined) return knownAt(key);
    const step = stepOf(truth);
    return { low: Math.max(step.low, truth * 0.94), high: Math.min(step.high, truth * 1.06) };
  };

  /** Parts do not exceed their whole; complete ones add up to it. */
  function narrowByParts(limits: Limits, { found, isComplete }: Parts) {
    if (found.length === 0) return;
    const { low, high, widest } = totalOf(found);
    limits.low = Math.max(limits.low, low);
    limits.guard.high = Math.max(limits.guard.high, low + widest);
    if (!isComplete) return;
    limits.high = Math.min(limits.high, high);
    limits.guard.low = Math.min(limits.guard.low, high - widest);
  }

  function narrowByWhole(limits: Limits, whole: Interval, others: Parts) {
    const { low, high, widest } = totalOf(others.found);
    limits.high = Math.min(limits.high, whole.high - low);
    limits.guard.low = Math.min(limits.guard.low, whole.high - low - widest);
    if (!others.isComplete) return;
    limits.low = Math.max(limits.low, whole.low - high);
    limits.guard.high = Math.max(limits.guard.high, whole.low - high + widest);
  }

  /** What the group is going to tell of a member, together with all that may be known of the others by then. */
  function narrowByPromise(limits: Limits, key: SizeKey, whole: SizeKey, promise: Interval) {
    const others = partsIn(whole, key.region, expectedAt);
    const { low, high } = totalOf(others.found);
    limits.high = Math.min(limits.high, promise.high - low);
    if (others.isComplete) limits.low = Math.max(limits.low, promise.low - high);
  }

  function narrowByShares(limits: Limits, key: SizeKey) {
    const world = knownAt({ ...key, region: 'wor' });
    const share = shares.get(keyOf(key));
    if (world && share) {
      limits.low = Math.max(limits.low, (share.low / 100) * world.low);
      limits.high = Math.min(limits.high, (share.high / 100) * world.high);
    }
    if (key.region !== 'wor') return;
    for (const region of regions) {
      const [part, of] = [knownAt({ ...key, region }), shares.get(keyOf({ ...key, region }))];
      if (!part || !of) continue;
      limits.low = Math.max(limits.low, part.low / (of.high / 100));
      limits.high = Math.min(limits.high, part.high / (of.low / 100));
    }
  }

  return {
    get: knownAt,
    set: (key: SizeKey, interval: Interval) => known.set(keyOf(key), interval),
    /** What a group is going to tell of its size: its members are settled as if that were known already. */
    promise: (key: SizeKey, interval: Interval) => promised.set(keyOf(key), interval),
    /** Ranked shops together never exceed their market. */
    setRanked: (key: SizeKey, places: readonly Interval[]) => ranked.set(keyOf(key), places),
    /** In per cent of the world's market of the category. */
    setShare: (key: SizeKey, share: Interval) => shares.set(keyOf(key), share),
    /**
     * What the others tell of a size. The guards keep it from telling something of them in return, so that a region can
     * be settled once and for all before the next.
     */
    limitsOf(key: SizeKey): Omit<Outside, 'at'> {
      const limits: Limits = { low: 0, high: Infinity, guard: { low: Infinity, high: 0 } };
      narrowByParts(limits, partsIn(key, '', knownAt));
      narrowByParts(limits, { found: ranked.get(keyOf(key)) ?? [], isComplete: false });
      for (const region of wholes.get(key.region) ?? []) {
        const whole = { ...key, region };
        const [above, promise] = [knownAt(whole), promised.get(keyOf(whole))];
        if (above) narrowByWhole(limits, above, partsIn(whole, key.region, knownAt));
        else if (promise) narrowByPromise(limits, key, whole, promise);
      }
      narrowByShares(limits, key);
      return limits;
    },
    /** What a market leaves to one of its ranked shops. */
    mostOfPlace(key: SizeKey, place: Interval): number {
      const market = knownAt(key);
      return market ? market.high - (totalOf(ranked.get(keyOf(key)) ?? []).low - place.low) : Infinity;
    },
  };
}

function stepOf(size: number): Interval {
  return boundsOf('market-size', { visibility: 'range', range: rangeOf('market-size', size) });
}

/** What is not known at all cannot be made better known by the others. */
function totalOf(parts: readonly Interval[]) {
  let [low, high, widest] = [0, 0, 0];
  for (const part of parts) {
    low += part.low;
    high += part.high;
    if (part.high < Infinity) widest = Math.max(widest, part.high - part.low);
  }
  return { low, high, widest };
}

const keyOf = ({ region, category, period }: SizeKey) => `${region} ${category} ${period}`;
