/**
 * Bounds on the quotients of many numbers, made as tight as they can be: what is known about a/b and b/c limits a/c.
 * The number at index 0 is one, so that a bound on a number is one on its quotient by it. Shortest paths between all
 * pairs give every bound that follows from any chain, whatever its length.
 */
export function closeRatios(
  size: number,
  given: Iterable<{ of: number; by: number; low: number; high: number }>,
) {
  // The logarithm of the greatest possible quotient of two numbers.
  const most = new Float64Array(size * size).fill(Infinity);
  for (let at = 0; at < size; at += 1) most[at * size + at] = 0;
  const limit = (of: number, by: number, value: number) => {
    const place = of * size + by;
    most[place] = Math.min(most[place]!, value);
  };
  for (const { of, by, low, high } of given) {
    if (high < Infinity) limit(of, by, Math.log(high));
    if (low > 0) limit(by, of, -Math.log(low));
  }
  for (let via = 0; via < size; via += 1) {
    for (let of = 0; of < size; of += 1) {
      const first = most[of * size + via]!;
      if (first === Infinity) continue;
      for (let by = 0; by < size; by += 1) {
        const longer = first + most[via * size + by]!;
        if (longer < most[of * size + by]!) most[of * size + by] = longer;
      }
    }
  }
  const ratio = (of: number, by: number): [number, number] => [
    Math.exp(-most[by * size + of]!),
    Math.exp(most[of * size + by]!),
  ];

  /** Adds bounds on the numbers themselves. A shortest path meets the one at most once, so one pass closes all again. */
  function limitNumbers(bounds: Iterable<readonly [number, readonly [number, number]]>) {
    for (const [at, [low, high]] of bounds) {
      limit(at, 0, Math.log(high));
      if (low > 0) limit(0, at, -Math.log(low));
    }
    const toOne = new Float64Array(size).fill(Infinity);
    const fromOne = new Float64Array(size).fill(Infinity);
    for (let at = 0; at < size; at += 1) {
      for (let via = 0; via < size; via += 1) {
        toOne[at] = Math.min(toOne[at]!, most[at * size + via]! + most[via * size]!);
        fromOne[at] = Math.min(fromOne[at]!, most[via]! + most[via * size + at]!);
      }
    }
    for (let of = 0; of < size; of += 1)
      for (let by = 0; by < size; by += 1) limit(of, by, toOne[of]! + fromOne[by]!);
  }

  return { ratio, limitNumbers };
}
