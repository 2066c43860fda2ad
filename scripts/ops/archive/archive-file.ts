import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { parseManifest, type ArchivedPart, type Manifest } from './manifest.ts';
import { readTar, tarEnd, tarEntry, type TarEntry } from './tar.ts';

/** The generator records its entries in the manifest that it returns. */
export async function writeArchive(
  file: string,
  entries: AsyncGenerator<TarEntry, Manifest>,
): Promise<Manifest> {
  const unfinished = `${file}.unfinished`;
  let manifest: Manifest | undefined;
  async function* bytes() {
    manifest = yield* packed(entries);
    yield tarEntry({ name: manifestName, body: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) });
    yield tarEnd;
  }
  try {
    // An archive holds personal data and the site's secret.
    await rm(unfinished, { force: true });
    const output = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(Readable.from(bytes()), createGzip({ level: 5 }), output);
    // A link, unlike a rename, never replaces a file that has appeared meanwhile.
    await link(unfinished, file);
    await rm(unfinished);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
  return manifest!;
}

export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  for await (const { name, body } of readEntries(file)) {
    if (name === manifestName) manifest = parseManifest(body.toString());
    else found.set(name, sha256(body));
  }
  if (!manifest) throw new Error('The archive is incomplete: it has no manifest.');
  for (const { name, sha256: expected } of partsOf(manifest)) {
    if (found.get(name) !== expected) throw new Error(`The archive is damaged: "${name}" is not as it was.`);
  }
  return manifest;
}

/** The entries in the order of the manifest, each verified again. */
export function openArchive(file: string) {
  const entries = readEntries(file);
  return {
    async *parts(expected: readonly ArchivedPart[]): AsyncGenerator<Buffer> {
      for (const { name, sha256: hash } of expected) {
        const { value } = await entries.next();
        if (value?.name !== name || sha256(value.body) !== hash)
          throw new Error('The archive changed while it was read.');
        yield value.body;
      }
    },
    close: () => entries.return(undefined),
  };
}

export function archivedPart({ name, body }: TarEntry): ArchivedPart {
  return { name, bytes: body.length, sha256: sha256(body) };
}

const manifestName = 'manifest.json';

function partsOf({ tables, files }: Manifest): ArchivedPart[] {
  return [...files, ...tables.flatMap(({ parts }) => parts)];
}

async function* packed(entries: AsyncGenerator<TarEntry, Manifest>): AsyncGenerator<Buffer, Manifest> {
  for (;;) {
    const next = await entries.next();
    if (next.done) return next.value;
    yield tarEntry(next.value);
  }
}

async function* readEntries(file: string): AsyncGenerator<TarEntry> {
  const unpacked = createGunzip();
  // An error of either stream reaches the reader of the second.
  pipeline(createReadStream(file), unpacked).catch(() => {});
  try {
    yield* readTar(unpacked);
  } catch (error) {
    throw new Error(readProblem(file, error), { cause: error });
  } finally {
    unpacked.destroy();
  }
}

function readProblem(file: string, error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file "${file}".`;
  if (code === 'Z_BUF_ERROR') return 'The archive is incomplete.';
  if (code.startsWith('Z_')) return 'The archive is damaged.';
  return message;
}

function sha256(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
