import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import regions from '../../data/facts/regions.json' with { type: 'json' };
import world from './world-map.json' with { type: 'json' };

const drawn = new Set([...Object.keys(world.shapes), ...Object.keys(world.dots)]);

test('the map draws every country of the atlas except Antarctica', () => {
  const atlas = JSON.parse(readFileSync('node_modules/world-atlas/countries-50m.json', 'utf8')) as {
    objects: { countries: { geometries: { id?: string }[] } };
  };
  const known = new Set<string | null | undefined>(atlas.objects.countries.geometries.map(({ id }) => id));
  const missing = regions.countries.filter(
    ({ numeric, geoCode }) => known.has(numeric) && !drawn.has(geoCode),
  );
  expect(missing.map(({ geoCode }) => geoCode)).toEqual(['ata']);
  expect(drawn).toContain('xkx');
});

test('the map draws only countries of the taxonomy', () => {
  const ours = new Set(regions.countries.map(({ geoCode }) => geoCode));
  expect([...drawn].filter((code) => !ours.has(code))).toEqual([]);
});

test('small states have a dot inside the map', () => {
  const [, , width, height] = world.viewBox as [number, number, number, number];
  for (const code of ['sgp', 'mlt', 'hkg', 'lux'] as const) expect(world.dots).toHaveProperty(code);
  for (const [x, y] of Object.values(world.dots) as [number, number][]) {
    expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
  }
});

test('the map is small enough to load with every page that shows it', () => {
  expect(statSync('app/charts/world-map.json').size).toBeLessThan(60_000);
});
