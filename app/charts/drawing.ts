import type { ReactNode } from 'react';
import { roomy, type Canvas } from './fitting.ts';

/** A picture that fits any width: x in percent of the plot, y in pixels. */
export type Drawing = {
  height: number;
  /** Margins beside the plot, in pixels. */
  left: number;
  right: number;
  /** The right margin where there is room for names. */
  roomyRight?: number;
  maxWidth?: number;
  /** Only for the map, which scales as a whole. */
  viewBox?: string;
  legend: readonly LegendItem[];
  /** Hides the legend where names fit beside the plot. */
  legendWhenNarrow?: boolean;
  /** Has links, so it must not be `role="img"`. */
  linked?: boolean;
  content: ReactNode;
};

export type LegendItem = { name: string; text?: string; colour: string; look?: 'outlook' | 'blank' };

/** The plot's width for each width of the canvas. */
export function plotWidths(
  { widths }: Canvas,
  { left, right, roomyRight = right }: Pick<Drawing, 'left' | 'right' | 'roomyRight'>,
): number[] {
  return widths.map((width) => width - left - (width >= roomy ? roomyRight : right));
}
