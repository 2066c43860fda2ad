import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { englishFormat, formatFigure } from '../figures/format/format.ts';
import { ladderOf, rangeOf } from '../figures/ladder.ts';
import { countryMap, type MappedCountry } from './country-map.ts';

const country = (label: string, seen: Parameters<typeof shownFigure>[2]): MappedCountry => ({
  code: label.toLowerCase(),
  label,
  figure: shownFigure('market-size', 2025, seen),
});

test('the legend has every step between the smallest and the largest', () => {
  const map = countryMap([country('Deu', [100e9, 200e9]), country('Nld', [10e9, 20e9])])!;
  expect(map.steps).toEqual(['$10–20bn', '$20–50bn', '$50–100bn', '$100–200bn']);
  expect(map.edges).toEqual(['$10bn', '$20bn', '$50bn', '$100bn', '$200bn']);
  expect(map.areas.map(({ code, step }) => [code, step])).toEqual([
    ['deu', 3],
    ['nld', 0],
  ]);
});

test('an open end has no label, a locked figure no colour', () => {
  const map = countryMap([
    country('Chn', [10e12, null]),
    country('Usa', [5e12, 10e12]),
    country('Fra', { visibility: 'no-access' }),
  ])!;
  expect(map.edges).toEqual(['$5tn', '$10tn', '']);
  expect(map.areas.at(-1)).toMatchObject({ code: 'fra', extent: null, step: -1 });
});

test('losses are told from gains', () => {
  const growth = (label: string, seen: [number, number]) => ({
    ...country(label, seen),
    figure: shownFigure('market-growth', 2025, seen),
  });
  expect(countryMap([growth('Deu', [-10, -5]), growth('Fra', [5, 10])])).toMatchObject({
    below: 2,
    edges: ['−10%', '−5%', '0%', '5%', '10%'],
  });
});

test('one colour is no map', () => {
  expect(countryMap([country('Deu', [1e9, 2e9]), country('Fra', [1e9, 2e9])])).toBeNull();
  expect(countryMap([])).toBeNull();
});

test('no colour says more than its range', () => {
  const { edges } = ladderOf('market-size');
  const place = fc.integer({ min: 20, max: edges.length - 4 });
  const anyRange = fc
    .tuple(place, fc.integer({ min: 1, max: 3 }))
    .map(([from, width]) => [edges[from]!, edges[from + width]!] as const);
  fc.assert(
    fc.property(fc.array(anyRange, { minLength: 2, maxLength: 8 }), (ranges) => {
      const map = countryMap(ranges.map((range, at) => country(`C${at}`, range)));
      const isOneStep = ([low, high]: readonly [number, number]) => rangeOf('market-size', low).high === high;
      const isByLowerEnd = !ranges.every(isOneStep);
      expect(map?.scaleName ?? '').toBe(map && isByLowerEnd ? 'Lower end of the range' : '');
      for (const { extent, text, step } of map?.areas ?? []) {
        const low = englishFormat.edge('market-size', extent!.low!);
        expect(map!.steps[step]).toBe(isByLowerEnd ? `at least ${low}` : text);
        expect(text).toBe(formatFigure(shownFigure('market-size', 2025, [extent!.low!, extent!.high!])));
      }
    }),
  );
});
