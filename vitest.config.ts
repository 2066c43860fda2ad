import { defineConfig } from 'vitest/config';
import { contentPlugin } from './scripts/content-plugin.ts';

const integrationTests = ['{app,scripts,test}/**/*.server.test.{ts,tsx}', 'db/**/*.test.ts'];

export default defineConfig({
  plugins: [contentPlugin()],
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // No module of ours keeps anything to itself, so the files of a worker share what is loaded: a quarter less time.
    isolate: false,
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
