import type { Confidence } from '../../app/figures/figure.ts';

const grades: readonly Confidence[] = ['A', 'B', 'C', 'D'];

/** One grade lower, for what is derived from something that is itself uncertain; D stays D. */
export function lower(confidence: Confidence, steps = 1): Confidence {
  return grades[Math.min(grades.indexOf(confidence) + steps, grades.length - 1)]!;
}

/** The interval that holds 80 % of the outcomes of a forecast; it widens with the root of the horizon. */
export function band(value: number, uncertainty: number, horizon: number): { low: number; high: number } {
  const width = 1.2816 * uncertainty * Math.sqrt(horizon);
  return { low: Math.round(value * Math.exp(-width)), high: Math.round(value * Math.exp(width)) };
}
