import { expect, test } from 'vitest';
import { shortJson } from './api-call.server.ts';

test('keeps JSON whole if its lists are short', () => {
  const answer = {
    title: 'A "quoted" one',
    none: [],
    figure: { low: 1, high: null },
    places: [{}, { at: 2 }],
  };
  expect(JSON.parse(shortJson(answer, 2))).toEqual(answer);
});

test('says how many items of a long list are left out, at every depth', () => {
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
