import { expect, test } from 'vitest';
import { parseSvg } from './parse-svg.ts';

test('elements, attributes and text come out as they were meant', () => {
  const svg = `<?xml version="1.0"?><!-- a > b --><svg width="10"><g id="a&quot;b"><rect/></g><text>R&amp;D &#x27;s&#39; 5&nbsp;</text></svg>`;
  expect(parseSvg(svg)).toEqual({
    name: 'svg',
    attributes: { width: '10' },
    children: [
      { name: 'g', attributes: { id: 'a"b' }, children: [{ name: 'rect', attributes: {}, children: [] }] },
      { name: 'text', attributes: {}, children: [`R&D 's' 5&nbsp;`] },
    ],
  });
});

test.each([
  ['', 'has no <svg>'],
  ['<p></p>', 'has no <svg>'],
  ['<svg', 'cannot be read: <svg'],
  ['<svg><g></svg>', 'closes <svg> too early'],
  ['<svg></svg></svg>', 'closes <svg> too early'],
  ['<svg><g></g>', 'does not close <svg>'],
  ['<svg width=10></svg>', 'cannot be read'],
])('%j is refused', (svg, reason) => {
  expect(() => parseSvg(svg)).toThrow(reason);
});
