import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

export type Order = { id: number; svg: string; width: number };
export type Delivery = { id: number } & ({ png: Uint8Array<ArrayBuffer> } | { error: string });

const require = createRequire(import.meta.url);
const fontFiles = [
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
];
const [fontBuffers] = await Promise.all([
  Promise.all(fontFiles.map((file) => readFile(file))),
  initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
]);

parentPort!.on('message', ({ id, svg, width }: Order) => {
  try {
    const png = pngOf(svg, width);
    parentPort!.postMessage({ id, png } satisfies Delivery, [png.buffer]);
  } catch (error) {
    // After a crash inside WebAssembly nothing in it can be trusted: the thread ends, and a new one is started.
    if (error instanceof WebAssembly.RuntimeError) throw error;
    parentPort!.postMessage({ id, error: String(error) } satisfies Delivery, []);
  }
});

function pngOf(svg: string, width: number) {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' },
  });
  const image = drawing.render();
  try {
    return new Uint8Array(image.asPng());
  } finally {
    // What WebAssembly holds, no garbage collector sees.
    image.free();
    drawing.free();
  }
}
