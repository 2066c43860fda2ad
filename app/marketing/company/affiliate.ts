import { formatEur } from '../../base/money.ts';
import { tiers, type TierId } from '../../plans/tier.ts';

/** Share of what the customer pays for the first year, without VAT. */
export const commissionPercent = 20;

/** What a code takes off the first year. */
export const discountPercent = 5;

export type CommissionRow = {
  id: TierId;
  plan: string;
  /** With the code, without VAT. */
  paid: string | null;
  commission: string | null;
  /** Of the largest amount, in per cent. */
  share: number | null;
};

/** Amounts are null while a plan's price is unknown. */
export function commissions(yearCents: Readonly<Record<string, number>>): CommissionRow[] {
  const most = Math.max(...tiers.map(({ id }) => yearCents[id] ?? 0));
  return tiers.map(({ id, name }) => {
    const cents = yearCents[id];
    if (cents === undefined) return { id, plan: name, paid: null, commission: null, share: null };
    return {
      id,
      plan: name,
      paid: formatEur(paidWithCode(cents)),
      commission: formatEur(commissionOf(paidWithCode(cents))),
      share: Math.round((1_000 * cents) / most) / 10,
    };
  });
}

export type CommissionExample = {
  plan: string;
  each: string;
  earned: string;
  /** What the code takes off for one reader. */
  saved: string;
};

/** Four readers choose the second plan; null while its price is unknown. */
export function exampleOf(yearCents: Readonly<Record<string, number>>): CommissionExample | null {
  const { id, name } = tiers[1]!;
  const cents = yearCents[id];
  if (cents === undefined) return null;
  const each = commissionOf(paidWithCode(cents));
  return {
    plan: name,
    each: formatEur(each),
    earned: formatEur(4 * each),
    saved: formatEur(cents - paidWithCode(cents)),
  };
}

export const paidWithCode = (cents: number) => Math.round((cents * (100 - discountPercent)) / 100);

/** Rounded down to whole cents. */
export function commissionOf(cents: number): number {
  return Math.floor((cents * commissionPercent) / 100);
}
