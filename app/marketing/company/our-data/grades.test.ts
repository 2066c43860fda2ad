import { expect, test } from 'vitest';
import { gradesView } from './grades.ts';

test('each grade has its figures and its share, also one that nothing has', () => {
  const grades = gradesView(
    new Map([
      ['A', 4],
      ['C', 1_196],
      ['D', 800],
    ]),
  );
  expect(grades.map(({ grade, figures, share }) => [grade, figures, share])).toEqual([
    ['A', '4', 'under 1%'],
    ['B', '0', '0%'],
    ['C', '1,196', '60%'],
    ['D', '800', '40%'],
  ]);
});

test('without figures there is no share to divide by', () => {
  expect(gradesView(new Map()).map(({ share }) => share)).toEqual(['0%', '0%', '0%', '0%']);
});
