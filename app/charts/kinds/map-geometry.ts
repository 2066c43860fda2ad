import world from '../world-map.json' with { type: 'json' };

/** The outlines of countries by three-letter code; the smallest states have a point instead, or as well. */
export const shapes: Readonly<Record<string, string>> = world.shapes;
const points: Readonly<Record<string, readonly number[]>> = world.dots;

/** A country whose largest outline covers less, in units of the map, needs a marker: a phone shows five of them on a pixel. */
const smallest = 200;

export type View = { left: number; top: number; width: number; height: number };

const [left, top, width, height] = world.viewBox as [number, number, number, number];

export const wholeWorld: View = { left, top, width, height };

/** From Portugal to Cyprus: too small a part of the world map for as many countries as it holds. */
export const europe: View = { left: 830, top: 20, width: 270, height: 218 };

export const viewBox = ({ left: x, top: y, width: wide, height: tall }: View) => `${x} ${y} ${wide} ${tall}`;

export const isOnMap = (code: string): boolean => shapes[code] !== undefined || points[code] !== undefined;

export function isWithin(code: string, view: View): boolean {
  return placesOf(code).some(([x, y]) => contains(view, x, y));
}

/** Where a country is too small to be seen by its outline: where its marker belongs. */
export const markerOf = (code: string): Point | null => markers.get(code) ?? null;

export type Point = readonly [number, number];

const outlines = new Map(Object.entries(shapes).map(([code, path]) => [code, parseOutlines(path)]));

const markers = new Map(
  [...new Set([...outlines.keys(), ...Object.keys(points)])].map((code) => [code, findMarker(code)]),
);

function findMarker(code: string): Point | null {
  const [x, y] = points[code] ?? [];
  if (x !== undefined && y !== undefined) return [x, y];
  const [largest] = (outlines.get(code) ?? [])
    .map(boxOf)
    .toSorted((one, other) => other.width * other.height - one.width * one.height);
  if (!largest || largest.width * largest.height > smallest) return null;
  // Europe is enlarged, where a marker would only hide an outline.
  if (contains(europe, largest.left, largest.top)) return null;
  return [Math.round(largest.left + largest.width / 2), Math.round(largest.top + largest.height / 2)];
}

/** The beginning of each outline, and the marker. */
function placesOf(code: string): Point[] {
  const marker = markerOf(code);
  const starts = (outlines.get(code) ?? []).map(([start]) => start!);
  return marker ? [...starts, marker] : starts;
}

/** A path of the atlas consists of `M x y`, `l dx dy dx dy …` and `z` only. */
function parseOutlines(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((outline) => {
      const numbers = (outline.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): Point => {
        x += numbers[at * 2]!;
        y += numbers[at * 2 + 1]!;
        return [x, y];
      });
    });
}

function boxOf(outline: readonly Point[]): View {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [fromX, fromY] = [Math.min(...xs), Math.min(...ys)];
  return { left: fromX, top: fromY, width: Math.max(...xs) - fromX, height: Math.max(...ys) - fromY };
}

function contains(view: View, x: number, y: number) {
  return x >= view.left && x <= view.left + view.width && y >= view.top && y <= view.top + view.height;
}
