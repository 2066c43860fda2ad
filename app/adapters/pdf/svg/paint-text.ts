import { lettersOf, outlinesOf, widthOf } from '../fonts.ts';
import { lengthOf, lookOf, type Look } from './look.ts';
import { takePen } from './paint-shape.ts';
import type { Canvas, Painter } from './painter.ts';
import type { SvgElement } from './svg-tree.ts';

type Run = { text: string; look: Look; dx: number };
type Place = { x: number; y: number };

/** Paints a line of text as text, so that it can be searched and copied. */
export function paintText(element: SvgElement, { painter, look, viewport }: Canvas): void {
  const runs = runsOf(element, look);
  const width = runs.reduce((sum, run) => sum + run.dx + advanceOf(run), 0);
  const y = lengthOf(element.attributes.y, viewport.height);
  let x = lengthOf(element.attributes.x, viewport.width) + lengthOf(element.attributes.dx);
  x -= width * startOf(look['text-anchor']);
  for (const run of runs) {
    x += run.dx;
    paintRun(painter, run, { x, y });
    x += advanceOf(run);
  }
}

function runsOf({ children }: SvgElement, look: Look): Run[] {
  return children.map((child) => {
    if (typeof child === 'string') return { text: child, look, dx: 0 };
    const [text, more] = child.children;
    if (child.name !== 'tspan' || typeof text !== 'string' || more)
      throw new Error(`An SVG with <${child.name}> in a text cannot be printed.`);
    return { text, look: lookOf(child, look), dx: lengthOf(child.attributes.dx) };
  });
}

/** The part of a text that stands before its place. */
function startOf(anchor = 'start') {
  return { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0;
}

function advanceOf({ text, look }: Run) {
  return widthOf(text, fontIn(look), sizeIn(look));
}

function paintRun(painter: Painter, { text, look }: Run, { x, y }: Place) {
  const [font, size] = [fontIn(look), sizeIn(look)];
  if (look.stroke && look['paint-order'] === 'stroke') {
    // A halo is not text: it would be found and copied twice.
    takePen(painter, look);
    for (const letter of outlinesOf(text, font, size, { x, y })) painter.path(letter).stroke(look.stroke);
  }
  painter
    .font(font, font.postscriptName, size)
    .fillColor(look.fill ?? '#000000')
    .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

const fontIn = (look: Look) => lettersOf(Number(look['font-weight'] ?? 400));
const sizeIn = (look: Look) => lengthOf(look['font-size'] ?? '16');
