import type { SvgElement } from './svg-tree.ts';

const inherited = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;

/** How things look, as the SVG says it. */
export type Look = Readonly<Partial<Record<(typeof inherited)[number], string>>>;

/** The look of an element. An attribute that is not known here would be lost in print, so it is refused. */
export function lookOf({ name, attributes }: SvgElement, around: Look): Look {
  const own: Partial<Record<string, string>> = {};
  for (const [attribute, value] of Object.entries(attributes)) {
    if (looks.has(attribute)) own[attribute] = value;
    else if (!known.has(attribute) && !/^(data|aria)-/.test(attribute))
      throw new Error(`An SVG with ${attribute} on its <${name}> cannot be printed.`);
  }
  return { ...around, ...own };
}

const looks = new Set<string>(inherited);
const places =
  'x y width height rx cx cy r x1 x2 y1 y2 dx d points transform viewBox preserveAspectRatio overflow';
const meaningless = 'xmlns font-family shape-rendering pointer-events';
const known = new Set(`${places} ${meaningless}`.split(' '));

/** A number, or a percentage of the whole. */
export function lengthOf(value = '0', whole = Number.NaN): number {
  const length = value.endsWith('%') ? (Number(value.slice(0, -1)) / 100) * whole : Number(value);
  if (!Number.isFinite(length)) throw new Error(`The SVG has a length of “${value}”.`);
  return length;
}

export function numbersIn(list: string): number[] {
  return list.split(/[\s,]+/).flatMap((part) => (part === '' ? [] : [lengthOf(part)]));
}
