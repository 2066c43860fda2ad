import { inflateRawSync } from 'node:zlib';

/** The texts inside a zip file such as a spreadsheet, by name. */
export function unzip(zip: Buffer): Map<string, string> {
  return new Map([...unzipFiles(zip)].map(([name, body]) => [name, body.toString()]));
}

/** The same for files that hold further zip files, such as a presentation with the data of its charts. */
export function unzipFiles(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    const [compressed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const [extraLength, noteLength] = [zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const header = zip.readUInt32LE(at + 42);
    // The local header repeats the name, but may have other extra fields.
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const body = zip.subarray(start, start + compressed);
    const isStored = zip.readUInt16LE(at + 10) === 0;
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, isStored ? body : inflateRawSync(body));
    at += 46 + nameLength + extraLength + noteLength;
  }
  return files;
}
