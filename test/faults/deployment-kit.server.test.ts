// @module-tag exhaustive
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isRoot, nobody } from '../data-dir.ts';
import { untilReady, type SiteProcess } from './site-process.ts';
import { preparedDataDir } from './storm/prepared-data-dir.ts';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('what the image holds starts without development packages, and builds nothing', async () => {
  const image = mkdtempSync(join(tmpdir(), 'marketquay-image-'));
  const dataDir = await preparedDataDir();
  folders.push(image, dataDir);
  chmodSync(image, 0o755);
  copy([...filesForImage(), ...productionPackages(), 'build'], image);

  // The image's user may change nothing but the data.
  if (isRoot) execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, dataDir]);
  const site = runIn(image, ['server.ts'], { PORT: '0', DATA_DIR: dataDir });
  try {
    const port = await untilReady(site);
    expect(site.lines.join('\n')).not.toContain('Building');
    for (const path of ['/', '/pricing', '/healthz', '/readyz'])
      expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200]);
    const command = runIn(image, ['scripts/ops.ts', 'jobs'], { DATA_DIR: dataDir });
    expect([await command.exitCode(), command.lines]).toEqual([0, [expect.stringMatching(/^\d+ jobs?$/)]]);
  } finally {
    site.child.kill('SIGTERM');
    await site.exitCode();
  }
});

test('the image is built in stages, without root and without development packages', () => {
  expect(dockerfile.match(/^FROM .+$/gm)).toHaveLength(2);
  const [, last] = dockerfile.split(/^FROM .+$(?![\s\S]*^FROM)/m);
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^CMD \["node", "server.ts"\]$/m);
  expect(dockerfile).toMatch(/^RUN npm install --omit=dev /m);
  for (const [, file] of dockerfile.matchAll(/^COPY (?!--from)(.+) \.\/$/gm))
    for (const name of file!.split(' ')) expect(filesForImage()).toContain(name);
});

test.skipIf(!hasSystemd())('systemd accepts the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marketquay-unit-'));
  folders.push(folder);
  // The program of a unit has to exist on the machine that checks it.
  const unit = readFileSync('deploy/marketquay@.service', 'utf8').replace(
    /^ExecStart=\S+/m,
    'ExecStart=/bin/sh',
  );
  execFileSync('sh', ['-c', 'cat > "$0"', join(folder, 'marketquay@3001.service')], { input: unit });
  const said = execFileSync('systemd-analyze', ['verify', join(folder, 'marketquay@3001.service')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(said).toBe('');
});

function runIn(image: string, words: string[], env: Record<string, string>): SiteProcess {
  const own = join(image, relative(process.cwd(), realpathSync(process.execPath)));
  const child = spawn(existsSync(own) ? own : process.execPath, words, {
    cwd: image,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && nobody),
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n').filter(Boolean)));
  return { child, lines, exitCode: async () => (await ended, child.exitCode) };
}

/** Of what git knows, what the ignore file lets through. */
function filesForImage(): string[] {
  const rules = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  const patterns = rules.filter((rule) => rule && !rule.startsWith('#'));
  const isKept = (file: string) =>
    patterns.reduce((kept, rule) => {
      const pattern = rule.replace(/^!/, '');
      const isMeant = pattern === '*' || matchesGlob(file, pattern) || file.startsWith(`${pattern}/`);
      return isMeant ? rule.startsWith('!') : kept;
    }, true);
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && isKept(file));
}

/** As `npm install --omit=dev` leaves them. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const kept = Object.entries(packages).filter(([name, { dev }]) => name && !dev);
  // Packages inside packages come along with those.
  return kept
    .map(([name]) => name)
    .filter((name) => name.lastIndexOf('node_modules/') === 0 && existsSync(name));
}

/** Links instead of copies where the file system allows it; in one process, because starting thousands takes minutes. */
function copy(paths: readonly string[], to: string): void {
  try {
    execFileSync('cp', ['-al', '--parents', ...paths, to], { stdio: 'ignore' });
  } catch {
    for (const path of paths)
      cpSync(path, join(to, path), { recursive: true, force: true, verbatimSymlinks: true });
  }
}

function hasSystemd(): boolean {
  try {
    execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
