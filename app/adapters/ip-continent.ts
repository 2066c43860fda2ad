import { readFile } from 'node:fs/promises';
import { isIPv4, isIPv6 } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { decodeTable } from './ip-table.ts';

/** Two letters (`EU`), or nothing when the address is unknown, private or no address at all. */
export type ContinentOf = (address: string) => string | null;

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

/** The first two groups; a `::` before the third stands for zeros. */
function leadingBitsOfV6(address: string) {
  const [head = ''] = address.split('::');
  const [first = '0', second = '0'] = head.split(':');
  return parseInt(first || '0', 16) * 65_536 + parseInt(second || '0', 16);
}
