import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alphabet, letterOf } from './alphabet.ts';

describe('the alphabet index', () => {
  test("is '#', then a to z", () => {
    expect(alphabet.join('')).toBe('#abcdefghijklmnopqrstuvwxyz');
  });

  test.each([
    ['Zalando', 'z'],
    ['  asos', 'a'],
    ['Ärzte', 'a'],
    ['Østergaard', 'o'],
    ['Łódź', 'l'],
    ['Æon', 'a'],
    ['İpekyol', 'i'],
    ['11st', '#'],
    ['& Other Stories', '#'],
    ['Яндекс', '#'],
    ['日本', '#'],
    ['', '#'],
  ])('%s stands under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  test('has a place for every name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(alphabet).toContain(letterOf(name));
      }),
    );
  });
});
