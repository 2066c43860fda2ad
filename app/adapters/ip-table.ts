/** The compact table of which addresses lie on which continent; made by `scripts/ip-continents.ts`. */
export const continentCodes = ['', 'AF', 'AS', 'EU', 'NA', 'OC', 'SA'] as const;

export type Block = {
  /** The leading bits of its first address: 24 of IPv4, 32 of IPv6. It reaches to the next block. */
  start: number;
  /** Index into `continentCodes`; 0 is unknown. */
  continent: number;
};

type Table = { v4: readonly Block[]; v6: readonly Block[] };

/** The number of IPv4 blocks, then all starts (32 bits each), then all continents (8 bits each). */
export function encodeTable({ v4, v6 }: Table): Uint8Array {
  const blocks = [...v4, ...v6];
  const bytes = new DataView(new ArrayBuffer(4 + blocks.length * 5));
  bytes.setUint32(0, v4.length);
  for (const [index, { start, continent }] of blocks.entries()) {
    bytes.setUint32(4 + index * 4, start);
    bytes.setUint8(4 + blocks.length * 4 + index, continent);
  }
  return new Uint8Array(bytes.buffer);
}

/** Looks an address up by its leading bits. */
export function decodeTable(encoded: Uint8Array) {
  const bytes = new DataView(encoded.buffer, encoded.byteOffset, encoded.byteLength);
  const count = (encoded.byteLength - 4) / 5;
  const v4Count = bytes.getUint32(0);
  const startOf = (index: number) => bytes.getUint32(4 + index * 4);

  return (family: 4 | 6, leadingBits: number) => {
    let [low, high] = family === 4 ? [0, v4Count] : [v4Count, count];
    const first = low;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (startOf(middle) <= leadingBits) low = middle + 1;
      else high = middle;
    }
    return low === first ? '' : (continentCodes[bytes.getUint8(4 + count * 4 + low - 1)] ?? '');
  };
}
