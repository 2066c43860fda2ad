import { createElement, type ReactElement } from 'react';
import { Canvas } from '@react-pdf/renderer';
import type { Picture } from '../../documents/document.ts';
import { type Painter, lengthOf, lookOf, numbersIn, type Surface, type Look } from './svg-style.ts';
import { parseSvg, type SvgElement } from './parse-svg.ts';
import { lettersOf, outlinesOf, widthOf } from './theme.ts';

export function picture(
  { svg, width, height }: Picture,
  space: { width: number; height: number },
): ReactElement {
  const drawing = parseSvg(svg);
  const scale = Math.min(space.width / width, space.height / height);
  const size = { width: width * scale, height: height * scale };
  const paint = (painter: Painter) => {
    paintSvg(painter, drawing, size);
    return null;
  };
  return createElement(Canvas, { style: size, paint });
}

export function paintSvg(painter: Painter, svg: SvgElement, viewport: Surface['viewport']): void {
  const attributes = { ...svg.attributes, x: '0', y: '0', width: '100%', height: '100%' };
  paintElement({ ...svg, attributes }, { painter, look: {}, viewport, named: elementsById(svg) });
}

function elementsById(element: SvgElement, found = new Map<string, SvgElement>()) {
  if (element.attributes.id) found.set(element.attributes.id, element);
  for (const child of element.children) if (typeof child !== 'string') elementsById(child, found);
  return found;
}

function paintElement(element: SvgElement, around: Surface) {
  const paint = paints[element.name];
  if (!paint) throw new Error(`An SVG with <${element.name}> cannot be printed.`);
  const { painter } = around;
  painter.save();
  turn(painter, element.attributes.transform);
  paint(element, { ...around, look: lookOf(element, around.look) });
  painter.restore();
}

const paints: Partial<Record<string, (element: SvgElement, canvas: Surface) => void>> = {
  svg: paintViewport,
  g: paintChildren,
  rect: paintShape,
  circle: paintShape,
  line: paintShape,
  path: paintShape,
  polygon: paintShape,
  text: paintText,
  use: paintAgain,
  title: () => {},
  view: () => {},
};

function turn(painter: Painter, transform: string | undefined) {
  if (!transform) return;
  const [, kind, degrees] = /^(rotate|skewX)\((-?[\d.]+)\)$/.exec(transform) ?? [];
  if (kind === 'rotate') painter.rotate(Number(degrees));
  else if (kind === 'skewX') slant(painter, Math.tan((Number(degrees) * Math.PI) / 180));
  else throw new Error(`An SVG with the transform ${transform} cannot be printed.`);
}

/** The painter has no skew, but every matrix is two rotations with a scaling between them. */
function slant(painter: Painter, by: number) {
  const half = by / 2;
  const stretch = Math.hypot(1, half);
  const [one, other] = [Math.atan2(half, 0), Math.atan2(-half, 1)];
  const inDegrees = (angle: number) => (angle * 180) / Math.PI;
  painter.rotate(inDegrees((other + one) / 2));
  painter.scale(stretch + Math.abs(half), stretch - Math.abs(half));
  painter.rotate(inDegrees((other - one) / 2));
}

function paintChildren({ children }: SvgElement, canvas: Surface) {
  for (const child of children) if (typeof child !== 'string') paintElement(child, canvas);
}

function paintAgain({ attributes: { href = '' } }: SvgElement, canvas: Surface) {
  const element = canvas.named.get(href.slice(1));
  if (!element) throw new Error(`An SVG uses ${href}, which it does not have.`);
  paintElement(element, canvas);
}

function paintViewport(svg: SvgElement, canvas: Surface) {
  const { painter, viewport } = canvas;
  const { x, y, width, height, viewBox, preserveAspectRatio, overflow } = svg.attributes;
  const size = {
    width: lengthOf(width ?? '100%', viewport.width),
    height: lengthOf(height ?? '100%', viewport.height),
  };
  painter.translate(lengthOf(x, viewport.width), lengthOf(y, viewport.height));
  if (overflow !== 'visible') painter.rect(0, 0, size.width, size.height).clip();
  const inner = viewBox ? fit(painter, numbersIn(viewBox), size, preserveAspectRatio === 'none') : size;
  paintChildren(svg, { ...canvas, viewport: inner });
}

function fit(painter: Painter, viewBox: number[], size: Surface['viewport'], stretched: boolean) {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox;
  const [across, down] = [size.width / width, size.height / height];
  const least = Math.min(across, down);
  if (stretched) painter.scale(across, down);
  else
    painter
      .translate((size.width - width * least) / 2, (size.height - height * least) / 2)
      .scale(least, least);
  painter.translate(-left, -top);
  return { width, height };
}

function paintShape(shape: SvgElement, { painter, look, viewport }: Surface): void {
  const fill = paintOf(look.fill ?? '#000000');
  const stroke = paintOf(look.stroke);
  if (!fill && !stroke) return;

  outline(shape, painter, viewport);
  if (look['fill-opacity']) painter.fillOpacity(lengthOf(look['fill-opacity']));
  if (stroke) takePen(painter, look);
  if (fill && stroke) painter.fillAndStroke(fill, stroke);
  else if (fill) painter.fill(fill);
  else if (stroke) painter.stroke(stroke);
}

const paintOf = (colour = 'none') => (colour === 'none' ? null : colour);

function outline({ name, attributes }: SvgElement, painter: Painter, viewport: Surface['viewport']) {
  const across = (attribute: string) => lengthOf(attributes[attribute], viewport.width);
  const down = (attribute: string) => lengthOf(attributes[attribute], viewport.height);
  switch (name) {
    case 'rect':
      return painter.roundedRect(across('x'), down('y'), across('width'), down('height'), across('rx'));
    case 'circle':
      return painter.circle(across('cx'), down('cy'), lengthOf(attributes.r));
    case 'line':
      return painter.path(`M${across('x1')} ${down('y1')}L${across('x2')} ${down('y2')}`);
    case 'polygon':
      return painter.path(`M${numbersIn(attributes.points ?? '').join(' ')}Z`);
    default:
      return painter.path(attributes.d ?? '');
  }
}

function takePen(painter: Painter, look: Look): void {
  painter.lineWidth(lengthOf(look['stroke-width'] ?? '1'));
  if (look['stroke-opacity']) painter.strokeOpacity(lengthOf(look['stroke-opacity']));
  if (look['stroke-linecap']) painter.lineCap(look['stroke-linecap']);
  if (look['stroke-linejoin']) painter.lineJoin(look['stroke-linejoin']);
  if (look['stroke-dasharray'])
    painter.dash(numbersIn(look['stroke-dasharray']), { phase: lengthOf(look['stroke-dashoffset'] ?? '0') });
}

type Run = { text: string; look: Look; dx: number };
type Place = { x: number; y: number };

/** Text stays text, so that it can be searched and copied. */
function paintText(element: SvgElement, { painter, look, viewport }: Surface): void {
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

function startOf(anchor = 'start') {
  return { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0;
}

function advanceOf({ text, look }: Run) {
  return widthOf(text, fontIn(look), sizeIn(look));
}

function paintRun(painter: Painter, { text, look }: Run, { x, y }: Place) {
  const [font, size] = [fontIn(look), sizeIn(look)];
  if (look.stroke && look['paint-order'] === 'stroke') {
    // The halo is painted as outlines: as text it would be found and copied twice.
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
