import { closeRatios } from './ratio-closure.ts';

/** A figure as the API gives it away. */
export type Given = {
  category: string;
  metric: string;
  period: string;
  dimension: string;
  visibility: string;
  value?: number | null;
  range?: { low: number | null; high: number | null } | null;
};

/** How closely a number can be told, beside what is shown of it. */
export type Told = {
  category: string;
  metric: string;
  period: string;
  dimension: string;
  shown: Bounds;
  told: Bounds;
};

type Bounds = readonly [number, number];

/**
 * What somebody with a spreadsheet and patience works out of the markets of a region. It shares no code with the site:
 * quotients (growth, shares, spending per head) are closed over all chains, then sums over categories, and again.
 */
export function attackRegion(
  figures: readonly Given[],
  childrenOf: ReadonlyMap<string, readonly string[]>,
): Told[] {
  const sizes = figures.filter(({ metric, dimension }) => metric === 'market-size' && dimension === '');
  const nodes = new Map(sizes.map(({ category, period }, at) => [`${category} ${period}`, at + 1]));
  const node = (category: string, period: string | number) => nodes.get(`${category} ${period}`);
  const people = new Map(
    figures
      .filter(({ metric, value }) => metric === 'population' && value)
      .map(({ category, period, value }) => [`${category} ${period}`, value!]),
  );
  const quotients = figures.flatMap((figure) => {
    const { category, metric, period } = figure;
    const [low, high] = boundsOf(figure);
    const of = node(category, period);
    if (of === undefined) return [];
    const [by, from, to] = quotientOf(figure, node, people.get(`${category} ${period}`), [low, high]);
    return by === undefined ? [] : [{ figure, metric, of, by, low: from, high: to }];
  });

  let bounds = new Map<number, Bounds>();
  const alone = closeRatios(nodes.size + 1, quotients);
  const { ratio, limitNumbers } = closeRatios(
    nodes.size + 1,
    quotients.map((quotient) => {
      const parts = partsOf(quotient.figure, node, childrenOf).map(([of, by]) => alone.ratio(of, by));
      return { ...quotient, ...within(quotient, parts) };
    }),
  );
  for (let round = 0; round < 6; round += 1) {
    const before = bounds;
    bounds = addUp(new Map([...nodes.values()].map((at) => [at, ratio(at, 0)])), nodes, childrenOf);
    const gained = [...bounds].filter(([at, [low, high]]) => {
      const [oldLow, oldHigh] = ratio(at, 0);
      return low > oldLow * 1.001 || high < oldHigh / 1.001;
    });
    if (gained.length === 0 && before.size > 0) break;
    limitNumbers(bounds);
  }
  return quotients
    .filter(({ figure }) => figure.visibility === 'range')
    .map(({ figure, of, by }) => {
      const told = figureOf(figure, ratio(of, by), people.get(`${figure.category} ${figure.period}`));
      const shown = boundsOf(figure);
      return { ...figure, shown, told: [Math.max(told[0], shown[0]), Math.min(told[1], shown[1])] };
    });
}

function boundsOf({ metric, visibility, value, range }: Given): Bounds {
  if (visibility === 'exact' && typeof value === 'number') return [value, value];
  const isGrowth = metric === 'market-growth' || metric === 'market-cagr';
  const open = metric.endsWith('share') ? 100 : Infinity;
  return visibility === 'range'
    ? [range?.low ?? (isGrowth ? -100 : 0), range?.high ?? open]
    : [isGrowth ? -100 : 0, open];
}

/** Between which sizes the categories of a market have grown; nothing unless all of them are known. */
function partsOf(
  { category, metric, period, dimension }: Given,
  node: (category: string, period: string | number) => number | undefined,
  childrenOf: ReadonlyMap<string, readonly string[]>,
): (readonly [number, number])[] {
  if (metric !== 'market-growth' && metric !== 'market-cagr') return [];
  const since = metric === 'market-growth' ? Number(period) - 1 : dimension.slice('since:'.length);
  const parts = (childrenOf.get(category) ?? []).map((child) => [node(child, period), node(child, since)]);
  return parts.some((part) => part.includes(undefined)) ? [] : (parts as [number, number][]);
}

/** A whole has not grown less than each of its parts, nor more. */
function within({ low, high }: { low: number; high: number }, parts: readonly Bounds[]) {
  if (parts.length === 0) return { low, high };
  return {
    low: Math.max(low, Math.min(...parts.map(([least]) => least))),
    high: Math.min(high, Math.max(...parts.map(([, most]) => most))),
  };
}

/** The divisor, and the bounds of the quotient. */
function quotientOf(
  { category, metric, period, dimension }: Given,
  node: (category: string, period: string | number) => number | undefined,
  population: number | undefined,
  [low, high]: Bounds,
): [number | undefined, number, number] {
  const year = Number(period);
  if (metric === 'market-size' && dimension === '') return [0, low, high];
  if (metric === 'spend-per-head' && population) return [0, low * population, high * population];
  if (metric === 'market-growth') return [node(category, year - 1), 1 + low / 100, 1 + high / 100];
  if (metric === 'market-cagr') {
    const since = Number(dimension.slice('since:'.length));
    return [node(category, since), (1 + low / 100) ** (year - since), (1 + high / 100) ** (year - since)];
  }
  if (metric === 'market-share') return [node(dimension.slice('of:'.length), period), low / 100, high / 100];
  return [undefined, low, high];
}

function figureOf({ metric, period, dimension }: Given, [low, high]: Bounds, population = 1): Bounds {
  if (metric === 'market-growth') return [100 * (low - 1), 100 * (high - 1)];
  if (metric === 'market-share') return [100 * low, 100 * high];
  if (metric === 'spend-per-head') return [low / population, high / population];
  if (metric !== 'market-cagr') return [low, high];
  const years = Number(period) - Number(dimension.slice('since:'.length));
  return [100 * (low ** (1 / years) - 1), 100 * (high ** (1 / years) - 1)];
}

/** Categories that are all known add up to their parent. */
function addUp(
  bounds: Map<number, Bounds>,
  nodes: ReadonlyMap<string, number>,
  childrenOf: ReadonlyMap<string, readonly string[]>,
) {
  for (const [name, at] of nodes) {
    const [category, period] = name.split(' ') as [string, string];
    const parts = (childrenOf.get(category) ?? []).map((child) => nodes.get(`${child} ${period}`));
    if (parts.length === 0 || parts.includes(undefined)) continue;
    const all = parts.map((part) => bounds.get(part!)!);
    const [least, most] = [0, 1].map((end) => all.reduce((sum, part) => sum + part[end]!, 0)) as [
      number,
      number,
    ];
    const [low, high] = bounds.get(at)!;
    bounds.set(at, [Math.max(low, least), Math.min(high, most)]);
    for (const [nth, part] of parts.entries()) {
      const [from, to] = all[nth]!;
      bounds.set(part!, [Math.max(from, low - (most - to)), Math.min(to, high - (least - from))]);
    }
  }
  return bounds;
}
