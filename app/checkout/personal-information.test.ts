import { expect, test } from 'vitest';
import { readForm } from '../forms/read-form.server.ts';
import { paymentSchema, personalInformationSchema } from './form-schemas.server.ts';

const right = {
  firstName: 'Ada',
  lastName: 'Fischer',
  email: 'ada@company.example',
  company: 'Kontor & Söhne',
};
const sentWith = (entered: Record<string, string>) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries(entered)) sent.set(name, value);
  return sent;
};
const read = (entered: Record<string, string>) => readForm(personalInformationSchema, sentWith(entered));

test('accepts the buyer', () => {
  expect(read({ ...right, company: ' Kontor & Söhne ' })).toMatchObject({ ok: true, values: right });
});

test.each([
  [{ firstName: '' }, 'firstName'],
  [{ lastName: ' ' }, 'lastName'],
  [{ email: 'ada@company' }, 'email'],
  [{ company: '' }, 'company'],
])('refuses %j with one message, and returns the input', (entered, field) => {
  expect(read({ ...right, ...entered })).toMatchObject({
    ok: false,
    refusal: { errors: [{ field, message: expect.stringMatching(/\w/) }], entered: { ...right, ...entered } },
  });
});

test('lists the errors of an empty form in field order', () => {
  const empty = read({});
  expect(empty.ok ? [] : empty.refusal.errors.map(({ field }) => field)).toEqual(Object.keys(right));
});

test('accepts a payment method with the terms, and refuses either without the other', () => {
  const pay = (entered: Record<string, string>) => readForm(paymentSchema, sentWith(entered));
  expect(pay({ paymentMethod: 'sepa_debit', terms: 'on' })).toMatchObject({
    ok: true,
    values: { paymentMethod: 'sepa_debit', terms: true },
  });
  expect([pay({ paymentMethod: 'cash', terms: 'on' }).ok, pay({ paymentMethod: 'sepa_debit' }).ok]).toEqual([
    false,
    false,
  ]);
});

test.each([
  ['Łódź Żółw & Co. KG®', true],
  ['Αθήνα ΑΕ', true],
  ['ООО «Причал»', true],
  ["L'Été – Côte 24/7", true],
  ['株式会社', false],
  ['شركة', false],
  ['Kontor 🚢', false],
])('accepts the company %s for the invoice: %s', (company, isTaken) => {
  expect(read({ ...right, company }).ok).toBe(isTaken);
});
