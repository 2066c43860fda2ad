import type { Look } from './look.ts';

/** What of PDFKit a canvas of react-pdf hands out, as far as drawings need it. */
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
  dash: (lengths: readonly number[], options: object) => Painter;
  font: (font: unknown, name: string, size: number) => Painter;
  text: (text: string, x: number, y: number, options: object) => Painter;
};

/** Where something is painted: the look that it inherits, and the size that percentages are of. */
export type Canvas = { painter: Painter; look: Look; viewport: { width: number; height: number } };
