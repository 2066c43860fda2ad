import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from './theme.ts';

test.each(Object.entries(colours))('%s is printed as it is shown', (name, colour) => {
  const tokens = readFileSync('app/ui/tokens.css', 'utf8');
  expect(tokens).toContain(`--color-${name}: light-dark(${colour},`);
});
