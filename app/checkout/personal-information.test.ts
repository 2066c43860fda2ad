import { expect, test } from 'vitest';
import { readForm } from '../forms/read-form.server.ts';
import { personalInformationSchema } from './form-schemas.server.ts';

const right = {
  firstName: 'Ada',
  lastName: 'Fischer',
  email: 'ada@company.example',
  company: 'Kontor & Söhne',
  paymentMethod: 'sepa_debit',
  terms: 'on',
};
const read = (entered: Record<string, string>) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries(entered)) sent.set(name, value);
  return readForm(personalInformationSchema, sent);
};

test('accepts buyer, payment method and terms', () => {
  expect(read({ ...right, company: ' Kontor & Söhne ' })).toMatchObject({
    ok: true,
    values: { ...right, terms: true },
  });
});

test.each([
  [{ firstName: '' }, 'firstName'],
  [{ lastName: ' ' }, 'lastName'],
  [{ email: 'ada@company' }, 'email'],
  [{ company: '' }, 'company'],
  [{ paymentMethod: 'cash' }, 'paymentMethod'],
  [{ terms: '' }, 'terms'],
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
