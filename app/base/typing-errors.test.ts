import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgivenErrors, typingErrors } from './typing-errors.ts';

describe('typing errors', () => {
  test.each([
    ['zalando', 'zalando', 0],
    ['zal', 'zalando', 0],
    ['zalnado', 'zalando', 1],
    ['zlando', 'zalando', 1],
    ['zallando', 'zalando', 1],
    ['salando', 'zalando', 1],
    ['alandoz', 'zalando', 2],
    ['otto', 'zalando', Infinity],
  ])('"%s" for "%s" are %d', (typed, name, errors) => {
    expect(typingErrors(typed, name, 2)).toBe(errors);
  });

  test('are counted as the fewest edits from one word to the other', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(word, word, fc.nat(3), (typed, name, most) => {
        const fewest = Math.min(
          ...Array.from({ length: name.length + 1 }, (_, end) => steps(typed, name.slice(0, end))),
        );
        expect(typingErrors(typed, name, most)).toBe(fewest > most ? Infinity : fewest);
      }),
    );
  });

  test('are forgiven from four letters on, and two from eight', () => {
    expect(['hm', 'ikea', 'zalando', 'mediamarkt'].map(forgivenErrors)).toEqual([0, 1, 1, 2]);
  });
});

/** The definition, tried out step by step. */
function steps(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const same = from[0] === to[0] ? 0 : 1;
  const swapped = from.length > 1 && to.length > 1 && from[0] === to[1] && from[1] === to[0];
  return Math.min(
    steps(from.slice(1), to) + 1,
    steps(from, to.slice(1)) + 1,
    steps(from.slice(1), to.slice(1)) + same,
    swapped ? steps(from.slice(2), to.slice(2)) + 1 : Infinity,
  );
}
