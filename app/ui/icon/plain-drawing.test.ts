import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { isPlainDrawing } from './plain-drawing.ts';

test('every icon of our own set is a plain drawing', () => {
  const bodies = Object.values(lucide.icons).map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(1_000);
  expect(bodies.filter((body) => !isPlainDrawing(body))).toEqual([]);
});

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<path d="M0 0"/><image href="https://tracker.example/1.png"/>',
  '<use href="https://elsewhere.example/a.svg#b"/>',
  '<g><foreignObject><body></body></foreignObject></g>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<path style="background:url(//tracker.example)"/>',
  '<path fill="url(https://tracker.example)"/>',
  '<path d="M0 0"/></svg><img src="x">',
  '<path d="M0 0',
  'text',
  undefined as unknown as string,
])('%s is none', (body) => {
  expect(isPlainDrawing(body)).toBe(false);
});
