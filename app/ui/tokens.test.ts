import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const grounds = ['paper', 'mist', 'raised'];
const severities = ['info', 'success', 'warning', 'danger'];

const textOnGround = [
  ...pairs(['ink', 'soft'], grounds),
  ...pairs(['on-buoy'], ['buoy', 'buoy-strong']),
  ...pairs(['sea', 'sea-strong'], [...grounds, 'sea-wash']),
  ...pairs(['on-sea'], ['sea', 'sea-strong']),
  ...pairs(['ink'], ['sea-wash']),
  ...severities.flatMap((severity) => pairs([severity, 'ink'], [`${severity}-wash`])),
  ...pairs(severities, grounds),
];

const operableOnGround = pairs(['edge', 'sea', 'danger'], grounds);

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const tokens = parseTokens(css, theme);

  test.each(textOnGround)('text %s on %s keeps 4.5:1', (text, ground) => {
    expect(contrast(hex(tokens, text), hex(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(operableOnGround)('border or focus ring %s on %s keeps 3:1', (border, ground) => {
    expect(contrast(hex(tokens, border), hex(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});

test('the contrast formula agrees with the published extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

function pairs(texts: string[], on: string[]) {
  return texts.flatMap((text) => on.map((ground) => [text, ground] as const));
}

function parseTokens(source: string, theme: 'light' | 'dark') {
  const token = /--color-([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g;
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
  const channel = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
