import { expect, test } from 'vitest';
import { shownFigure } from '../../../test/samples/sample-figures.ts';
import { sizeMap } from './size-map.ts';

const country = (code: string, seen: Parameters<typeof shownFigure>[2]) => ({
  code,
  label: code.toUpperCase(),
  href: `/${code}`,
  figure: shownFigure('market-size', 2025, seen),
});
const ranges = [
  [1e9, 2e9],
  [2e9, 5e9],
  [5e9, 10e9],
  [10e9, 20e9],
  [20e9, 50e9],
  [500e9, 1e12],
  [2e12, 5e12],
] as const;

test('countries in the same range share a step', () => {
  const { areas, steps } = sizeMap([
    country('deu', [100e9, 200e9]),
    country('gbr', [100e9, 200e9]),
    country('nld', [20e9, 50e9]),
  ]);
  expect(steps).toEqual(['$20–50bn', '$100–200bn']);
  expect(areas.map(({ code, step, text }) => [code, step, text])).toEqual([
    ['deu', 1, '$100–200bn'],
    ['gbr', 1, '$100–200bn'],
    ['nld', 0, '$20–50bn'],
  ]);
});

test('the largest ranges share a colour when colours run out', () => {
  const { areas, steps } = sizeMap(ranges.map((range, at) => country(`c${at}`, range)));
  expect(steps).toHaveLength(6);
  expect(steps.at(-1)).toBe('$500bn–5tn');
  expect(areas.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 5]);
});

test('exact figures get the step of their range; locked ones get none', () => {
  const { areas, steps } = sizeMap([
    country('deu', 120e9),
    country('gbr', 150e9),
    country('fra', { visibility: 'no-access' }),
  ]);
  expect(steps).toEqual(['$100–200bn']);
  expect(areas.map(({ extent }) => extent)).toEqual([
    { low: 120e9, high: 120e9 },
    { low: 150e9, high: 150e9 },
    null,
  ]);
});
