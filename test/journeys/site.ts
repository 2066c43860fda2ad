/** The site that the journeys visit: the real server on a temporary data folder, which is removed with it. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyPreparedCluster } from '../prepared-cluster.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const dataDir = process.env.DATA_DIR ?? temporaryFolder('journeys');
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
await copyPreparedCluster(dataDir);

const site = spawn(process.execPath, ['server.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    // A browser fills in a form faster than people do.
    MIN_TYPING_MS: '0',
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    APP_ENV: 'preview',
    LOG_LEVEL: 'warn',
    // A journey may name the address that it comes from.
    TRUST_PROXY: '1',
    // Tests that load it answer in its place; nobody else is there.
    GTM_ID: 'GTM-TEST',
    TAG_MANAGER_URL: 'https://tags.example',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill('SIGTERM'));
// The runner holds this pipe, which closes however the runner ends.
process.stdin.resume().on('end', () => site.kill('SIGTERM'));
site.on('exit', (code) => process.exit(code ?? 1));
