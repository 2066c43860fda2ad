import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `key` is a hash of everything the file is built from. */
export type FileName = { slug: string; key: string; format: string };

export type FileStore = ReturnType<typeof openFileStore>;

/** A folder of built files, which several processes may share. */
export function openFileStore(folder: string) {
  const pathOf = (name: FileName) => join(folder, nameOf(name));
  return {
    async read(name: FileName): Promise<Uint8Array<ArrayBuffer> | null> {
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

const nameOf = ({ slug, key, format }: FileName) => `${slug}.${key}.${format}`;
const unfinishedEnd = '.unfinished';
