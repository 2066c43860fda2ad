import { expect, test } from 'vitest';
import { curlOf, sampleUrl, shortJson } from './code-samples.ts';

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
  expect(JSON.parse(shortJson(answer, { maxItems: 2 }))).toEqual(answer);
});

test('says how many items of a long list are left out, at every depth', () => {
  expect(shortJson({ places: [{ years: [2025, 2024, 2023], of: {} }, {}, {}] }, { maxItems: 1 })).toBe(`{
  "places": [
    {
      "years": [2025, … 2 more],
      "of": {}
    },
    … 2 more
  ]
}`);
});

test('cuts long texts, writes what fits in one line, and says how many fields are left out', () => {
  const figure = { metric: 'revenue', note: 'A long note', range: { low: 1, high: 2 } };
  const fieldsOf = (value: object) => ('metric' in value ? ['metric', 'range'] : Object.keys(value));
  expect(shortJson({ note: 'A long note', figure }, { maxItems: 1, maxText: 7, width: 32, fieldsOf })).toBe(`{
  "note": "A long…",
  "figure": {
    "metric": "revenue",
    "range": { "low": 1, "high": 2 },
    … 1 more
  }
}`);
});

test('writes a long query in short lines, and a short one as an address', () => {
  expect(curlOf('https://site.example/api/rankings')).toBe('curl https://site.example/api/rankings');
  expect(curlOf('https://site.example/api/retailers?region=de')).toBe(
    "curl 'https://site.example/api/retailers?region=de'",
  );
  expect(curlOf('https://site.example/api/figures?measure=market-size&region=de&from=2025&to=2025')).toBe(
    String.raw`curl -G https://site.example/api/figures \
  -d measure=market-size -d region=de \
  -d from=2025 -d to=2025`,
  );
});
