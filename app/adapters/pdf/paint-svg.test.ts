import { beforeAll, describe, expect, test } from 'vitest';
import { lettersOf, registerFonts, widthOf } from './theme.ts';
import { paintSvg } from './paint-svg.ts';
import type { Painter } from './svg-style.ts';
import { parseSvg } from './parse-svg.ts';

beforeAll(registerFonts);

describe('a drawing is painted', () => {
  test('with percentages of the picture that they stand in', () => {
    const inner =
      '<svg x="10" width="100" height="50"><rect x="10%" y="20%" width="50%" height="100%"/></svg>';
    expect(painted(inner)).toContainEqual(['roundedRect', 10, 10, 50, 50, 0]);
    expect(painted('<line x1="0" x2="100%" y1="0" y2="50%" stroke="#111111"/>')).toContainEqual([
      'path',
      'M0 0L200 50',
    ]);
  });

  test('with its view box whole and in the middle, or stretched', () => {
    const box = (more: string) => painted(`<svg width="200" height="50" viewBox="5 0 10 10"${more}></svg>`);
    expect(box('')).toEqual(
      expect.arrayContaining([
        ['translate', 75, 0],
        ['scale', 5, 5],
        ['translate', -5, -0],
      ]),
    );
    expect(box(' preserveAspectRatio="none"')).toContainEqual(['scale', 20, 5]);
  });

  test('cut off at its edges, unless it may reach beyond', () => {
    const clips = (overflow: string) =>
      painted(`<svg width="9" height="9" overflow="${overflow}"></svg>`).filter(([name]) => name === 'clip')
        .length;
    expect([clips('hidden'), clips('visible')]).toEqual([2, 1]);
  });

  test('in the colours of its groups', () => {
    const rect = '<rect width="10" height="10" stroke="#222222" stroke-dasharray="3 2" fill-opacity="0.5"/>';
    const calls = painted(`<g fill="#111111" stroke-width="3">${rect}</g>`);
    expect(calls).toEqual(
      expect.arrayContaining([
        ['lineWidth', 3],
        ['dash', [3, 2], { phase: 0 }],
        ['fillOpacity', 0.5],
        ['fillAndStroke', '#111111', '#222222'],
      ]),
    );
  });

  test('with dashes that begin within one', () => {
    const line =
      '<line x1="0" x2="9" y1="0" y2="0" stroke="#222222" stroke-dasharray="3 2" stroke-dashoffset=".4"/>';
    expect(painted(line)).toContainEqual(['dash', [3, 2], { phase: 0.4 }]);
  });

  test('again where it is used again, in the colour of its group', () => {
    const country = '<g id="de" color="#123456"><path d="M0 0h9" fill="currentColor"/></g>';
    const calls = painted(`${country}<svg width="50" height="50"><use href="#de"/></svg>`);
    expect(calls.filter(([name]) => name === 'path')).toHaveLength(2);
    expect(calls.filter(([name, colour]) => name === 'fill' && colour === '#123456')).toHaveLength(2);
  });

  test('without what cannot be seen', () => {
    expect(painted('<rect width="10" height="10" fill="none"/>').flat()).not.toContain('roundedRect');
  });
});

describe('text is painted', () => {
  let width: number;
  beforeAll(() => {
    width = widthOf('Quay', lettersOf(400), 20);
  });
  const xOf = (attributes: string) =>
    painted(`<text x="50%" y="9" font-size="20" ${attributes}>Quay</text>`).find(
      ([name]) => name === 'text',
    )![2];

  test('before, around or after its place', () => {
    expect(xOf('')).toBe(100);
    expect(xOf('dx="4"')).toBe(104);
    expect(xOf('text-anchor="middle"')).toBeCloseTo(100 - width / 2);
    expect(xOf('text-anchor="end"')).toBeCloseTo(100 - width);
  });

  test('run after run, each in its own look', () => {
    const calls = painted(
      '<text x="0" font-size="20">Quay<tspan dx="6" font-weight="600">side</tspan></text>',
    );
    expect(calls.filter(([name]) => name === 'text').map(([, words, x]) => [words, x])).toEqual([
      ['Quay', 0],
      ['side', expect.closeTo(width + 6)],
    ]);
    expect(calls.filter(([name]) => name === 'font').map(([, , name]) => name)).toEqual([
      'Inter-Regular',
      'Inter-SemiBold',
    ]);
  });

  test('once, on a halo of outlines', () => {
    const calls = painted('<text stroke="#ffffff" stroke-width="3" paint-order="stroke">Hi</text>');
    const names = calls.map(([name]) => name).filter((name) => name === 'stroke' || name === 'text');
    expect(names).toEqual(['stroke', 'stroke', 'text']);
  });
});

test('a slant is painted as a scaling between two rotations', () => {
  const calls = painted('<g transform="skewX(-45)"></g>').filter(
    ([name]) => name === 'rotate' || name === 'scale',
  ) as [string, number, number][];
  const [before, [, wide, high], after] = calls.slice(-3) as [
    (typeof calls)[0],
    (typeof calls)[0],
    (typeof calls)[0],
  ];
  const turned = ([, degrees]: (typeof calls)[0], [x, y]: readonly [number, number]) => {
    const angle = (degrees * Math.PI) / 180;
    return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const;
  };
  const [x, y] = turned(after, [3, 2]);
  const [slantedX, slantedY] = turned(before, [x * wide, y * high]);
  expect(slantedX).toBeCloseTo(3 - 2);
  expect(slantedY).toBeCloseTo(2);
});

test.each([
  ['<mask></mask>', '<mask> cannot be printed'],
  ['<text>A<a>b</a></text>', '<a> in a text cannot be printed'],
  ['<rect opacity="0.5"/>', 'opacity on its <rect> cannot be printed'],
  ['<g transform="skewY(3)"></g>', 'transform skewY(3) cannot be printed'],
  ['<use href="#gone"/>', 'uses #gone'],
  ['<rect width="wide" height="1"/>', 'a length of “wide”'],
])('%s would be lost or wrong, so it is refused', (content, reason) => {
  expect(() => painted(content)).toThrow(reason);
});

/** What a painter is told, for a drawing of 200 by 100. */
function painted(content: string) {
  const calls: unknown[][] = [];
  const painter = new Proxy({} as Painter, {
    get:
      (_, name) =>
      (...values: unknown[]) => {
        calls.push([name, ...values]);
        return painter;
      },
  });
  paintSvg(painter, parseSvg(`<svg viewBox="0 0 200 100">${content}</svg>`), { width: 200, height: 100 });
  return calls;
}
