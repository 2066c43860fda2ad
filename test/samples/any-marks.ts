import * as fc from 'fast-check';
import type { Extent, Mark } from '../../app/charts/chart.ts';

/** Rounded to thousandths, as figures are. */
export const anyNumber = fc.oneof(
  fc.integer({ min: -100, max: 100 }),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => Math.round(value * 1000) / 1000),
);

/** Exact numbers, ranges, open ends and missing ones. */
export const anyExtent: fc.Arbitrary<Extent | null> = fc.oneof(
  fc.constant(null),
  anyNumber.map((value) => ({ low: value, high: value })),
  anyNumber.map((low) => ({ low, high: null })),
  anyNumber.map((high) => ({ low: null, high })),
  fc
    .tuple(anyNumber, anyNumber)
    .map(([one, other]) => ({ low: Math.min(one, other), high: Math.max(one, other) })),
);

/** Labels are numbered, so that each is unique. */
export const anyMarks: fc.Arbitrary<Mark[]> = fc
  .array(
    fc.record({
      text: fc.string({ minLength: 1, maxLength: 20 }),
      extent: anyExtent,
      tone: fc.constantFrom('plain' as const, 'outlook' as const, 'accent' as const, 'quiet' as const),
      href: fc.constantFrom(undefined, '#somewhere'),
    }),
    { maxLength: 10 },
  )
  .map((marks) => marks.map((mark, at) => ({ ...mark, label: `Label ${at}` })));
