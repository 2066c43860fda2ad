import { expect, test } from 'vitest';
import { readForm } from '../forms/read-form.server.ts';
import { billingAddressSchema, taxAddressIn } from './form-schemas.server.ts';
import { countryChoices, missingFields } from './countries.server.ts';

const right = {
  country: 'US',
  street: '1 Pier Road',
  postalCode: '94105',
  city: 'San Francisco',
  state: 'California',
  billingEmail: '',
  notes: '',
};
const read = (entered: Partial<typeof right>) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries({ ...right, ...entered })) sent.set(name, value);
  return readForm(billingAddressSchema(taxAddressIn(sent)), sent);
};
const faults = (entered: Partial<typeof right>) => {
  const answer = read(entered);
  return answer.ok ? [] : answer.refusal.errors.map(({ field }) => field);
};

test('normalises a valid address', () => {
  const entered = {
    billingEmail: ' books@company.example ',
    notes: 'PO 7\r\nCost centre 12',
    city: ' Oakland ',
  };
  expect(read(entered)).toMatchObject({
    ok: true,
    values: {
      ...right,
      billingEmail: 'books@company.example',
      notes: 'PO 7\nCost centre 12',
      city: 'Oakland',
    },
  });
});

test.each(['US', 'CA', 'AU', 'BR', 'MX', 'IN'])('requires a state in %s', (country) => {
  expect(faults({ country, state: '' })).toEqual(['state']);
});

test.each(['DE', 'FR', 'GB', 'SG'])('drops a left-over state in %s and requires a postal code', (country) => {
  expect(read({ country })).toMatchObject({ ok: true, values: { state: '', postalCode: '94105' } });
  expect(faults({ country, state: '', postalCode: '' })).toEqual(['postalCode']);
});

test.each(['AE', 'HK', 'QA'])('drops the postal code in %s', (country) => {
  expect(read({ country })).toMatchObject({ ok: true, values: { postalCode: '' } });
});

test.each([
  [{ country: '' }, ['country']],
  [{ country: 'xx' }, ['country']],
  [{ country: 'us' }, ['country']],
  [{ country: 'toString' }, ['country']],
  [{ street: ' ' }, ['street']],
  [{ postalCode: '9'.repeat(17) }, ['postalCode']],
  [{ city: '' }, ['city']],
  [{ billingEmail: 'nobody' }, ['billingEmail']],
  [{ notes: 'x'.repeat(501) }, ['notes']],
])('refuses %j', (entered, fields) => {
  expect(faults({ ...entered, ...('country' in entered && { state: '' }) })).toEqual(fields);
});

test('offers every country by its alpha-2 code, sorted by name', () => {
  expect(countryChoices.length).toBeGreaterThan(240);
  expect(countryChoices.every(({ value }) => /^[A-Z]{2}$/.test(value))).toBe(true);
  const labels = countryChoices.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('en').compare));
  expect(countryChoices.find(({ value }) => value === 'DE')).toEqual({
    value: 'DE',
    label: 'Germany',
    'data-lacks': 'state',
  });
});

test('every country with an address rule exists', () => {
  const known = new Set(countryChoices.map(({ value }) => value));
  const ruled = [...known].filter((country) => missingFields(country).join() !== 'state');
  expect(ruled.length).toBe(80);
});
