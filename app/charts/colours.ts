import type { Mark, Tone } from './chart.ts';

/** Written out, because the style sheet only includes variables found in the source. */
export const colours = {
  ink: 'var(--color-ink)',
  soft: 'var(--color-soft)',
  paper: 'var(--color-paper)',
  mist: 'var(--color-mist)',
  line: 'var(--color-line)',
  edge: 'var(--color-edge)',
  sea: 'var(--color-sea)',
  wash: 'var(--color-sea-wash)',
  hatch: 'var(--color-hatch)',
} as const;

const data = [
  'var(--color-data-1)',
  'var(--color-data-2)',
  'var(--color-data-3)',
  'var(--color-data-4)',
  'var(--color-data-5)',
  'var(--color-data-6)',
  'var(--color-data-7)',
  'var(--color-data-8)',
] as const;

const steps = [
  'var(--color-step-1)',
  'var(--color-step-2)',
  'var(--color-step-3)',
  'var(--color-step-4)',
  'var(--color-step-5)',
  'var(--color-step-6)',
  'var(--color-step-7)',
  'var(--color-step-8)',
  'var(--color-step-9)',
  'var(--color-step-10)',
  'var(--color-step-11)',
] as const;

const falls = [
  'var(--color-fall-1)',
  'var(--color-fall-2)',
  'var(--color-fall-3)',
  'var(--color-fall-4)',
  'var(--color-fall-5)',
  'var(--color-fall-6)',
] as const;

/** A shade from 0 to 1. The hue never gets too dark for text in ink, so that no text changes colour between two shades. */
export function shadeFill(shade: number): { fill: string; fillOpacity: number } {
  return { fill: 'var(--color-strip)', fillOpacity: Number((0.26 + 0.74 * shade).toFixed(3)) };
}

export function dataColour(at: number): string {
  return data[at % data.length]!;
}

/** The first `below` steps lie below zero and have a hue of their own, darker the further down. */
export function stepColour(step: number, count: number, below = 0): string {
  if (step < below) return spread(falls, below - 1 - step, below);
  return spread(steps, step - below, count - below);
}

/** The number in the class of a cell with the colour of its step: `step-3`. */
export const stepLevel = (step: number, count: number): number => 1 + levelAmong(steps.length, step, count);

/** As far apart as so many shades can be; one alone is the darkest. */
function spread(shades: readonly string[], at: number, count: number): string {
  return shades[levelAmong(shades.length, at, count)]!;
}

function levelAmong(shades: number, at: number, count: number): number {
  const share = count > 1 ? at / (count - 1) : 1;
  return Math.round(Math.min(1, Math.max(0, share)) * (shades - 1));
}

export function toneColour(tone: Tone | undefined, marks: readonly Mark[]): string {
  const hasSubject = marks.some((mark) => mark.tone === 'accent');
  if (tone === 'quiet') return colours.edge;
  return hasSubject && tone !== 'accent' ? colours.edge : colours.sea;
}
