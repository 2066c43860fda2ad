// @module-tag exhaustive
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isRoot, newDataDir, nobody, type User } from '../data-dir.ts';
import { startOwner } from './owner-process.ts';

const people = [
  { who: isRoot ? 'root' : 'an ordinary user', user: {} },
  ...(isRoot && canUseThisCheckout(nobody) ? [{ who: 'an ordinary user', user: nobody }] : []),
];

test.for(people)('as $who, what was acknowledged survives kill -9 at any moment', async ({ user }) => {
  const dataDir = newDataDir(user);
  let acknowledged = 0;
  for (let round = 0; round < 4; round += 1) {
    const owner = startOwner(dataDir, user);
    expect(await owner.found()).toBeGreaterThanOrEqual(acknowledged);
    await sleep(Math.random() * 200);
    acknowledged = await owner.kill();
  }
});

test.for([150, 500, 900])(
  'an owner killed %i ms or more into its first start leaves no trap',
  async (delay) => {
    const dataDir = newDataDir();
    const owner = startOwner(dataDir);
    await sleep(delay + Math.random() * 300);
    const acknowledged = await owner.kill();
    const next = startOwner(dataDir);
    expect(await next.found()).toBeGreaterThanOrEqual(acknowledged);
    await next.kill();
  },
);

test('Postgres ends with its owner', async () => {
  const dataDir = newDataDir();
  const owner = startOwner(dataDir);
  await owner.found();
  await owner.kill();
  await expect
    .poll(() => existsSync(join(dataDir, 'postgres/cluster/postmaster.pid')), { timeout: 60_000 })
    .toBe(false);
});

test.for([
  { victims: 'the wrapper', withPostgres: false },
  { victims: 'the wrapper and Postgres', withPostgres: true },
])('a start succeeds at once after the owner, $victims were killed', async ({ withPostgres }) => {
  const dataDir = newDataDir();
  const owner = startOwner(dataDir);
  await owner.found();
  const postgres = postmasterOf(dataDir);
  process.kill(parentOf(postgres), 'SIGKILL');
  if (withPostgres) process.kill(postgres, 'SIGKILL');
  const acknowledged = await owner.kill();

  const next = startOwner(dataDir);
  expect(await next.found()).toBeGreaterThanOrEqual(acknowledged);
  expect(postmasterOf(dataDir)).not.toBe(postgres);
  await next.kill();
});

test('of many simultaneous starts one succeeds and the others are refused', async () => {
  const dataDir = newDataDir();
  const owners = Array.from({ length: 4 }, () => startOwner(dataDir));
  const outcomes = await Promise.all(owners.map((owner) => owner.found().catch(() => owner.complaint())));
  await Promise.all(owners.map((owner) => owner.kill()));
  const refusal = `Another server is already using the data folder "${dataDir}". Stop it first, or set DATA_DIR to another folder.\n`;
  expect(outcomes.filter((outcome) => outcome === 0)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === refusal)).toHaveLength(3);
});

function canUseThisCheckout(user: User): boolean {
  const read = `fs.readFileSync(${JSON.stringify(join(import.meta.dirname, 'postgres-owner.ts'))})`;
  return spawnSync(process.execPath, ['-e', read], { ...user, cwd: '/' }).status === 0;
}

function postmasterOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}

function parentOf(pid: number): number {
  return existsSync('/proc/self')
    ? Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])
    : Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)]).stdout);
}
