import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptAll, decline, enabledBy, needsReload, save, switches, undecided } from './consent.ts';

const choices = fc.array(fc.constantFrom(...switches));

test('to accept all enables every switch, to decline only what is necessary', () => {
  expect(acceptAll()).toEqual({ state: 'given', enabled: ['functional', 'statistics', 'marketing'] });
  expect(decline()).toEqual({ state: 'declined', enabled: ['functional'] });
});

test('a saved choice enables what was chosen and nothing else, in whatever order and however often', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(new Set(save(chosen).enabled)).toEqual(new Set(chosen));
      expect(save(chosen.toReversed())).toEqual(save([...chosen, ...chosen]));
    }),
  );
});

test('a choice without anything optional is a refusal', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const isOptional = chosen.includes('statistics') || chosen.includes('marketing');
      expect(save(chosen).state).toBe(isOptional ? 'given' : 'declined');
    }),
  );
});

test('without a decision nothing optional is enabled in the EEA, and everything elsewhere', () => {
  expect(enabledBy(undecided, true)).toEqual(['functional']);
  expect(enabledBy(undecided, false)).toEqual(switches);
});

test('a decision holds wherever the visitor is', () => {
  fc.assert(
    fc.property(choices, fc.boolean(), (chosen, inEea) => {
      expect(enabledBy(save(chosen), inEea)).toEqual(save(chosen).enabled);
    }),
  );
});

test('the page is loaded anew when a later decision changes the set, never on the first', () => {
  fc.assert(
    fc.property(choices, choices, (first, second) => {
      const isSame = new Set(first).symmetricDifference(new Set(second)).size === 0;
      expect(needsReload(undecided, save(first))).toBe(false);
      expect(needsReload(save(first), save(second))).toBe(!isSame);
    }),
  );
});
