import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { packRouteTable } from './route-table.ts';

const inputs = [
  'app/**/*',
  'content/**/*',
  'data/**/*',
  'public/**/*',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/{build,route-table}.ts',
  'scripts/*-plugin.ts',
  'tsconfig.json',
  'vite.config.ts',
];
const stampFile = 'build/stamp';
const interrupted = new AbortController();

/** Builds when the build is missing or made from other sources. */
export async function buildIfStale(say: (line: string) => void) {
  const stamp = await hashOfInputs();
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  const start = performance.now();
  say('Building the site …');
  await build(stamp);
  say(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** Built beside the old build and swapped when complete, so that nobody ever sees half a build. */
async function build(stamp: string) {
  const next = `.build-${process.pid}`;
  try {
    await runReactRouterBuild(next);
    await packRouteTable(next);
    await precompress(join(next, 'client'));
    await keepPreviousAssets(next);
    await writeFile(join(next, 'stamp'), stamp);
    await rename('build', `${next}-old`).catch(() => {});
    await rename(next, 'build');
  } finally {
    await rm(next, { recursive: true, force: true });
    await rm(`${next}-old`, { recursive: true, force: true });
  }
}

async function hashOfInputs() {
  const hash = createHash('sha256');
  const files: string[] = [];
  for (const pattern of inputs) {
    for await (const entry of glob(pattern, { withFileTypes: true })) {
      // Relative, so that a build stays fresh when its folder is moved.
      const file = relative('.', join(entry.parentPath, entry.name));
      if (entry.isFile() && !entry.name.includes('.test.')) files.push(file);
    }
  }
  for (const file of files.toSorted())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

/** A CDN or an open tab may still hold pages of the previous build, so its files are kept for one build. */
async function keepPreviousAssets(next: string) {
  const own = await filesOf(join(next, 'client/assets'));
  await writeFile(join(next, 'assets.json'), JSON.stringify(own));
  const previous = JSON.parse(await readFile('build/assets.json', 'utf8').catch(() => '[]')) as string[];
  await Promise.all(
    previous
      .filter((name) => !own.includes(name))
      .map((name) =>
        cp(join('build/client/assets', name), join(next, 'client/assets', name)).catch(() => {}),
      ),
  );
}

async function runReactRouterBuild(folder: string) {
  const output: Buffer[] = [];
  const child = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder },
    signal: interrupted.signal,
  });
  child.on('error', (error) => output.push(Buffer.from(error.message)));
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The build failed.\n${Buffer.concat(output).toString()}`);
}

async function precompress(folder: string) {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  const texts = (await filesOf(folder)).filter((name) => /\.(js|css|svg|txt|json|xml|html)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name);
      const body = await readFile(file);
      await writeFile(`${file}.br`, await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      await writeFile(`${file}.gz`, await gz(body, { level: 9 }));
    }),
  );
}

async function filesOf(folder: string) {
  const names: string[] = [];
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) names.push(relative(folder, join(entry.parentPath, entry.name)));
  }
  return names;
}

if (import.meta.main) {
  // Lets the build remove its unfinished folder.
  process.once('SIGTERM', () => interrupted.abort());
  if (process.argv.includes('--if-stale')) await buildIfStale(console.log);
  else await build(await hashOfInputs());
}
