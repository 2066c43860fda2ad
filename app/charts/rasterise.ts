/** Makes a PNG of so many pixels across from an SVG file. Clients take turns, and each may have a few waiting. */
export type Rasterise = (svg: string, width: number, client?: string) => Promise<Uint8Array<ArrayBuffer>>;
