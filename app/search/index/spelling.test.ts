import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgivenErrors, typingErrors } from '../../base/typing-errors.ts';
import { createSpelling } from './spelling.ts';

const spellingOf = (...words: string[]) => createSpelling(new Map(words.map((word) => [word, 0])));

test('finds exactly the words that are within the forgiven errors, one by one', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 10 }), word, (known, typed) => {
      const most = forgivenErrors(typed);
      const expected = known.filter((one) => most > 0 && typingErrors(typed, one, most) <= most);
      const found = spellingOf(...known).corrections(typed);
      expect(found.map((one) => one.word).toSorted()).toEqual(expected.toSorted());
      for (const { word: one, errors, isWhole } of found) {
        expect(errors).toBe(typingErrors(typed, one, most));
        if (isWhole) expect(typingErrors(one, typed, most)).toBeLessThanOrEqual(most);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('completes a beginning, with the words of heavy entries first where there are many', () => {
  const words = new Map(Array.from({ length: 100 }, (_, at) => [`shop${at}`, at / 100]));
  expect(createSpelling(words).completions('shop').slice(0, 2)).toEqual(['shop99', 'shop98']);
  expect(spellingOf('toy', 'toys', 'tree').completions('toy')).toEqual(['toys']);
});

test('names the most similar words, however far away', () => {
  expect(spellingOf('zalando', 'otto', 'pricing').nearest('zelondawurx')[0]).toBe('zalando');
  expect(spellingOf('zalando').nearest('xxxx')).toEqual([]);
});
