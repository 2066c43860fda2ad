import { expect, test } from 'vitest';
import { sentence } from '../../../test/samples/sample-content.ts';
import { brand } from '../../base/brand.ts';
import { fillBlanks, fillLate } from './blanks.ts';

test('names are filled in, what the running site knows is not, and an unknown one is a fault', () => {
  const faults: string[] = [];
  const text = fillBlanks('{company}, {city}: {retentionDays} days, {colour}', (what) => faults.push(what));
  expect(text).toBe(`${brand.company.name}, ${brand.company.city}: {retentionDays} days, {colour}`);
  expect(faults).toEqual(['unknown placeholder {colour}']);
});

test('the rest is filled in when a text is shown', () => {
  const [shown] = fillLate([sentence('Kept for {retentionDays} days.')], { retentionDays: 365 });
  expect(shown).toEqual(sentence('Kept for 365 days.'));
});
