import { defineConfig } from 'vitest/config';
import { contentPlugin } from './scripts/content-plugin.ts';
import { forgetSettings } from './test/clean-environment.ts';

forgetSettings();

const integrationTests = ['{app,scripts,test}/**/*.server.test.{ts,tsx}', 'db/**/*.test.ts'];

export default defineConfig({
  plugins: [contentPlugin()],
  test: {
    environment: 'node',
    // A busy machine may take its time; what never comes is noticed all the same.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    // The files of a worker share what is loaded, and one site with the demonstration data.
    isolate: false,
    tags: [
      {
        name: 'exhaustive',
        description: 'Crawls, storms of kills and other long tests, which only `npm run test:all` runs.',
      },
      {
        name: 'pages',
        description:
          'About pages, texts and files that any Postgres gives the same: not repeated on another.',
      },
      {
        name: 'walk',
        description: 'Looks at a spread of subjects in `npm test`, and at all of them in `npm run test:all`.',
      },
    ],
    // Else a style sheet is empty, even when its text is asked for.
    css: { include: /\.css\?raw$/ },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,data,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: integrationTests,
        },
      },
      {
        extends: true,
        test: { name: 'integration', include: integrationTests, globalSetup: './test/global-setup.ts' },
      },
    ],
  },
});
