import { readFile } from 'node:fs/promises';
import { isIPv4, isIPv6 } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

type ContinentOf = (address: string) => string | null;

export async function loadContinentOf(file = 'data/facts/ip-continents.bin'): Promise<ContinentOf> {
  const lookUp = decodeTable(await promisify(brotliDecompress)(await readFile(file)));
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    if (isIPv4(plain)) return lookUp(4, leadingBitsOfV4(plain)) || null;
    if (isIPv6(plain)) return lookUp(6, leadingBitsOfV6(plain)) || null;
    return null;
  };
}

function leadingBitsOfV4(address: string) {
  const [a = 0, b = 0, c = 0] = address.split('.').map(Number);
  return a * 65_536 + b * 256 + c;
}

function leadingBitsOfV6(address: string) {
  const [head = ''] = address.split('::');
  const [first = '0', second = '0'] = head.split(':');
  return parseInt(first || '0', 16) * 65_536 + parseInt(second || '0', 16);
}

/** `scripts/ip-continents.ts` writes these positions into the table. */
export const continentCodes = ['', 'AF', 'AS', 'EU', 'NA', 'OC', 'SA'] as const;

export type Block = {
  /** The leading bits of the first address: 24 for IPv4, 32 for IPv6. A block ends where the next one starts. */
  start: number;
  continent: number;
};

type Table = { v4: readonly Block[]; v6: readonly Block[] };

/** Layout: the number of IPv4 blocks, all starts (32 bits each), all continents (8 bits each). */
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
