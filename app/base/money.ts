/** The German rate. */
export const vatPercent = 19;

export function withVat(netCents: number, percent = vatPercent): number {
  return divideRounded(netCents * (100 + percent), 100);
}

export function divideRounded(cents: number, by: number): number {
  return Math.floor((2 * cents + by) / (2 * by));
}

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
