import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { settingNames } from './app/adapters/environment/variables.ts';
import { findHeadlessChromium } from './scripts/chromium.ts';

const url = 'http://localhost:3999';
// Named after the process, because every worker reads this file too; the server's is the runner's, which ends last.
const dataDir = join(tmpdir(), `marketquay-journeys-${process.pid}`);
process.on('exit', () => {
  // Once is not enough while a database that has just been told to stop removes files of its own.
  while (existsSync(dataDir))
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'test/journeys',
  // The whole takes longer than a change should wait for; `JOURNEYS=all npx playwright test` runs it.
  testMatch:
    process.env.JOURNEYS === 'all'
      ? '*.e2e.ts'
      : /(appearance|phone-menu|no-script|menus|home|pricing|market|features|company|library|glossary|requests|error-report|newsletter|calendar|checkout|purchase|consent|tracking|resilience)\.e2e/,
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey often waits, so that four keep two cores busy.
  workers: 4,
  retries: 0,
  timeout: 120_000,
  // A busy machine may take its time; what never comes is noticed all the same.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: url,
    // Screenshots of every step would take longer than the steps.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: await findHeadlessChromium(), args: [...quiet, ...asRoot] },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // What changes with the width of the screen; all the rest is tried once.
      grep: /@phone|(appearance|phone-menu)\.e2e/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" server.ts`,
    url: `${url}/readyz`,
    env: {
      // Blank: whatever the shell has set for another server is not for this one.
      ...Object.fromEntries(settingNames.map((name) => [name, ''])),
      PORT: new URL(url).port,
      DATA_DIR: dataDir,
      APP_ENV: 'preview',
      LOG_LEVEL: 'warn',
      // A journey may name the address that it comes from.
      TRUST_PROXY: '1',
      // Tests that load it answer in its place; nobody else is there.
      GTM_ID: 'GTM-TEST',
      TAG_MANAGER_URL: 'https://tags.example',
    },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
