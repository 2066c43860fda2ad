import { formatEur } from '../../base/money.ts';
import { tiers, type TierId } from '../../plans/tier.ts';

/** Of the net price of the first year. */
export const commissionPercent = 20;

export type CommissionRow = { id: TierId; plan: string; price: string | null; commission: string | null };

/** What a recommendation earns, plan by plan; null where a plan has no price at the moment. */
export function commissions(yearCents: Readonly<Record<string, number>>): CommissionRow[] {
  return tiers.map(({ id, name }) => {
    const cents = yearCents[id];
    return {
      id,
      plan: name,
      price: cents === undefined ? null : formatEur(cents),
      commission: cents === undefined ? null : formatEur(commissionOf(cents)),
    };
  });
}

/** In cents; a part of a cent is not paid. */
export function commissionOf(cents: number): number {
  return Math.floor((cents * commissionPercent) / 100);
}
