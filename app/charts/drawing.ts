import type { ReactNode } from 'react';
import { roomy, type Canvas } from './fitting.ts';

/** A picture that fits any width: x in percent of the plot, y in pixels. */
export type Drawing = {
  height: number;
  /** Pixels left of the plot, and right of it. */
  left: number;
  right: number;
  /** The pixels on the right where there is room for names. */
  roomyRight?: number;
  /** Lines that get longer tell no more. */
  maxWidth?: number;
  /** For the map alone: its own coordinates, scaled as a whole. */
  viewBox?: string;
  legend: readonly LegendItem[];
  /** The legend is only for where names do not stand beside the plot. */
  legendWhenNarrow?: boolean;
  /** It holds links, so it is more than an image. */
  linked?: boolean;
  content: ReactNode;
};

export type LegendItem = { name: string; text?: string; colour: string; look?: 'outlook' | 'blank' };

/** The pixels between the margins, for each width. */
export function plotWidths(
  { widths }: Canvas,
  { left, right, roomyRight = right }: Pick<Drawing, 'left' | 'right' | 'roomyRight'>,
): number[] {
  return widths.map((width) => width - left - (width >= roomy ? roomyRight : right));
}
