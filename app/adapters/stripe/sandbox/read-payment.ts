import type { Settlement } from './pay-session.ts';

export type Field = 'number' | 'expiry' | 'cvc' | 'iban' | 'name';
export type Values = Record<Field, string>;
type FieldError = { field: Field; message: string };

type Entered = { method: 'card' | 'sepa_debit'; name: string; result: Result };
type ReadPayment =
  | { ok: true; values: Values; entered: Entered }
  | { ok: false; values: Values; errors: FieldError[] };

export const noValues: Values = { number: '', expiry: '', cvc: '', iban: '', name: '' };

/** Accepts test numbers only, so that nobody enters a real one here. */
export function readPayment(form: FormData, methods: readonly string[], now: Date): ReadPayment {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const fields = Object.keys(noValues) as Field[];
  const values = Object.fromEntries(fields.map((field) => [field, text(field)])) as Values;
  const method = methods.find((name) => name === text('method')) ?? methods[0];
  const errors: FieldError[] = [];
  const check = (isRight: boolean, field: Field, message: string) => {
    if (!isRight) errors.push({ field, message });
  };

  const isCard = method === 'card';
  const known = isCard ? findTestNumber(testCards, values.number) : findTestNumber(testAccounts, values.iban);
  if (isCard) {
    check(known !== null, 'number', 'Enter one of the test card numbers below.');
    check(
      isAhead(values.expiry, now),
      'expiry',
      'Enter an expiry date that has not passed, such as 12 / 34.',
    );
    check(/^\d{3,4}$/.test(values.cvc), 'cvc', 'Enter three digits, such as 123.');
  } else {
    check(known !== null, 'iban', 'Enter one of the test account numbers below.');
  }
  check(/^\P{Cc}+$/u.test(values.name), 'name', 'Enter a name, on one line.');

  if (!known || errors.length > 0) return { ok: false, values, errors };
  const entered: Entered = {
    method: isCard ? 'card' : 'sepa_debit',
    name: values.name,
    result: known.result,
  };
  return { ok: true, values, entered };
}

function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(expiry) ?? [];
  // A card is valid until the end of its month.
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}

export type TestNumber = { number: string; does: string; result: Result };

type Result =
  | { kind: 'accepted'; settlement: Settlement }
  | { kind: 'confirmation' }
  | { kind: 'declined'; message: string };

const atOnce: Result = { kind: 'accepted', settlement: { kind: 'at once' } };
const later = (seconds: number, succeeds: boolean): Result => ({
  kind: 'accepted',
  settlement: { kind: 'later', afterMs: seconds * 1_000, succeeds },
});

export const testCards: readonly TestNumber[] = [
  { number: '4242 4242 4242 4242', does: 'succeeds', result: atOnce },
  {
    number: '4000 0025 0000 3155',
    does: 'asks for confirmation, then succeeds',
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
  { number: 'DE89 3704 0044 0532 0130 00', does: 'succeeds after 5 seconds', result: later(5, true) },
  { number: 'DE08 3704 0044 0532 0130 03', does: 'succeeds after 3 minutes', result: later(180, true) },
  { number: 'DE62 3704 0044 0532 0130 01', does: 'fails after 5 seconds', result: later(5, false) },
  { number: 'DE78 3704 0044 0532 0130 04', does: 'fails after 3 minutes', result: later(180, false) },
];

function findTestNumber(among: readonly TestNumber[], entered: string): TestNumber | null {
  return among.find(({ number }) => bare(number) === bare(entered)) ?? null;
}

const bare = (number: string) => number.replaceAll(/[\s-]/g, '').toUpperCase();
