import { lengthOf, lookOf, numbersIn } from './look.ts';
import { paintShape } from './paint-shape.ts';
import { paintText } from './paint-text.ts';
import type { Canvas, Painter } from './painter.ts';
import type { SvgElement } from './svg-tree.ts';

/** Paints a drawing into a box of this size. What it cannot paint truly, it refuses. */
export function paintSvg(painter: Painter, svg: SvgElement, viewport: Canvas['viewport']): void {
  const attributes = { ...svg.attributes, x: '0', y: '0', width: '100%', height: '100%' };
  paint({ ...svg, attributes }, { painter, look: {}, viewport });
}

function paint(element: SvgElement, around: Canvas) {
  const paintElement = paints[element.name];
  if (!paintElement) throw new Error(`An SVG with <${element.name}> cannot be printed.`);
  const { painter } = around;
  painter.save();
  turn(painter, element.attributes.transform);
  paintElement(element, { ...around, look: lookOf(element, around.look) });
  painter.restore();
}

/** Everything that our charts are drawn with. */
const paints: Partial<Record<string, (element: SvgElement, canvas: Canvas) => void>> = {
  svg: paintViewport,
  g: paintChildren,
  rect: paintShape,
  circle: paintShape,
  line: paintShape,
  path: paintShape,
  polygon: paintShape,
  text: paintText,
  title: () => {},
};

function turn(painter: Painter, transform: string | undefined) {
  if (!transform) return;
  const [, degrees] = /^rotate\((-?[\d.]+)\)$/.exec(transform) ?? [];
  if (!degrees) throw new Error(`An SVG with the transform ${transform} cannot be printed.`);
  painter.rotate(Number(degrees));
}

function paintChildren({ children }: SvgElement, canvas: Canvas) {
  for (const child of children) if (typeof child !== 'string') paint(child, canvas);
}

function paintViewport(svg: SvgElement, canvas: Canvas) {
  const { painter, look, viewport } = canvas;
  const { x, y, width, height, viewBox, preserveAspectRatio, overflow } = svg.attributes;
  const size = {
    width: lengthOf(width ?? '100%', viewport.width),
    height: lengthOf(height ?? '100%', viewport.height),
  };
  painter.translate(lengthOf(x, viewport.width), lengthOf(y, viewport.height));
  if (overflow !== 'visible') painter.rect(0, 0, size.width, size.height).clip();
  const inner = viewBox ? fit(painter, numbersIn(viewBox), size, preserveAspectRatio === 'none') : size;
  paintChildren(svg, { painter, look, viewport: inner });
}

/** Scales the view box into its place: stretched, or whole and in the middle. */
function fit(painter: Painter, viewBox: number[], size: Canvas['viewport'], stretched: boolean) {
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
