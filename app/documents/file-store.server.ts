import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `key` is a hash of everything the file is built from. */
export type FileName = { slug: string; key: string; format: string };

export type FileStore = ReturnType<typeof openFileStore>;

type Bytes = Uint8Array<ArrayBuffer>;

/** A folder of built files, which several processes may share. */
export function openFileStore(folder: string) {
  const pathOf = (name: FileName) => join(folder, nameOf(name));
  return {
    async read(name: FileName): Promise<Bytes | null> {
      try {
        return new Uint8Array(await readFile(pathOf(name)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },

    /** Atomic; removes older files of the same slug. */
    async write(name: FileName, bytes: Uint8Array): Promise<void> {
      await mkdir(folder, { recursive: true });
      const unfinished = `${pathOf(name)}.${process.pid}${unfinishedEnd}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, pathOf(name));
      const isOlder = (file: string) =>
        file.startsWith(`${name.slug}.`) && file !== nameOf(name) && !file.endsWith(unfinishedEnd);
      const older = (await readdir(folder)).filter(isOlder);
      await Promise.all(older.map((file) => rm(join(folder, file), { force: true })));
    },
  };
}

/**
 * Reads a file, or creates and stores it; concurrent calls share one creation. A file that cannot be stored is returned
 * all the same, and the next call creates it again.
 */
export function createReadOrCreate(store: FileStore, onUnsaved: (error: unknown) => void) {
  const underWay = new Map<string, Promise<Bytes>>();
  const load = async (name: FileName, create: () => Promise<Bytes>) => {
    const kept = await store.read(name);
    if (kept) return kept;
    const bytes = await create();
    await store.write(name, bytes).catch(onUnsaved);
    return bytes;
  };
  return (name: FileName, create: () => Promise<Bytes>): Promise<Bytes> => {
    const flight = underWay.get(name.key) ?? load(name, create).finally(() => underWay.delete(name.key));
    underWay.set(name.key, flight);
    return flight;
  };
}

const nameOf = ({ slug, key, format }: FileName) => `${slug}.${key}.${format}`;
const unfinishedEnd = '.unfinished';
