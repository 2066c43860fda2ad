import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import facts from '../../data/facts/regions.json' with { type: 'json' };
import { hasAddress, toAlpha2, toAlpha3 } from './geo-codes.ts';

const special = {
  wor: 'ww',
  eur: 'eu',
  afr: 'aa',
  asi: 'as',
  sea: 'su',
  lat: 'lm',
  men: 'nm',
  gcc: 'gc',
  soa: 'ms',
  eeu: 'eo',
};
const sharedWithGroup = ['asm', 'msr'];
const countryCodes = facts.countries.map(({ geoCode }) => geoCode);
const anyCode = fc.constantFrom(...countryCodes, ...Object.keys(special));
const inAnyCase = (code: string) =>
  fc.mixedCase(fc.constant(code)).chain((mixed) => fc.constantFrom(mixed, ` ${mixed}`));

describe('geo codes', () => {
  test('know every country of the facts', () => {
    expect(countryCodes.length).toBeGreaterThanOrEqual(249);
    expect(countryCodes.map(toAlpha2)).toEqual(facts.countries.map(({ alpha2 }) => alpha2));
  });

  test('know the world and the groups, both ways', () => {
    for (const [alpha3, alpha2] of Object.entries(special)) {
      expect([toAlpha2(alpha3), toAlpha3(alpha2)]).toEqual([alpha2, alpha3]);
    }
  });

  test('take two shared letters for the group', () => {
    expect(sharedWithGroup.map(toAlpha2)).toEqual(['as', 'ms']);
    expect(['as', 'ms'].map(toAlpha3)).toEqual(['asi', 'soa']);
  });

  test('come back to where they started, in any case', () => {
    fc.assert(
      fc.property(
        anyCode
          .filter((code) => !sharedWithGroup.includes(code))
          .chain((code) => fc.tuple(fc.constant(code), inAnyCase(code))),
        ([code, written]) => {
          expect(toAlpha3(toAlpha2(written)?.toUpperCase())).toBe(code);
        },
      ),
    );
  });

  test('give nothing for nothing, and for what is no code', () => {
    for (const empty of ['', ' ', null, undefined, 'all', 'no-access', 'zz', 'zzz', 'constructor']) {
      expect([toAlpha2(empty), toAlpha3(empty)]).toEqual([undefined, undefined]);
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toAlpha2(text) ?? 'xx').toMatch(/^[a-z]{2}$/);
      }),
    );
  });
});

test('every place has an address, except countries that share their letters with a group', () => {
  const without = [...countryCodes, ...Object.keys(special)].filter((code) => !hasAddress(code));
  expect(without).toEqual(sharedWithGroup);
});
