import { brand } from './brand.ts';

/** A number that people quote to us. Its series says what it is a number of: `MQ-R-000042` is a request. */
export function quotedNumber(series: string | number, number: number): string {
  return `${brand.ticketPrefix}-${series}-${String(number).padStart(6, '0')}`;
}
