import type { SvgElement } from './parse-svg.ts';

const inherited = [
  'color',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;

export type Look = Readonly<Partial<Record<(typeof inherited)[number], string>>>;

/** An unknown attribute would be lost in print, so it is refused. */
export function lookOf({ name, attributes }: SvgElement, around: Look): Look {
  const own: Partial<Record<string, string>> = {};
  for (const [attribute, value] of Object.entries(attributes)) {
    if (looks.has(attribute)) own[attribute] = value;
    else if (!known.has(attribute) && !/^(data|aria)-/.test(attribute))
      throw new Error(`An SVG with ${attribute} on its <${name}> cannot be printed.`);
  }
  const look: Look = { ...around, ...own };
  return {
    ...look,
    ...(look.fill === 'currentColor' && { fill: look.color }),
    ...(look.stroke === 'currentColor' && { stroke: look.color }),
  };
}

const looks = new Set<string>(inherited);
const places =
  'x y width height rx cx cy r x1 x2 y1 y2 dx d points transform viewBox preserveAspectRatio overflow';
const meaningless = 'xmlns font-family shape-rendering pointer-events id href';
const known = new Set(`${places} ${meaningless}`.split(' '));

export function lengthOf(value = '0', whole = Number.NaN): number {
  const length = value.endsWith('%') ? (Number(value.slice(0, -1)) / 100) * whole : Number(value);
  if (!Number.isFinite(length)) throw new Error(`The SVG has a length of “${value}”.`);
  return length;
}

export function numbersIn(list: string): number[] {
  return list.split(/[\s,]+/).flatMap((part) => (part === '' ? [] : [lengthOf(part)]));
}

export type Painter = {
  save: () => Painter;
  restore: () => Painter;
  translate: (x: number, y: number) => Painter;
  scale: (x: number, y: number) => Painter;
  rotate: (degrees: number) => Painter;
  clip: () => Painter;
  rect: (x: number, y: number, width: number, height: number) => Painter;
  roundedRect: (x: number, y: number, width: number, height: number, radius: number) => Painter;
  circle: (x: number, y: number, radius: number) => Painter;
  path: (d: string) => Painter;
  fill: (colour: string) => Painter;
  stroke: (colour: string) => Painter;
  fillAndStroke: (fill: string, stroke: string) => Painter;
  fillColor: (colour: string) => Painter;
  fillOpacity: (opacity: number) => Painter;
  strokeOpacity: (opacity: number) => Painter;
  lineWidth: (width: number) => Painter;
  lineCap: (cap: string) => Painter;
  lineJoin: (join: string) => Painter;
  dash: (lengths: readonly number[], options: { phase: number }) => Painter;
  font: (font: unknown, name: string, size: number) => Painter;
  text: (text: string, x: number, y: number, options: object) => Painter;
};

export type Surface = {
  painter: Painter;
  look: Look;
  viewport: { width: number; height: number };
  /** The elements that `<use>` may draw again. */
  named: ReadonlyMap<string, SvgElement>;
};
