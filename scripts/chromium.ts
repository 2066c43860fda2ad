import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Without a window, at half the load. */
const shell = 'chromium-headless-shell';
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const downloadLimitMs = 120_000;
const packageLimitMs = 300_000;

if (import.meta.main) {
  try {
    console.log(await findHeadlessChromium());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

export function findHeadlessChromium(): Promise<string> {
  return findChromium([shell, ...names]);
}

/** Downloads or installs a browser if the machine has none. */
export async function findChromium(wanted = names): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", but there is no such file.`);
  }
  const found = onThisMachine(wanted) ?? (await downloaded()) ?? (await installedPackage());
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium: install it, for example by `apt-get install chromium`, or set CHROMIUM_PATH to it.',
  );
}

function onThisMachine(wanted: readonly string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...macApplications, chromium.executablePath()].find((path) => existsSync(path));
}

async function downloaded() {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const arrived = await succeeds(process.execPath, [cli, 'install', 'chromium'], downloadLimitMs);
  const path = chromium.executablePath();
  // A downloaded browser may lack system libraries and not start.
  return arrived && spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

async function installedPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const ready = await succeeds('apt-get', ['update'], packageLimitMs);
  return ready && (await succeeds('apt-get', ['install', '-y', 'chromium'], packageLimitMs))
    ? onThisMachine(names)
    : undefined;
}

function succeeds(command: string, args: string[], timeout: number) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { stdio: 'ignore', timeout, env });
  return new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
