import type { Settlement } from '../billing/pay-session.ts';

/** Stripe's own test numbers, and what comes of each. */
export type TestNumber = { number: string; does: string; result: Result };

export type Result =
  | { kind: 'accepted'; settlement: Settlement }
  | { kind: 'confirmation' }
  | { kind: 'declined'; message: string };

const atOnce: Result = { kind: 'accepted', settlement: { kind: 'at once' } };
const later = (seconds: number, succeeds: boolean): Result => ({
  kind: 'accepted',
  settlement: { kind: 'later', afterMs: seconds * 1_000, succeeds },
});

export const testCards: readonly TestNumber[] = [
  { number: '4242 4242 4242 4242', does: 'is paid', result: atOnce },
  {
    number: '4000 0025 0000 3155',
    does: 'asks for confirmation, then is paid',
    result: { kind: 'confirmation' },
  },
  {
    number: '4000 0000 0000 0002',
    does: 'is declined',
    result: { kind: 'declined', message: 'Your card was declined.' },
  },
  {
    number: '4000 0000 0000 9995',
    does: 'has insufficient funds',
    result: { kind: 'declined', message: 'Your card has insufficient funds.' },
  },
];

export const testAccounts: readonly TestNumber[] = [
  { number: 'DE89 3704 0044 0532 0130 00', does: 'is paid after 5 seconds', result: later(5, true) },
  { number: 'DE08 3704 0044 0532 0130 03', does: 'is paid after 3 minutes', result: later(180, true) },
  { number: 'DE62 3704 0044 0532 0130 01', does: 'fails after 5 seconds', result: later(5, false) },
  { number: 'DE78 3704 0044 0532 0130 04', does: 'fails after 3 minutes', result: later(180, false) },
];

/** However it is spaced. */
export function findTestNumber(among: readonly TestNumber[], entered: string): TestNumber | null {
  return among.find(({ number }) => bare(number) === bare(entered)) ?? null;
}

const bare = (number: string) => number.replaceAll(/[\s-]/g, '').toUpperCase();
