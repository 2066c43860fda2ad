import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { testSecret } from '../../test/test-secret.ts';
import { siteSecret } from './command.ts';

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'marketquay-secret-'));
  file = join(dataDir, 'secret');
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', undefined);
  vi.stubEnv('SESSION_SECRET', undefined);
  return () => {
    vi.unstubAllEnvs();
    rmSync(dataDir, { recursive: true });
  };
});

test('takes SESSION_SECRET first, then the secret in the data folder', async () => {
  writeFileSync(file, 'its own');
  expect(await siteSecret()).toBe('its own');
  vi.stubEnv('SESSION_SECRET', testSecret);
  expect(await siteSecret()).toBe(testSecret);
});

test('creates no secret, which the site would not know', async () => {
  await expect(siteSecret()).rejects.toThrow('set SESSION_SECRET to the value of the site');
  expect(existsSync(file)).toBe(false);
});

test('ignores the local data folder when the database is elsewhere', async () => {
  writeFileSync(file, 'its own');
  vi.stubEnv('DATABASE_URL', 'postgres://elsewhere.example/site');
  await expect(siteSecret()).rejects.toThrow('Set SESSION_SECRET to the value of the site.');
});
