import { TestRunner } from 'vitest';

/**
 * The subjects of a test tagged "walk": all of them, or where tests tagged "exhaustive" are left out, as by `npm test`, a
 * few from the whole length of the list.
 */
export function spread<T>(all: readonly T[], few: number): readonly T[] {
  if (TestRunner.matchesTags(['exhaustive']) || all.length <= few) return all;
  return Array.from({ length: few }, (_, at) => all[Math.floor((at * all.length) / few)]!);
}
