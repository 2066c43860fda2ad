import { findTestNumber, testAccounts, testCards, type Result } from './test-numbers.ts';

export type Field = 'number' | 'expiry' | 'cvc' | 'iban' | 'name' | 'vatId';
export type Values = Record<Field, string>;
export type FieldError = { field: Field; message: string };

type Entered = { method: 'card' | 'sepa_debit'; name: string; vatId: string | null; result: Result };
type ReadPayment =
  | { ok: true; values: Values; entered: Entered }
  | { ok: false; values: Values; errors: FieldError[] };

export const noValues: Values = { number: '', expiry: '', cvc: '', iban: '', name: '', vatId: '' };

/** What somebody entered on the payment page. Only test numbers are taken, so that nobody leaves a real one here. */
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
    check(isAhead(values.expiry, now), 'expiry', 'Enter a month that is still to come, such as 12 / 34.');
    check(/^\d{3,4}$/.test(values.cvc), 'cvc', 'Enter three digits, such as 123.');
  } else {
    check(known !== null, 'iban', 'Enter one of the test account numbers below.');
  }
  check(/^\P{Cc}+$/u.test(values.name), 'name', 'Enter a name, in one line.');
  const vatId = values.vatId.replaceAll(/[\s.-]/g, '').toUpperCase();
  check(
    vatId === '' || /^[A-Z]{2}[A-Z0-9]{2,12}$/.test(vatId),
    'vatId',
    'Enter a VAT ID such as DE123456789.',
  );

  if (!known || errors.length > 0) return { ok: false, values, errors };
  const entered: Entered = {
    method: isCard ? 'card' : 'sepa_debit',
    name: values.name,
    vatId: vatId || null,
    result: known.result,
  };
  return { ok: true, values, entered };
}

function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(expiry) ?? [];
  // A card is good until the end of its month.
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}
