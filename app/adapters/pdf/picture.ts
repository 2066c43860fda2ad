import { createElement, type ReactElement } from 'react';
import { Canvas } from '@react-pdf/renderer';
import type { Picture } from '../../documents/document.ts';
import { paintSvg } from './svg/paint-svg.ts';
import type { Painter } from './svg/painter.ts';
import { parseSvg } from './svg/svg-tree.ts';

/** A drawing, as large as it can be within this space, and sharp at any size. */
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
