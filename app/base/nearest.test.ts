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
      return near.length <= 2 && near.every((name) => ['pl', 'pt', 'ci'].includes(name));
    }),
  );
});

test('puts a name itself before all others', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{3,12}$/), { minLength: 1 }),
      fc.nat(),
      (names, at) => {
        const name = names[at % names.length]!;
        return (
          nearestNames(
            name,
            names.map((one) => ({ value: one, names: [one] })),
          )[0] === name
        );
      },
    ),
  );
});
