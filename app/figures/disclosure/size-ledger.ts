import { boundsOf, rangeOf } from '../ladder.ts';
import { familyOf } from './family.ts';
import type { Interval, Outside } from './relation.ts';

/** What visitors can know of the sizes of all markets: regions are looked at one by one, and meet only here. */
export type SizeLedger = ReturnType<typeof createSizeLedger>;

export type SizeKey = { region: string; category: string; period: string };

export type KnownSize = { key: SizeKey; interval: Interval };

type Limits = Interval & { guard: Interval };

/** Of some parts of a region together. What is not known at all cannot be made better known by the others. */
type Total = Interval & { widest: number; count: number; isComplete: boolean };

/** One category in one year. Lists are by region, which has a number here: they are gone through millions of times. */
type Page = {
  known: (Interval | undefined)[];
  /** A size that is not settled yet will hardly be known more closely than this. */
  expected: (Interval | undefined)[];
  promised: (Interval | undefined)[];
  shares: (Interval | undefined)[];
  ranked: (readonly Interval[] | undefined)[];
};

export function createSizeLedger(
  regions: readonly string[],
  membersOf: (region: string) => readonly string[],
) {
  const numbers = new Map(regions.map((region, at) => [region, at]));
  const families = regions.map((region) => {
    const { parts, isComplete } = familyOf(region, regions, membersOf);
    return { parts: parts.map((part) => numbers.get(part)!), isComplete };
  });
  const wholes = regions.map((_, part) =>
    regions
      .keys()
      .toArray()
      .filter((whole) => families[whole]!.parts.includes(part)),
  );
  const world = numbers.get('wor');
  const pages = new Map<string, Page>();

  function find({ region, category, period }: SizeKey) {
    const name = `${category} ${period}`;
    let page = pages.get(name);
    if (!page) pages.set(name, (page = { known: [], expected: [], promised: [], shares: [], ranked: [] }));
    return { page, at: numbers.get(region)! };
  }

  function totalOfParts(whole: number, except: number, page: Page, counts: 'known' | 'expected'): Total {
    const { parts, isComplete } = families[whole]!;
    const total: Total = { low: 0, high: 0, widest: 0, count: 0, isComplete };
    for (const part of parts) {
      if (part === except) continue;
      const found = page.known[part] ?? (counts === 'expected' ? page.expected[part] : undefined);
      if (found) add(total, found);
      else total.isComplete = false;
    }
    return total;
  }

  function narrowByShares(limits: Limits, page: Page, at: number) {
    if (world === undefined) return;
    const [whole, share] = [page.known[world], page.shares[at]];
    if (whole && share) {
      limits.low = Math.max(limits.low, (share.low / 100) * whole.low);
      limits.high = Math.min(limits.high, (share.high / 100) * whole.high);
    }
    if (at !== world) return;
    for (const other of regions.keys()) {
      const [part, of] = [page.known[other], page.shares[other]];
      if (!part || !of) continue;
      limits.low = Math.max(limits.low, part.low / (of.high / 100));
      limits.high = Math.min(limits.high, part.high / (of.low / 100));
    }
  }

  return {
    get(key: SizeKey): Interval | undefined {
      const { page, at } = find(key);
      return page.known[at];
    },
    set(key: SizeKey, interval: Interval) {
      const { page, at } = find(key);
      page.known[at] = interval;
    },
    /** Members of a group are settled with regard to what will be known of the others in the end. */
    expect(key: SizeKey, size: number) {
      const { page, at } = find(key);
      const step = stepOf(size);
      page.expected[at] = { low: Math.max(step.low, size * 0.94), high: Math.min(step.high, size * 1.06) };
    },
    /** What a group will reveal about its size: its members are settled as if that were known already. */
    promise(key: SizeKey, interval: Interval) {
      const { page, at } = find(key);
      page.promised[at] = interval;
    },
    /** Ranked shops together never exceed their market. */
    setRanked(key: SizeKey, places: readonly Interval[]) {
      const { page, at } = find(key);
      page.ranked[at] = places;
    },
    /** In per cent of the world's market of the category. */
    setShare(key: SizeKey, share: Interval) {
      const { page, at } = find(key);
      page.shares[at] = share;
    },
    /**
     * What the others reveal about a size. The guards keep it from revealing more about them in return, so a region can
     * be settled once and for all before the next.
     */
    limitsOf(key: SizeKey): Omit<Outside, 'at'> {
      const { page, at } = find(key);
      const limits: Limits = { low: 0, high: Infinity, guard: { low: Infinity, high: 0 } };
      narrowByParts(limits, totalOfParts(at, -1, page, 'known'));
      narrowByParts(limits, totalOf(page.ranked[at]));
      for (const whole of wholes[at]!) {
        const [above, promise] = [page.known[whole], page.promised[whole]];
        if (above) narrowByWhole(limits, above, totalOfParts(whole, at, page, 'known'));
        else if (promise) narrowByPromise(limits, promise, totalOfParts(whole, at, page, 'expected'));
      }
      narrowByShares(limits, page, at);
      return limits;
    },
    /** What a market leaves to one of its ranked shops. */
    mostOfPlace(key: SizeKey, place: Interval): number {
      const { page, at } = find(key);
      const market = page.known[at];
      return market ? market.high - (totalOf(page.ranked[at]).low - place.low) : Infinity;
    },
  };
}

/** Parts do not exceed their whole; complete ones add up to it. */
function narrowByParts(limits: Limits, { low, high, widest, count, isComplete }: Total) {
  if (count === 0) return;
  limits.low = Math.max(limits.low, low);
  limits.guard.high = Math.max(limits.guard.high, low + widest);
  if (!isComplete) return;
  limits.high = Math.min(limits.high, high);
  limits.guard.low = Math.min(limits.guard.low, high - widest);
}

function narrowByWhole(limits: Limits, whole: Interval, { low, high, widest, isComplete }: Total) {
  limits.high = Math.min(limits.high, whole.high - low);
  limits.guard.low = Math.min(limits.guard.low, whole.high - low - widest);
  if (!isComplete) return;
  limits.low = Math.max(limits.low, whole.low - high);
  limits.guard.high = Math.max(limits.guard.high, whole.low - high + widest);
}

/** What the group will reveal about a member, together with all that may be known about the others by then. */
function narrowByPromise(limits: Limits, promise: Interval, { low, high, isComplete }: Total) {
  limits.high = Math.min(limits.high, promise.high - low);
  if (isComplete) limits.low = Math.max(limits.low, promise.low - high);
}

function stepOf(size: number): Interval {
  return boundsOf('market-size', { visibility: 'range', range: rangeOf('market-size', size) });
}

function totalOf(parts: readonly Interval[] = []): Total {
  const total: Total = { low: 0, high: 0, widest: 0, count: 0, isComplete: false };
  for (const part of parts) add(total, part);
  return total;
}

function add(total: Total, { low, high }: Interval) {
  total.low += low;
  total.high += high;
  total.count += 1;
  if (high < Infinity) total.widest = Math.max(total.widest, high - low);
}
