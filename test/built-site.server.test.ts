import { execFile } from 'node:child_process';
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { settingsFrom } from '../app/settings/environment.server.ts';
import { createTestDatabase } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What the deployment kit names as enough for the built site, without its sources. */
const shipped = ['build', 'package.json', 'data/facts/ip-continents.bin'];

const program = `
  import { createSite, loadRoutes } from './build/server/index.js';
  const site = await createSite({
    ...JSON.parse(process.env.OPTIONS),
    say: () => {},
    demonstration: () => { throw new Error('The database has a data set.'); },
    pendingMigrations: async () => [],
    loadRoutes,
    staticRoot: 'build/client',
    workerFile: 'build/server/worker.js',
  });
  for (const path of process.argv.slice(2)) {
    const response = await site.fetch(new Request('https://site.example' + path));
    const head = Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5);
    console.log(JSON.stringify([response.status, response.headers.get('Content-Type'), head]));
  }
  await site.stop();
  process.exit(0);`;

test('the build and the packages are enough to serve a PDF and a PNG', { tags: ['exhaustive'] }, async () => {
  const folder = temporaryFolder('shipped');
  const database = await createTestDatabase(inject('templates').sample);
  onTestFinished(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  for (const path of shipped) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'start.mjs'), program);

  const settings = settingsFrom({
    LOG_LEVEL: 'silent',
    SITE_URL: 'https://site.example',
    DATA_DIR: join(folder, 'data-dir'),
  });
  const files = ['/files/legal/terms-and-conditions.pdf', '/share-image/market/de/all.png'];
  const { stdout } = await promisify(execFile)(process.execPath, ['start.mjs', ...files], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      OPTIONS: JSON.stringify({ settings, databaseUrl: database.url }),
    },
  });
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    [200, 'application/pdf', '%PDF-'],
    [200, 'image/png', expect.stringContaining('PNG')],
  ]);
});
