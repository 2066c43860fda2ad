import { chown, glob, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { TarEntry } from './tar.ts';

/** What the site stores in DATA_DIR besides its database. */
export const siteFileNames = ['secret', 'documents', 'legal'] as const;

export async function* readSiteFiles(dataDir: string): AsyncGenerator<TarEntry> {
  for (const top of siteFileNames) {
    for (const path of await filesIn(join(dataDir, top))) {
      const name = join(top, relative(join(dataDir, top), path)).replaceAll(sep, '/');
      // The site replaces generated files while it runs, so one that was listed may be gone.
      const body = await readFile(path).catch(nullWhereMissing);
      if (body) yield { name: `${folder}/${name}`, body };
    }
  }
}

export async function hasSecret(dataDir: string): Promise<boolean> {
  return (await stat(join(dataDir, 'secret')).catch(nullWhereMissing)) !== null;
}

export type SiteFiles = ReturnType<typeof stageSiteFiles>;

/** Files are written beside the live ones first, and then renamed into place. */
export function stageSiteFiles(dataDir: string) {
  const staging = resolve(dataDir, 'unfinished-restore');
  return {
    clear: () => rm(staging, { recursive: true, force: true }),

    async write(name: string, body: Buffer): Promise<void> {
      const path = resolve(staging, name.replace(`${folder}/`, ''));
      if (
        !siteFileNames.some((top) => path === join(staging, top) || path.startsWith(join(staging, top, sep)))
      )
        throw new Error(`The archive has an unexpected file: "${name}".`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, body, { mode: path === join(staging, 'secret') ? 0o600 : 0o644, flush: true });
      await giveToOwner(dataDir, staging, path);
    },

    async publish(): Promise<void> {
      for (const top of siteFileNames) {
        const staged = join(staging, top);
        const isStaged = (await stat(staged).catch(nullWhereMissing)) !== null;
        // A site with SESSION_SECRET has no secret in its archive to replace this one.
        if (!isStaged && top === 'secret') continue;
        await rm(join(dataDir, top), { recursive: true, force: true });
        if (isStaged) await rename(staged, join(dataDir, top));
      }
      await rm(staging, { recursive: true, force: true });
    },
  };
}

const folder = 'files';

async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(nullWhereMissing);
  if (!found) return [];
  if (found.isFile()) return [path];
  const files: string[] = [];
  for await (const entry of glob('**/*', { cwd: path, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.endsWith('.unfinished')) files.push(join(entry.parentPath, entry.name));
  }
  return files.toSorted();
}

// Files restored by root must still belong to the site's user.
async function giveToOwner(dataDir: string, staging: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  for (let place = path; place.startsWith(staging); place = dirname(place)) await chown(place, uid, gid);
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
