import { expect, test } from 'vitest';
import { isInEea } from './region.client.ts';

test.each([
  { continent: 'EU', claim: null, expected: true },
  { continent: null, claim: null, expected: true },
  { continent: 'NA', claim: null, expected: false },
  { continent: 'NA', claim: 'true', expected: true },
  { continent: 'EU', claim: 'false', expected: false },
  { continent: 'NA', claim: 'perhaps', expected: false },
])('a visitor from $continent claiming $claim is in the EEA: $expected', ({ continent, claim, expected }) => {
  expect(isInEea({ continent, claim })).toBe(expected);
});
