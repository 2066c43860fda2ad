import { cutText, wrapText } from '../../../../charts/fitting.ts';

export type FittedText = { size: number; lines: readonly string[] };

/** In the first size in which it takes no more than so many lines; in the last one what is left over is cut. */
export function fitText(text: string, sizes: readonly number[], width: number, most: number): FittedText {
  const tries = sizes.map((size) => ({ size, lines: wrapText(text, size, width) }));
  const fitting = tries.find(({ lines }) => lines.length <= most);
  if (fitting) return fitting;
  const { size, lines } = tries.at(-1)!;
  const rest = lines.slice(most - 1).join(' ');
  return { size, lines: [...lines.slice(0, most - 1), cutText(rest, size, width)] };
}
