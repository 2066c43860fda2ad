import { formatEur } from '../../base/money.ts';
import { tiers, type TierId } from '../../plans/tier.ts';

/** Share of the net price of the first year. */
export const commissionPercent = 20;

export type CommissionRow = {
  id: TierId;
  plan: string;
  price: string | null;
  commission: string | null;
  /** Of the largest commission, in per cent. */
  share: number | null;
};

/** Amounts are null while a plan's price is unknown. */
export function commissions(yearCents: Readonly<Record<string, number>>): CommissionRow[] {
  const most = Math.max(...tiers.map(({ id }) => yearCents[id] ?? 0));
  return tiers.map(({ id, name }) => {
    const cents = yearCents[id];
    return {
      id,
      plan: name,
      price: cents === undefined ? null : formatEur(cents),
      commission: cents === undefined ? null : formatEur(commissionOf(cents)),
      share: cents === undefined ? null : Math.round((1_000 * cents) / most) / 10,
    };
  });
}

/** Rounded down to whole cents. */
export function commissionOf(cents: number): number {
  return Math.floor((cents * commissionPercent) / 100);
}
