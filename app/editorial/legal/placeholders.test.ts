import { expect, test } from 'vitest';
import { sentence } from '../../../test/samples/sample-content.ts';
import { brand } from '../../base/brand.ts';
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
  const [shown] = fillRuntimeValues([sentence('Kept for {retentionDays} days.')], { retentionDays: 365 });
  expect(shown).toEqual(sentence('Kept for 365 days.'));
});
