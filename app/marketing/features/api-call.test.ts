import { expect, test } from 'vitest';
import { sampleUrl, shortJson } from './api-call.server.ts';

test('shows the public address of the site, and a placeholder for a development machine', () => {
  expect(sampleUrl('https://site.example')).toBe('https://site.example');
  for (const local of ['http://localhost:3000', 'http://127.0.0.1:80', 'http://[::1]:80'])
    expect(sampleUrl(local)).toBe('https://www.marketquay.example');
});

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
