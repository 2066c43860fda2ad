import { createHash } from 'node:crypto';

/**
 * When the events of one step arrive, in milliseconds after it: each twice, the first time in an order that only the
 * seed knows, the second time in the opposite order.
 */
export function deliveryPlan(types: readonly string[], seed: number): { type: string; afterMs: number }[] {
  const shuffled = types.toSorted((a, b) => (rankOf(a, seed) < rankOf(b, seed) ? -1 : 1));
  return [
    ...shuffled.map((type, place) => ({ type, afterMs: 200 + place * 300 })),
    ...shuffled.toReversed().map((type, place) => ({ type, afterMs: 2_500 + place * 300 })),
  ];
}

/** One second, then two, four and so on, but an hour at most. */
export function retryAfterMs(attempts: number): number {
  return Math.min(1_000 * 2 ** (attempts - 1), 60 * 60 * 1_000);
}

function rankOf(type: string, seed: number) {
  return createHash('sha256').update(`${seed} ${type}`).digest('hex');
}
