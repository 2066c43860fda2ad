import type { Extent, Mark, Tone } from './chart.ts';

/**
 * Invented marks in a short notation: `5..10` is a range, `7` an exact number, `5..` and `..5` have an open end, `-` is
 * missing, and `?` after a number says that it lies in the future.
 */
export function yearMarks(first: number, numbers: string, write: Write): Mark[] {
  return numbers.split(' ').map((number, at) => sampleMark(String(first + at), number, write));
}

export function monthMarks(numbers: string): Mark[] {
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  return numbers.split(' ').map((number, at) => sampleMark(names[at]!, number, plain));
}

export function namedMarks(names: string, numbers: string, write: Write): Mark[] {
  const labels = names.split(', ');
  return numbers.split(' ').map((number, at) => sampleMark(labels[at]!, number, write));
}

type More = { tone?: Tone; href?: string };

export function sampleMark(label: string, number: string, write: Write, more: More = {}): Mark {
  const extent = extentOf(number.replace('?', ''));
  const tone = number.endsWith('?') ? 'outlook' : more.tone;
  return { ...more, label, extent, text: extent ? write(extent) : 'N/A', tone };
}

function extentOf(number: string): Extent | null {
  if (number === '-') return null;
  const [low = '', high = low] = number.split('..');
  return { low: low === '' ? null : Number(low), high: high === '' ? null : Number(high) };
}

export type Write = (extent: Extent) => string;

export const plain: Write = ({ low }) => String(low);

export const inBillions: Write = ({ low, high }) => {
  if (low === null) return `< $${high}bn`;
  return high === null ? `> $${low}bn` : `$${low}–${high}bn`;
};

export const inPercent: Write = ({ low, high }) => {
  if (low === null) return `< ${percents(high!)}`;
  if (high === null) return `> ${percents(low)}`;
  if (low === high) return percents(low);
  return low < 0 ? `−${-low} to ${percents(high)}` : `${low}–${percents(high)}`;
};

export const billions = (value: number) => `$${value}bn`;

export const percents = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value)}%`;
