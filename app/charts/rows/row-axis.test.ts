import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelsThatFit } from './row-axis.tsx';

const ruler = (texts: readonly string[], filled: readonly string[] = []) =>
  texts.map((text, at) => ({ at: at / (texts.length - 1), text, filled: filled.includes(text) }));

const textsIn = (labels: ReturnType<typeof ruler>, width: number) =>
  labelsThatFit(labels, width).map(({ text }) => text);

const amounts = ['$10bn', '$20bn', '$50bn', '$100bn', '$200bn', '$500bn', '$1tn'];

test('labels every step of a ruler that has the room, else every second or third', () => {
  expect(textsIn(ruler(amounts), 600)).toEqual(amounts);
  expect(textsIn(ruler(amounts), 300)).toEqual(['$10bn', '$50bn', '$200bn', '$1tn']);
  expect(textsIn(ruler(amounts), 170)).toEqual(['$10bn', '$100bn', '$1tn']);
});

test('where only the ends are evenly spaced, steps in use come next', () => {
  const odd = amounts.slice(0, 6);
  expect(textsIn(ruler(odd, ['$100bn']), 190)).toEqual(['$10bn', '$500bn', '$100bn']);
  expect(textsIn(ruler(odd), 190)).toEqual(['$10bn', '$500bn', '$50bn']);
});

test('keeps both ends wherever they fit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 24 }), fc.integer({ min: 120, max: 900 }), (count, width) => {
      const labels = ruler(Array.from({ length: count }, (_, at) => `${at * 5}%`));
      const texts = textsIn(labels, width);
      expect(texts).toContain('0%');
      expect(texts).toContain(labels.at(-1)!.text);
    }),
  );
});
