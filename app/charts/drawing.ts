import type { ReactNode } from 'react';
import { roomy, type Canvas } from './fitting.ts';

/** A picture that fits any width: x in percent of the plot, y in pixels. */
export type Drawing = {
  height: number;
  left: number;
  right: number;
  roomyRight?: number;
  maxWidth?: number;
  /** Only for the map, which scales as a whole. */
  viewBox?: string;
  legend: readonly LegendItem[];
  legendWhenNarrow?: boolean;
  /** Has links, so it must not be `role="img"`. */
  linked?: boolean;
  /** What stands along its width, for the crosshair that all charts of a page share. */
  columns?: readonly string[];
  content: ReactNode;
};

export type LegendItem = {
  name: string;
  text?: string;
  colour: string;
  look?: 'outlook' | 'blank' | 'pale' | 'hatched' | 'dot';
};

export function plotWidths(
  { widths }: Canvas,
  { left, right, roomyRight = right }: Pick<Drawing, 'left' | 'right' | 'roomyRight'>,
): number[] {
  return widths.map((width) => width - left - (width >= roomy ? roomyRight : right));
}
