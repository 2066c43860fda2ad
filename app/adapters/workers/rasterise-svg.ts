import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

export type Drawing = { svg: string } & ({ as: 'png'; width: number } | { as: 'outlines' });

const require = createRequire(import.meta.url);
const fontFiles = [
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
];
const [fontBuffers] = await Promise.all([
  Promise.all(fontFiles.map((file) => readFile(file))),
  initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
]);

export function drawSvg(drawing: Drawing): Uint8Array<ArrayBuffer> {
  const resvg = new Resvg(drawing.svg, {
    fitTo: drawing.as === 'png' ? { mode: 'width', value: drawing.width } : undefined,
    font: { fontBuffers, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' },
  });
  const file = drawing.as === 'png' ? pngOf(resvg) : new TextEncoder().encode(compact(resvg.toString()));
  // The garbage collector does not see WebAssembly memory; after a crash the thread ends with all of it.
  resvg.free();
  return file;
}

function pngOf(resvg: InstanceType<typeof Resvg>): Uint8Array<ArrayBuffer> {
  const image = resvg.render();
  try {
    return new Uint8Array(image.asPng());
  } finally {
    image.free();
  }
}

/** A tenth of a pixel is exact enough, and takes a third of the bytes. */
function compact(svg: string): string {
  return svg
    .replaceAll(/>\s+</g, '><')
    .replaceAll(' stroke="none"', '')
    .replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${shortPath(path)}"`);
}

function shortPath(path: string): string {
  return path
    .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replaceAll(/\s*([A-Za-z])\s*/g, '$1');
}
