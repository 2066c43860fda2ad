import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file, and the key of what it was made from. */
export type FileName = { slug: string; key: string; format: string };

export type FileStore = ReturnType<typeof openFileStore>;

/** Made files, in a folder that several processes may share. */
export function openFileStore(folder: string) {
  const pathOf = (name: FileName) => join(folder, nameOf(name));
  return {
    /** Null where it is not there. */
    async read(name: FileName): Promise<Uint8Array<ArrayBuffer> | null> {
      try {
        return new Uint8Array(await readFile(pathOf(name)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },

    /** Appears whole or not at all, and takes the place of what was made for the slug before. */
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
