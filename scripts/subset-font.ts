import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/*
 * Makes app/ui/inter-400.woff2 and its siblings, small enough to arrive with the first screen. They are not variable:
 * browsers need twice as long to lay out text in a variable font (docs/decisions/012). Run it after an update of the
 * font: node scripts/subset-font.ts
 */
const source = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
/** Keep in step with app/ui/fonts.css. */
const weights = [400, 500, 600];
/** Pairs of letters, figures of one width, and dashes at the height of the figures between which they stand. */
const keepFeatures = ['kern', 'tnum', 'calt'];

/** Keep in step with the first `unicode-range` of app/ui/fonts.css. */
const ranges: readonly [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
];

const text = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((code) => String.fromCodePoint(code))
  .join('');

const font = await readFile(source);
for (const wght of weights) {
  const target = `app/ui/inter-${wght}.woff2`;
  // The types do not know `keepFeatures` yet.
  const options = { targetFormat: 'woff2' as const, variationAxes: { wght }, keepFeatures };
  const subset = await subsetFont(font, text, options);
  await writeFile(target, subset);
  console.log(`${target}: ${subset.length} bytes`);
}
