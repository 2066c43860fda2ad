import pino from 'pino';
import { expect, test } from 'vitest';
import { createPageWarmer } from './page-warmer.server.ts';

const log = pino({ level: 'silent' });

test('renders one page at a time, in their order', async () => {
  const seen: string[] = [];
  const warmer = createPageWarmer({
    paths: async () => ['/', '/pricing', '/faq'],
    warm: async (path) => {
      seen.push(`begin ${path}`);
      await Promise.resolve();
      seen.push(`end ${path}`);
    },
    log,
  });
  await warmer.begin();
  expect(seen).toEqual(['begin /', 'end /', 'begin /pricing', 'end /pricing', 'begin /faq', 'end /faq']);
});

test('starts over after an import, and drops what was left of the last round', async () => {
  const seen: string[] = [];
  let edition = 'old';
  const warmer = createPageWarmer({
    paths: async () => ['/a', '/b'].map((path) => `${path}?${edition}`),
    warm: async (path) => {
      seen.push(path);
      if (path !== '/a?old') return;
      edition = 'new';
      second = warmer.begin();
    },
    log,
  });
  let second: Promise<void> | undefined;
  await warmer.begin();
  await second;
  expect(seen).toEqual(['/a?old', '/a?new', '/b?new']);
});

test('ends when the site stops', async () => {
  const seen: string[] = [];
  const warmer = createPageWarmer({
    paths: async () => ['/a', '/b', '/c'],
    warm: async (path) => {
      seen.push(path);
      if (path === '/b') warmer.stop();
    },
    log,
  });
  await warmer.begin();
  expect(seen).toEqual(['/a', '/b']);
});

test('ends when a page fails, as while the database is away', async () => {
  const seen: string[] = [];
  const warmer = createPageWarmer({
    paths: async () => ['/a', '/b', '/c'],
    warm: async (path) => {
      seen.push(path);
      if (path === '/b') throw new Error('the database is away');
    },
    log,
  });
  await warmer.begin();
  expect(seen).toEqual(['/a', '/b']);
});
