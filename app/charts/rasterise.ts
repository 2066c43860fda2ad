/** Makes a PNG of so many pixels across from an SVG file. */
export type Rasterise = (svg: string, width: number) => Promise<Uint8Array<ArrayBuffer>>;
