/** All amounts are whole cents; nothing is lost on the way. */

/** German, for every buyer. */
export const vatPercent = 19;

/** What is paid. */
export function withVat(netCents: number): number {
  return divideRounded(netCents * (100 + vatPercent), 100);
}

/** What was paid, without the taxes in it: the net amount that `withVat` makes it of. */
export function netOf(totalCents: number): number {
  return divideRounded(totalCents * 100, 100 + vatPercent);
}

/** Half is rounded up. */
export function divideRounded(cents: number, by: number): number {
  return Math.floor((2 * cents + by) / (2 * by));
}

/** '€690', '€821.10', 'N/A' where there is none, '< 0' for what cannot be. */
export function formatEur(cents: number | null | undefined): string {
  if (cents == null || !Number.isFinite(cents)) return 'N/A';
  return cents < 0 ? '< 0' : euros.format(cents / 100);
}

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
  signDisplay: 'negative',
});
