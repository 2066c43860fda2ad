import { namesInWords } from '../../../app/data-pages/leaders.ts';
import { goodsInText } from '../../../app/subjects/market-words.ts';
import type { CategorySlug } from '../../../app/taxonomy/category.ts';
import { leaves, mainCategoryOf } from '../leaves.ts';
import { round } from '../rounding.ts';
import { nameIn } from '../region-names.ts';
import type { CompetitorRow } from '../rows.ts';
import { baseYear } from '../years.ts';
import { type Cell, type Shop, spendingIn } from './shops.ts';

/**
 * Who sells the same things in the same countries. Overlap is the part of two shops' spending, by country and leaf,
 * that they have in common: 100 for two shops of the same mix, 0 for two that never meet.
 */
export function* competitorsOf(shop: Shop, shops: readonly Shop[]): Generator<CompetitorRow> {
  if (!shop.hasDetails) return;
  const own = partsOf(shop);
  const size = totalOf(shop);
  const found = shops
    .filter((other) => other !== shop)
    .map((other) => {
      const shared = sharedParts(own, partsOf(other));
      const overlap = 100 * shared.reduce((sum, { part }) => sum + part, 0);
      // Of two shops that overlap alike, the one of comparable size is the rival.
      return { other, shared, overlap, rivalry: overlap * Math.min(1, totalOf(other) / size) ** 0.35 };
    })
    .filter(({ overlap }) => overlap >= 2)
    .toSorted((a, b) => b.rivalry - a.rivalry || (a.other.name < b.other.name ? -1 : 1));
  const rivals = found
    .slice(0, mostCompetitors)
    .filter(({ rivalry }, index) => index < fewestCompetitors || rivalry > found[0]!.rivalry / 4);
  for (const [index, { other, shared, overlap }] of rivals.entries())
    yield {
      retailer: shop.slug,
      competitor: other.slug,
      position: index + 1,
      reason: reasonFor(shared),
      overlap: round(overlap, 1),
    };
}

const fewestCompetitors = 5;
const mostCompetitors = 8;

type Part = { cell: Cell; part: number };

function partsOf(shop: Shop): ReadonlyMap<string, Part> {
  const known = knownParts.get(shop);
  if (known) return known;
  const total = totalOf(shop);
  const parts = new Map(
    shop.cells.map((cell) => [
      `${cell.country.code} ${cell.leaf}`,
      { cell, part: spendingIn(cell.spending, baseYear) / total },
    ]),
  );
  knownParts.set(shop, parts);
  return parts;
}

const knownParts = new WeakMap<Shop, ReadonlyMap<string, Part>>();

function totalOf({ cells }: Shop): number {
  return cells.reduce((sum, { spending }) => sum + spendingIn(spending, baseYear), 0);
}

function sharedParts(a: ReadonlyMap<string, Part>, b: ReadonlyMap<string, Part>): Part[] {
  const shared: Part[] = [];
  for (const [key, { cell, part }] of b) {
    const own = a.get(key);
    if (own) shared.push({ cell, part: Math.min(own.part, part) });
  }
  return shared;
}

function reasonFor(shared: readonly Part[]): string {
  const goods = largest(shared, mainOf).slice(0, 2);
  const names = goods.map((main) => goodsInText(narrowed(main, shared)));
  const countries = largest(shared, ({ cell }) => cell.country.code).slice(0, 3);
  return `Both sell ${goodsInWords(names)} in ${namesInWords(countries.map(nameIn))}.`;
}

/** 'fashion and toys', but 'fashion as well as furniture and homeware'. */
function goodsInWords(names: readonly string[]): string {
  const [pairs, others] = [names.filter(isPair), names.filter((name) => !isPair(name))];
  return [...others, ...pairs].join(pairs.length > 0 ? ' as well as ' : ' and ');
}

const isPair = (name: string) => name.includes(' and ');

/** What pet shops share is pet supplies, although these belong to hobby and leisure. */
function narrowed(main: CategorySlug, shared: readonly Part[]): CategorySlug {
  const [leaf, ...others] = largest(
    shared.filter((part) => mainOf(part) === main),
    leafOf,
  );
  return leaf && others.length === 0 ? leaf : main;
}

const leafOf = ({ cell }: Part) => leaves[cell.leaf]!;
const mainOf = (part: Part) => mainCategoryOf(leafOf(part));

/** Keys by the parts they stand for, the largest first; those that hardly count are left out. */
function largest<Key extends string>(shared: readonly Part[], keyOf: (part: Part) => Key): Key[] {
  const sums = [...Map.groupBy(shared, keyOf)].map(([key, parts]) => ({
    key,
    sum: parts.reduce((total, { part }) => total + part, 0),
  }));
  const all = sums.reduce((total, { sum }) => total + sum, 0);
  return sums
    .filter(({ sum }) => sum >= all / 20)
    .toSorted((a, b) => b.sum - a.sum || (a.key < b.key ? -1 : 1))
    .map(({ key }) => key);
}
