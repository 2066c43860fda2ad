import { expect, test } from 'vitest';
import { sentence } from '../../../test/samples/sample-content.ts';
import { brand } from '../../base/brand.ts';
import type { VatRules } from '../../plans/vat/vat-treatment.ts';
import { fillBrandValues, fillRuntimeValues } from './placeholders.ts';

test('fills in brand values at build, leaves runtime values, and reports unknown placeholders', () => {
  const faults: string[] = [];
  const text = fillBrandValues('{company}, {city}: {retentionDays} days, {colour}', (what) =>
    faults.push(what),
  );
  expect(text).toBe(`${brand.company.name}, ${brand.company.city}: {retentionDays} days, {colour}`);
  expect(faults).toEqual(['unknown placeholder {colour}']);
});

test('fills in runtime values', () => {
  const [shown] = fillRuntimeValues([sentence('Kept for {retentionDays} days.')], {
    retentionDays: 365,
    vatRules: 'by-country',
  });
  expect(shown).toEqual(sentence('Kept for 365 days.'));
});

test('keeps what is said of VAT by country only where VAT depends on the country', () => {
  const text = sentence('19 %{by-country:, or 0 % elsewhere}. {by-country:Some pay less.} The end.');
  const shown = (vatRules: VatRules) => fillRuntimeValues([text], { retentionDays: 365, vatRules })[0];
  expect(shown('by-country')).toEqual(sentence('19 %, or 0 % elsewhere. Some pay less. The end.'));
  expect(shown('german-rate')).toEqual(sentence('19 %. The end.'));
});
