import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/*
 * Makes app/ui/inter.woff2, small enough to arrive with the first screen. Run it after an update of the font:
 * node scripts/subset-font.ts
 */
const source = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const target = 'app/ui/inter.woff2';

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

const font = await subsetFont(await readFile(source), text, {
  targetFormat: 'woff2',
  // The weights that the site uses.
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
});
await writeFile(target, font);
console.log(`${target}: ${font.length} bytes`);
