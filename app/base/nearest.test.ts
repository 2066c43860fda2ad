import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNamed, nearestNames } from './nearest.ts';

const places = [
  { value: 'pol', names: ['pl', 'pol', 'Poland'] },
  { value: 'prt', names: ['pt', 'prt', 'Portugal'] },
  { value: 'civ', names: ['ci', 'civ', 'Côte d’Ivoire'] },
];

test.each([
  ['Poland', 'pol'],
  ['PL', 'pol'],
  ['cote d ivoire', 'civ'],
  ['Polen', undefined],
  ['', undefined],
  ['---', undefined],
])('finds %j as %s', (asked, value) => {
  expect(findNamed(asked, places)).toBe(value);
});

test('suggests the closest names first', () => {
  expect(nearestNames('Polnd', places)[0]).toBe('pl');
  expect(nearestNames('portugl', places)[0]).toBe('pt');
  expect(nearestNames('zzz', places)).toEqual([]);
});

test('suggests only names of the list, for any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (asked) => {
      const near = nearestNames(asked, places, 2);
      expect(near.length).toBeLessThanOrEqual(2);
      expect(['pl', 'pt', 'ci']).toEqual(expect.arrayContaining(near));
    }),
  );
});

test('puts a name itself before all others', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,12}$/), { minLength: 1 });
  fc.assert(
    fc.property(words, fc.nat(), (names, at) => {
      const name = names[at % names.length]!;
      const all = names.map((one) => ({ value: one, names: [one] }));
      expect(nearestNames(name, all)[0]).toBe(name);
    }),
  );
});
