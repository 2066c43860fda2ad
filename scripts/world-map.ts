/**
 * Makes `app/charts/world-map.json` from the shapes of the npm package `world-atlas` (Natural Earth, public domain):
 * `npx node scripts/world-map.ts`. Run it when borders have changed.
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoCentroid, geoEqualEarth, geoPath, type GeoProjection } from 'd3-geo';
import { merge } from 'topojson-client';
import regions from '../data/facts/regions.json' with { type: 'json' };

type Atlas = Parameters<typeof merge>[0];
type Shape = Extract<Parameters<typeof merge>[1], unknown[]>[number] & {
  id?: string;
  properties: { name: string };
};
type Rings = ReturnType<typeof merge>;

/** Half a pixel of a map that is 960 wide. */
const width = 1920;
const dotBelow = 12;
const flat = 0.46;
/** Shapes without a number, and the country that they belong to. */
const unnumbered: Record<string, string> = { Kosovo: 'xkx', Somaliland: 'som', 'N. Cyprus': 'cyp' };
const leftOut = new Set(['ata']);

const codeByNumber = new Map(regions.countries.map(({ numeric, geoCode }) => [numeric, geoCode]));
const require = createRequire(import.meta.url);
const coarse = countriesOf(require('world-atlas/countries-110m.json') as Atlas);
const fine = countriesOf(require('world-atlas/countries-50m.json') as Atlas);

// Turned so that the edge of the map runs through the Bering Strait and cuts no country.
const projection = geoEqualEarth().rotate([-11, 0]);
const everything = {
  type: 'GeometryCollection' as const,
  geometries: [...coarse.values(), ...fine.values()],
};
projection.fitWidth(width, everything);

const shapes: Record<string, string> = {};
const dots: Record<string, readonly [number, number]> = {};
for (const code of [...new Set([...coarse.keys(), ...fine.keys()])].toSorted()) {
  const rings = coarse.get(code);
  if (rings) shapes[code] = pathOf(rings);
  if (!rings || !isLarge(rings)) dots[code] = centreOf(fine.get(code) ?? rings!);
}

const [, [, height]] = geoPath(projection).bounds(everything);
const map = { viewBox: [0, 0, width, Math.ceil(height)], shapes, dots };
const json = JSON.stringify(map, null, 2).replaceAll(/\[[\d\s,]+\]/g, (list) => list.replaceAll(/\s+/g, ' '));
await writeFile('app/charts/world-map.json', `${json.replaceAll('[ ', '[').replaceAll(' ]', ']')}\n`);
console.log(`${Object.keys(shapes).length} shapes, ${Object.keys(dots).length} dots.`);

function countriesOf(atlas: Atlas): Map<string, Rings> {
  const { geometries } = atlas.objects['countries'] as unknown as { geometries: Shape[] };
  const byCode = Map.groupBy(geometries, ({ id, properties }) =>
    id === undefined ? unnumbered[properties.name] : codeByNumber.get(id),
  );
  return new Map(
    [...byCode].flatMap(([code, parts]) =>
      code === undefined || leftOut.has(code) ? [] : [[code, merge(atlas, parts)] as const],
    ),
  );
}

function isLarge(rings: Rings) {
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(rings);
  return Math.max(right - left, bottom - top) >= dotBelow;
}

/** The centre of the largest part, not of the sea between the parts. */
function centreOf({ coordinates }: Rings): readonly [number, number] {
  const parts = coordinates.map((part) => ({ type: 'Polygon' as const, coordinates: part }));
  const [largest] = parts.toSorted((a, b) => geoPath(projection).area(b) - geoPath(projection).area(a));
  const [x, y] = projection(geoCentroid(largest!))!;
  return [Math.round(x), Math.round(y)];
}

/** Relative whole numbers take a third of the length of absolute ones. */
function pathOf(rings: Rings) {
  return ringsOf(projection, rings)
    .map((ring) => {
      const [[x, y], ...rest] = ring as [Point, ...Point[]];
      const steps = rest.map(([nextX, nextY], at) => {
        const [fromX, fromY] = ring[at]!;
        return `${signed(nextX - fromX)}${signed(nextY - fromY)}`;
      });
      return `M${x} ${y}l${steps.join('').trimStart()}z`;
    })
    .join('');
}

type Point = readonly [number, number];

function signed(value: number) {
  return value < 0 ? String(value) : ` ${value}`;
}

/** Rounds the projected points and merges those that coincide. */
function ringsOf(onto: GeoProjection, rings: Rings): Point[][] {
  const drawn: Point[][] = [];
  const add = (x: number, y: number) => {
    const point: Point = [Math.round(x), Math.round(y)];
    const before = drawn.at(-1)!.at(-1);
    if (before?.[0] !== point[0] || before[1] !== point[1]) drawn.at(-1)!.push(point);
  };
  geoPath(onto, {
    beginPath: () => {},
    moveTo: (x, y) => {
      drawn.push([]);
      add(x, y);
    },
    lineTo: add,
    arc: () => {},
    closePath: () => {},
  })(rings);
  return drawn.map(withoutFlatPoints).filter((ring) => ring.length > 2);
}

/**
 * Leaves out points that hardly differ from a straight line, a sixth of all bytes. Each is judged by its original
 * neighbours, so that two countries make the same choice along their common border.
 */
function withoutFlatPoints(ring: readonly Point[]): Point[] {
  const kept = ring.filter((point, at) => {
    const [before, after] = [ring.at(at - 1)!, ring[(at + 1) % ring.length]!];
    const [x, y] = [after[0] - before[0], after[1] - before[1]];
    const across = Math.abs(x * (point[1] - before[1]) - y * (point[0] - before[0]));
    return across >= flat * Math.hypot(x, y);
  });
  return kept.length > 2 ? kept : [...ring];
}
