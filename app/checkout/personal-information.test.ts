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

test('who buys, how it is paid, and that the terms are agreed to', () => {
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
])('%j is refused with one message, and goes back into the form', (entered, field) => {
  expect(read({ ...right, ...entered })).toMatchObject({
    ok: false,
    refusal: { errors: [{ field, message: expect.stringMatching(/\w/) }], entered: { ...right, ...entered } },
  });
});

test('an empty form names its faults in the order of the fields', () => {
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
])('the company %s can be printed: %s', (company, isTaken) => {
  expect(read({ ...right, company }).ok).toBe(isTaken);
});
