import { divideRounded, formatEur, withVat } from '../base/money.ts';

/**
 * What a plan costs, in euros. It is reckoned in whole cents: half a cent is rounded up, and every total is its base and
 * its taxes. A year is what is charged; a month is a twelfth of it, for display.
 */
export type Prices = {
  /** What a promotion takes off the year, before taxes. */
  discount: { majorUnit: number; formatted: string; percent: number };
  monthly: Amounts;
  annually: Amounts;
};

/** `majorUnit` is the base as a number; the others are as they are written. */
type Amounts = { majorUnit: number; base: string; taxes: string; total: string };

/** From a year's price without taxes and what is taken off it, in cents. */
export function pricesOf(yearCents: number, discountCents = 0): Prices {
  const year = yearlyCharge(yearCents, discountCents);
  const discount = yearCents - year.base;
  return {
    discount: {
      majorUnit: discount / 100,
      formatted: formatEur(discount),
      percent: yearCents > 0 ? divideRounded(discount * 10_000, yearCents) / 100 : 0,
    },
    monthly: amountsOf(taxed(divideRounded(year.base, 12))),
    annually: amountsOf(year),
  };
}

/** In cents. */
type Charge = { base: number; taxes: number; total: number };

/** What the payment provider has to ask for, to the cent. No promotion makes it less than nothing. */
export function yearlyCharge(yearCents: number, discountCents = 0): Charge {
  return taxed(yearCents - Math.min(Math.max(discountCents, 0), yearCents));
}

function taxed(base: number): Charge {
  const total = withVat(base);
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
