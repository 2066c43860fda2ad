import { expect, test } from 'vitest';
import { shortJson } from './short-json.ts';

test('what fits is shown whole', () => {
  const answer = {
    title: 'A "quoted" one',
    none: [],
    figure: { low: 1, high: null },
    places: [{}, { at: 2 }],
  };
  expect(JSON.parse(shortJson(answer, 2))).toEqual(answer);
});

test('a long list says how much of it is left out, at every depth', () => {
  expect(shortJson({ places: [{ years: [2025, 2024, 2023], of: {} }, {}, {}] }, 1)).toBe(`{
  "places": [
    {
      "years": [2025, … 2 more],
      "of": {}
    },
    … 2 more
  ]
}`);
});
