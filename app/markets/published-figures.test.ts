import { expect, test } from 'vitest';
import { reported, shownFigure } from '../../test/samples/sample-figures.ts';
import { insideInWords } from './published-figures.ts';

const published = [{ label: '2025', value: 12, text: '12%', name: 'Statistics Office' }];

test('says that a published figure falls within our range', () => {
  const ours = [shownFigure('online-share', 2025, [10, 15])];
  expect(insideInWords(published, ours)).toBe(
    'The published figure (Statistics Office) falls within our range.',
  );
  expect(insideInWords([{ ...published[0]!, value: 20 }], ours)).toBeNull();
});

test('compares no publication with a figure taken from one', () => {
  const taken = [shownFigure('online-share', 2025, 12, reported)];
  expect(insideInWords(published, taken)).toBeNull();
});
