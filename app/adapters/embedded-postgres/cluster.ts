import { execFile } from 'node:child_process';
import {
  chownSync,
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

/** Made under another name and renamed at the end, so that a run killed half-way leaves nothing to trip over. */
export async function createCluster(
  home: Home,
  binaries: string,
  { durable }: { durable: boolean },
): Promise<void> {
  removeUnfinished(home.folder);
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

// The initdb of an owner that has just died may still be writing: then removing takes another attempt.
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(unfinished)))
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 8 });
}

function syncFolder(folder: string): void {
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}
