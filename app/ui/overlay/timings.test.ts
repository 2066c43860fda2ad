import { expect, test } from 'vitest';
import { createReopenBlock } from './timings.ts';

test('opening is not blocked before anything was closed', () => {
  expect(createReopenBlock(() => 0).isActive()).toBe(false);
});

test('after everything was closed, opening is blocked for 300 ms', () => {
  let now = 5000;
  const block = createReopenBlock(() => now);
  block.everythingClosed();
  expect(block.isActive()).toBe(true);
  now = 5299;
  expect(block.isActive()).toBe(true);
  now = 5300;
  expect(block.isActive()).toBe(false);
});

test('closing again restarts the 300 ms', () => {
  let now = 0;
  const block = createReopenBlock(() => now);
  block.everythingClosed();
  now = 200;
  block.everythingClosed();
  now = 450;
  expect(block.isActive()).toBe(true);
});
