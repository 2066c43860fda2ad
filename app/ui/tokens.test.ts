import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const grounds = ['paper', 'mist', 'raised'];
const severities = ['info', 'success', 'warning', 'danger'];
const dataColours = series('data', 8);
const steps = series('step', 11);

const textOnGround = [
  ...pairs(['ink', 'soft'], grounds),
  ...pairs(['on-buoy'], ['buoy', 'buoy-strong']),
  ...pairs(['sea', 'sea-strong'], [...grounds, 'sea-wash']),
  ...pairs(['on-sea'], ['sea', 'sea-strong']),
  ...pairs(['ink'], ['sea-wash']),
  ...severities.flatMap((severity) => pairs([severity, 'ink'], [`${severity}-wash`])),
  ...pairs(severities, grounds),
  ...pairs(['paper'], dataColours),
  ...pairs(['ink'], ['strip']),
];

/** As charts.css sets the text on steps: ink on the first ones, paper on the last, black or white between. */
const inkEnds = { light: 5, dark: 2 };
const paperBegins = { light: 6, dark: 4 };

const operableOnGround = pairs(['edge', 'sea', 'danger'], grounds);

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const tokens = parseTokens(css, theme);

  test.each(textOnGround)('text %s on %s keeps 4.5:1', (text, ground) => {
    expect(contrast(hex(tokens, text), hex(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ...pairs(['ink'], steps.slice(0, inkEnds[theme])),
    ...pairs(['paper'], steps.slice(paperBegins[theme])),
  ])('text %s on %s keeps 4.5:1', (text, ground) => {
    expect(contrast(hex(tokens, text), hex(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(steps.slice(inkEnds[theme], paperBegins[theme]))('black or white on %s keeps 4.5:1', (step) => {
    const texts = ['#000000', '#ffffff'].map((text) => contrast(text, hex(tokens, step)));
    expect(Math.max(...texts)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(operableOnGround)('border or focus ring %s on %s keeps 3:1', (border, ground) => {
    expect(contrast(hex(tokens, border), hex(tokens, ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(pairs(dataColours, grounds))('mark %s on %s keeps 3:1', (mark, ground) => {
    expect(contrast(hex(tokens, mark), hex(tokens, ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(neighbours(dataColours))('%s can be told from its neighbour %s', (one, other) => {
    expect(difference(hex(tokens, one), hex(tokens, other))).toBeGreaterThan(0.1);
  });

  test.each(neighbours(['paper', ...steps]))('a map distinguishes %s from %s', (less, more) => {
    expect(contrast(hex(tokens, less), hex(tokens, more))).toBeGreaterThanOrEqual(1.19);
  });

  test.each(neighbours(['paper', ...series('fall', 6)]))('a map distinguishes %s from %s', (less, more) => {
    expect(contrast(hex(tokens, less), hex(tokens, more))).toBeGreaterThanOrEqual(1.24);
  });

  test('a page tells its one action from the ground', () => {
    for (const ground of grounds)
      expect(contrast(hex(tokens, 'buoy'), hex(tokens, ground))).toBeGreaterThanOrEqual(3);
  });

  test('a higher step has more contrast', () => {
    const standsOut = steps.map((step) => contrast(hex(tokens, step), hex(tokens, 'paper')));
    expect(standsOut).toEqual(standsOut.toSorted((a, b) => a - b));
  });
});

test('the lowest step of the dark theme stands out from places without data', () => {
  const dark = parseTokens(css, 'dark');
  for (const first of ['step-1', 'fall-1'])
    expect(contrast(hex(dark, first), hex(dark, 'paper'))).toBeGreaterThanOrEqual(2.5);
});

describe('the navy band', () => {
  const tokens = parseTokens(css, 'dark');

  test.each(['ink', 'soft', 'sea', ...severities])('text %s keeps 4.5:1', (text) => {
    expect(contrast(hex(tokens, text), hex(tokens, 'navy'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ink', 'soft', 'sea'])('text %s keeps 4.5:1 on a card', (text) => {
    expect(contrast(hex(tokens, text), hex(tokens, 'navy-raised'))).toBeGreaterThanOrEqual(4.5);
  });

  test('borders and focus rings keep 3:1', () => {
    expect(contrast(hex(tokens, 'edge'), hex(tokens, 'navy'))).toBeGreaterThanOrEqual(3);
  });
});

test('layouts widen at the breakpoints of the specification', () => {
  const breakpoints = css.matchAll(/--breakpoint-(\w+): (\d+)px/g).map(([, name, px]) => [name, Number(px)]);
  expect(Object.fromEntries(breakpoints)).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
});

test('the contrast formula agrees with the published extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

function pairs(texts: string[], on: string[]) {
  return texts.flatMap((text) => on.map((ground) => [text, ground] as const));
}

function series(name: string, count: number) {
  return Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);
}

function neighbours(names: string[]) {
  return names.slice(1).map((name, at) => [names[at]!, name] as const);
}

function parseTokens(source: string, theme: 'light' | 'dark') {
  const token = /--color-([a-z0-9-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g;
  return new Map(
    [...source.matchAll(token)].map(([, name, light, dark]) => [name, theme === 'light' ? light : dark]),
  );
}

function hex(tokens: ReturnType<typeof parseTokens>, name: string) {
  const value = tokens.get(name);
  if (!value) throw new Error(`tokens.css has no --color-${name}`);
  return value;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string) {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string) {
  return 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
}

function channel(colour: string, at: number) {
  const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** How far apart two colours look, in the OKLab space: black and white are 1 apart. */
function difference(one: string, other: string) {
  const [a, b] = [perceived(one), perceived(other)];
  return Math.hypot(...a.map((value, at) => value - b[at]!));
}

function perceived(colour: string) {
  const [r, g, b] = [1, 3, 5].map((at) => channel(colour, at)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
