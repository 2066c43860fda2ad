import { constants } from 'node:buffer';

export type TarEntry = { name: string; body: Buffer };

/** One file of a tar archive (POSIX ustar): header, content, padding. */
export function tarEntry({ name, body }: TarEntry): Buffer {
  const padding = Buffer.alloc((block - (body.length % block)) % block);
  return Buffer.concat([header(name, body.length), body, padding]);
}

export const tarEnd = Buffer.alloc(1024);

/** Streams, so that an archive may be larger than memory. */
export async function* readTar(stream: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = byteReader(stream);
  for (;;) {
    const head = await bytes.take(block);
    if (head.every((byte) => byte === 0)) return await bytes.drain();
    const { name, size } = parseHeader(head);
    const body = await bytes.take(size);
    await bytes.take((block - (size % block)) % block);
    yield { name, body };
  }
}

const block = 512;
const longestName = 100;

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`File name too long for the archive: ${name}`);
  const head = Buffer.alloc(block);
  head.write(name, 0);
  head.write('0000600\0', 100);
  head.write('0000000\0', 108);
  head.write('0000000\0', 116);
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  head.write('00000000000\0', 136);
  head.write('0', 156);
  head.write('ustar\x0000', 257);
  head.write(`${checksum(head).toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

function parseHeader(head: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) =>
    head.toString('utf8', from, from + length).replace(/[\0 ][\s\S]*$/, '');
  const size = Number.parseInt(text(124, 12), 8);
  const isIntact = Number.parseInt(text(148, 8), 8) === checksum(head);
  if (!isIntact || !(size <= constants.MAX_LENGTH)) throw new Error('The archive is damaged.');
  return { name: text(0, longestName), size };
}

/** The sum of the header's bytes, with the checksum itself read as spaces. */
function checksum(head: Buffer): number {
  return head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function byteReader(stream: AsyncIterable<Buffer>) {
  const source = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return {
    async take(size: number): Promise<Buffer> {
      const parts = [rest];
      let length = rest.length;
      while (length < size) {
        const next = await source.next();
        if (next.done) throw new Error('The archive is incomplete.');
        parts.push(next.value);
        length += next.value.length;
      }
      const all = parts.length === 1 ? rest : Buffer.concat(parts);
      rest = all.subarray(size);
      return all.subarray(0, size);
    },
    /** gzip checks its checksum at the very end. */
    async drain(): Promise<void> {
      while (!(await source.next()).done);
    },
  };
}
