import { expect, test } from 'vitest';
import { countryChoices } from '../../checkout/countries.server.ts';
import { billingAddressSchema, taxAddressIn } from '../../checkout/form-schemas.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { orderForm } from './report-forms.server.ts';

const right = {
  licence: 'team',
  company: ' Kontor & Söhne ',
  firstName: 'Ada',
  lastName: 'Fischer',
  email: 'ada@company.example',
  street: 'Am Kai 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vatId: 'de 123.456-789',
  notes: 'Order 7\r\nPlease hurry',
};
const licences = [
  {
    kind: 'team' as const,
    name: 'Team licence',
    about: '',
    net: '€1,490 without VAT',
    gross: '€1,773.10 with VAT',
  },
];
const report = { id: 2501, title: 'Parcels & more?', page: '/reports/parcels/2501' };
const form = orderForm({ report, licences, address: right });
const read = (entered: Partial<Record<keyof typeof right, string>> = {}) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries({ ...right, ...entered })) sent.set(name, value);
  return readForm(orderForm({ report, licences, address: taxAddressIn(sent) }).schema, sent);
};

test('normalises an order', () => {
  expect(read()).toMatchObject({
    ok: true,
    values: {
      ...right,
      company: 'Kontor & Söhne',
      vatId: 'DE123456789',
      notes: 'Order 7\nPlease hurry',
    },
    entered: right,
  });
  expect(read({ vatId: '', notes: '' }).ok).toBe(true);
});

test.each([
  [{ licence: 'free' }, 'licence'],
  [{ company: ' \u0007 ' }, 'company'],
  [{ firstName: 'x'.repeat(121) }, 'firstName'],
  [{ lastName: '' }, 'lastName'],
  [{ email: 'a@b.example\r\nBcc: all@company.example' }, 'email'],
  [{ street: '' }, 'street'],
  [{ postalCode: '' }, 'postalCode'],
  [{ city: '' }, 'city'],
  [{ country: 'xyz' }, 'country'],
  [{ country: '' }, 'country'],
  [{ vatId: '12345' }, 'vatId'],
  [{ vatId: 'ATU12345678' }, 'vatId'],
  [{ notes: 'x'.repeat(1_001) }, 'notes'],
])('refuses %j with one message at its field and keeps what was entered', (entered, field) => {
  expect(read(entered)).toEqual({
    ok: false,
    status: 422,
    refusal: {
      attempt: expect.any(String),
      errors: [{ field, message: expect.stringMatching(/\w/) }],
      entered: { ...right, ...entered },
    },
  });
});

test('reports the errors of an empty form in the order of its fields', () => {
  const empty = readForm(form.schema, new FormData());
  expect(empty.ok ? [] : empty.refusal.errors.map(({ field }) => field)).toEqual([
    'licence',
    'company',
    'firstName',
    'lastName',
    'email',
    'street',
    'postalCode',
    'city',
    'country',
  ]);
});

test('refuses a file in place of text', () => {
  const sent = new FormData();
  sent.set('company', new Blob(['Kontor']), 'company.txt');
  expect(readForm(form.schema, sent).ok).toBe(false);
});

test('the emails contain the whole order, and the lead names the report', () => {
  const order = read();
  if (!order.ok) throw new Error('it is right');
  expect(form.mails.team(order.values)).toBe('Order: Parcels & more?');
  expect(form.about).toEqual({ report: 'Parcels & more? (2501)', page: '/reports/parcels/2501' });
  const facts = [...form.chosen!(order.values), ...form.typed(order.values)];
  expect(facts.map((fact) => fact.join(': '))).toEqual([
    'Report: Parcels & more? (2501)',
    'Licence: Team licence, €1,490 without VAT, €1,773.10 with VAT',
    'Company: Kontor & Söhne',
    'Name: Ada Fischer',
    'Email: ada@company.example',
    'Street: Am Kai 1',
    'City: 20457 Hamburg',
    'Country: Germany',
    'VAT ID: DE123456789',
    'Notes: Order 7\nPlease hurry',
  ]);
});

test('asks for a postal code exactly where the checkout does', () => {
  for (const { value: country } of countryChoices) {
    const entered = { country, postalCode: '', vatId: '' };
    const address = { ...right, ...entered, state: 'State', billingEmail: '' };
    const inCheckout = billingAddressSchema(entered).safeParse(address).success;
    expect([country, read(entered).ok]).toEqual([country, inCheckout]);
  }
});

test('reads a VAT ID as the checkout does', () => {
  const vatIdOf = (entered: Partial<typeof right>) => {
    const order = read(entered);
    return order.ok ? order.values.vatId : order.refusal.errors[0]!.message;
  };
  expect(vatIdOf({ country: 'AT', vatId: 'u 12345678' })).toBe('ATU12345678');
  expect(vatIdOf({ country: 'IT', vatId: 'DE123456789' })).toBe(
    'Enter a VAT ID for the country you have chosen, for example IT12345678901, or leave the field blank',
  );
  expect(vatIdOf({ country: 'US', vatId: 'DE123456789' })).toBe('');
});
