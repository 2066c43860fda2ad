/**
 * Splits a total in proportion to the weights, in whole steps, so that the parts add up to it exactly.
 * The steps left over go to the largest remainders, as seats do in an election.
 */
export function split(total: number, weights: readonly number[], decimals = 0): number[] {
  const scale = 10 ** decimals;
  const steps = Math.round(total * scale);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (sum > 0 ? (steps * weight) / sum : steps / weights.length));
  const parts = exact.map(Math.floor);
  const left = steps - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index]! += 1;
  return parts.map((part) => part / scale);
}

export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
