import { readFile, writeFile } from 'node:fs/promises';
import { drawSvg } from '../app/adapters/workers/rasterise-svg.ts';

/*
 * Makes app/ui/wave.png and app/ui/lock.png, sharp on dense screens. Run it after a change of their
 * SVG: node scripts/rasterise-masks.ts. A browser treats an SVG image as a document and spends milliseconds on it while it
 * lays the page out (docs/decisions/012).
 */
const widths = { wave: 2 * 96, lock: 3 * 14 };

for (const [name, width] of Object.entries(widths)) {
  const svg = await readFile(`app/ui/${name}.svg`, 'utf8');
  const png = drawSvg({ svg, as: 'png', width });
  await writeFile(`app/ui/${name}.png`, png);
  console.log(`app/ui/${name}.png: ${png.length} bytes`);
}
