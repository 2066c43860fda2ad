import { defineConfig, devices } from '@playwright/test';
import { findHeadlessChromium } from './scripts/chromium.ts';
import { forgetSettings } from './test/clean-environment.ts';

forgetSettings();

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One for each core: a third made the smoke journeys slower, and all of them no faster.
  workers: 2,
  // The gate runs on machines that other work may starve; what passes only the second time is named as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // A busy machine may take its time; what never comes is noticed all the same.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: process.env.JOURNEY_URL,
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
    command: `"${process.execPath}" test/journeys/site.ts`,
    // The port is any that is free; what the site says of itself reaches every worker as JOURNEY_URL.
    wait: { stdout: /is ready on (?<journey_url>http:\/\/localhost:\d+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
