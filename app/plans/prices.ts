import { divideRounded, formatEur, vatPercent, withVat } from '../base/money.ts';

/** In euros, computed in whole cents with half a cent rounded up. Only the year is charged; the month is for display. */
export type Prices = {
  discount: { majorUnit: number; formatted: string; percent: number };
  monthly: Amounts;
  annually: Amounts;
};

type Amounts = { majorUnit: number; base: string; taxes: string; total: string };

export function pricesOf(yearCents: number, discountCents = 0, percent = vatPercent): Prices {
  const year = yearlyCharge(yearCents, discountCents, percent);
  const discount = yearCents - year.base;
  return {
    discount: {
      majorUnit: discount / 100,
      formatted: formatEur(discount),
      percent: yearCents > 0 ? divideRounded(discount * 10_000, yearCents) / 100 : 0,
    },
    monthly: amountsOf(taxed(divideRounded(year.base, 12), percent)),
    annually: amountsOf(year),
  };
}

type Charge = { base: number; taxes: number; total: number };

export function yearlyCharge(yearCents: number, discountCents = 0, percent = vatPercent): Charge {
  return taxed(yearCents - Math.min(Math.max(discountCents, 0), yearCents), percent);
}

function taxed(base: number, percent: number): Charge {
  const total = withVat(base, percent);
  return { base, taxes: total - base, total };
}

function amountsOf({ base, taxes, total }: Charge): Amounts {
  return {
    majorUnit: base / 100,
    base: formatEur(base),
    taxes: formatEur(taxes),
    total: formatEur(total),
  };
}
