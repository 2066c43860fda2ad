import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Home } from './home.ts';

const run = promisify(execFile);
const unfinished = 'unfinished-';

type Options = { durable: boolean; say: (line: string) => void };

/** A new cluster is made under another name and renamed at the end: a start killed half-way leaves no trap. */
export async function ensureCluster(home: Home, binaries: string, { durable, say }: Options): Promise<void> {
  removeUnfinished(home.folder);
  if (existsSync(home.cluster)) return;

  say(`Creating the database in "${home.folder}".`);
  const folder = mkdtempSync(join(home.folder, unfinished));
  const { uid, gid } = home.runAs;
  if (uid !== undefined) chownSync(folder, uid, gid ?? -1);
  const options = [
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ];
  await run(join(binaries, 'bin', 'initdb'), ['-D', folder, ...options], { ...home.runAs, cwd: '/' });
  renameSync(folder, home.cluster);
  if (durable) syncFolder(home.folder);
}

// The initdb of an owner that has just died may still be writing: then a part of it stays until the next start.
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(unfinished)))
    rmSync(join(folder, name), { recursive: true, force: true });
}

function syncFolder(folder: string): void {
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}
