import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

export type Drawing = { svg: string; width: number };

const require = createRequire(import.meta.url);
const fontFiles = [
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
];
const [fontBuffers] = await Promise.all([
  Promise.all(fontFiles.map((file) => readFile(file))),
  initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
]);

export function rasteriseSvg({ svg, width }: Drawing): Uint8Array<ArrayBuffer> {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' },
  });
  const image = drawing.render();
  try {
    return new Uint8Array(image.asPng());
  } finally {
    // The garbage collector does not see WebAssembly memory.
    image.free();
    drawing.free();
  }
}
