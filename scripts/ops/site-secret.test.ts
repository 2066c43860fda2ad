import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { testSecret } from '../../test/test-secret.ts';
import { siteSecret } from './site-secret.ts';

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

test('what is set comes first, then what the site keeps with its data', async () => {
  writeFileSync(file, 'its own');
  expect(await siteSecret()).toBe('its own');
  vi.stubEnv('SESSION_SECRET', testSecret);
  expect(await siteSecret()).toBe(testSecret);
});

test('none is made: nobody would know what it has signed', async () => {
  await expect(siteSecret()).rejects.toThrow('set SESSION_SECRET as the site has it');
  expect(existsSync(file)).toBe(false);
});

test('what lies on this machine is not taken for that of a site with another database', async () => {
  writeFileSync(file, 'its own');
  vi.stubEnv('DATABASE_URL', 'postgres://elsewhere.example/site');
  await expect(siteSecret()).rejects.toThrow('Set SESSION_SECRET as the site has it.');
});
