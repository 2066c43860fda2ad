import { lengthOf, numbersIn, type Look } from './look.ts';
import type { Canvas, Painter } from './painter.ts';
import type { SvgElement } from './svg-tree.ts';

/** Paints a rectangle, circle, line, path or polygon. */
export function paintShape(shape: SvgElement, { painter, look, viewport }: Canvas): void {
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

function outline({ name, attributes }: SvgElement, painter: Painter, viewport: Canvas['viewport']) {
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

/** Also for the outlines of letters. */
export function takePen(painter: Painter, look: Look): void {
  painter.lineWidth(lengthOf(look['stroke-width'] ?? '1'));
  if (look['stroke-linecap']) painter.lineCap(look['stroke-linecap']);
  if (look['stroke-linejoin']) painter.lineJoin(look['stroke-linejoin']);
  if (look['stroke-dasharray']) painter.dash(numbersIn(look['stroke-dasharray']), {});
}
