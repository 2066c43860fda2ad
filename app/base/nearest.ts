/** Names that a value goes by; the first is how it is written. */
export type Named<Value> = { value: Value; names: readonly string[] };

/** Exact matches ignore case, accents and punctuation: `Bags & Accessories` is `bags-accessories`. */
export function findNamed<Value>(asked: string, all: readonly Named<Value>[]): Value | undefined {
  const wanted = plainName(asked);
  return wanted === ''
    ? undefined
    : all.find(({ names }) => names.some((name) => plainName(name) === wanted))?.value;
}

export const nearestInWords = (near: readonly string[]) =>
  near.length > 0 ? `Nearest: ${near.join(', ')}.` : 'No similar names.';

/** The names closest to what was asked for, best first, for an error message that helps. */
export function nearestNames(asked: string, all: readonly Named<unknown>[], most = 5): string[] {
  const wanted = plainName(asked);
  return all
    .map(({ names }) => ({
      name: names[0] ?? '',
      score: Math.max(...names.map((name) => similarity(wanted, plainName(name)))),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ name }) => name);
}

export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** From 0 to 1: the shared pairs of letters (Sørensen–Dice), which forgives typos and swapped words. */
function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  if (pairs.length === 0 || others.length === 0) return 0;
  const left = [...others];
  const shared = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (pairs.length + others.length);
}

function pairsOf(name: string): string[] {
  // A name may be as long as a request; the first letters decide.
  const framed = `-${name.slice(0, 60)}-`;
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
}
