// @module-tag exhaustive
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { findRunningPostgres } from '../../app/adapters/embedded-postgres.ts';
import { runSite, untilReady, type SiteProcess } from './site-process.ts';
import { preparedDataDir } from './storm/prepared-data-dir.ts';

let dataDir: string;
let site: SiteProcess;
let url: string;
let visitors = 0;

beforeAll(async () => {
  dataDir = await preparedDataDir();
  site = runSite({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
  url = `http://127.0.0.1:${await untilReady(site)}`;
}, 120_000);

afterAll(async () => {
  site.child.kill('SIGTERM');
  await site.exitCode();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
});

describe('when connections are lost in the middle of transactions', () => {
  test('pg_terminate_backend answers 503, and the next visitors are served', async () => {
    const answers = await subscribeWhileLocked(async (database) => {
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
    });
    expect(answers).toEqual(answers.map(() => unavailable));
    await untilServed();
  });

  test('a killed Postgres answers 503, is started again, and the next visitors are served', async () => {
    const killed = postmaster();
    const answers = await subscribeWhileLocked(async () => {
      process.kill(killed, 'SIGKILL');
    });
    expect(answers).toEqual(answers.map(() => unavailable));
    await untilServed();
    expect(postmaster()).not.toBe(killed);
  });

  test('a killed wrapper changes nothing, and Postgres is still started again after it', async () => {
    const killed = postmaster();
    process.kill(parentOf(killed), 'SIGKILL');
    expect((await subscribe()).status).toBe(200);
    process.kill(killed, 'SIGKILL');
    await eventually(() => expect(postmaster()).not.toBe(killed));
    await untilServed();
  });
});

test('every kind of request answers 503 while Postgres is gone', async () => {
  await fetch(`${url}/about-us`);
  process.kill(postmaster(), 'SIGKILL');
  const answers = await Promise.all(
    [marketPage, `${marketPage}.data`, '/api/markets/de/toys', '/readyz'].map((path) =>
      statusOf(fetch(url + path)),
    ),
  );
  expect(answers).toEqual(answers.map(() => 503));
  expect(await statusOf(subscribe())).toBe(503);
  const webhook = () => fetch(`${url}/stripe/webhook`, { method: 'POST', body: '{}' });
  // It is not signed, which is what it is told until the site knows that the database is gone.
  await eventually(async () => expect(await statusOf(webhook())).toBe(503));
  expect(await statusOf(fetch(`${url}/about-us`))).toBe(200);
  await untilServed();
});

test('a frozen database answers 503 instead of hanging, cached pages stay, and it comes back', async () => {
  await fetch(`${url}/about-us`);
  const before = site.lines.length;
  // First the postmaster, so that no child of it is born meanwhile.
  process.kill(postmaster(), 'SIGSTOP');
  const frozen = [postmaster(), ...childrenOf(postmaster())];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of frozen) if (isRunning(pid)) process.kill(pid, name);
  };
  signal('SIGSTOP');
  onTestFinished(() => signal('SIGCONT'));
  // Before the fix each of these took 20 s.
  const patience = AbortSignal.timeout(6_000);
  const asked = [marketPage, `${marketPage}.data`, '/api/markets/de/toys', '/readyz'].map((path) =>
    fetch(url + path, { signal: patience }),
  );
  const answers = await Promise.all([...asked, subscribe(patience)].map(statusOf));
  expect(answers).toEqual(answers.map(() => 503));
  expect(await statusOf(fetch(`${url}/about-us`))).toBe(200);
  await eventually(() => expect(site.lines.slice(before).join('\n')).toContain('the database is away'));
  signal('SIGCONT');
  await untilServed();
});

/** Nobody opens it while all is well, so it is never in the page cache. */
const marketPage = '/resources/sample-data/market/de/all';
const unavailable = { status: 503, retryAfter: '30' };

/** Eight visitors wait inside their transactions while the database suffers the blow. */
async function subscribeWhileLocked(strike: (database: Client) => Promise<void>) {
  const database = new Client({ connectionString: (await findRunningPostgres(dataDir))! });
  database.on('error', () => {});
  await database.connect();
  await database.query('begin');
  await database.query('lock table subscriber in access exclusive mode');
  const answers = Promise.all(Array.from({ length: 8 }, () => subscribe()));
  await eventually(async () => {
    await database.query('select pg_stat_clear_snapshot()');
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock'`;
    expect((await database.query(waiting)).rows).toHaveLength(8);
  });
  await strike(database);
  const answered = await answers;
  await database.end();
  return answered.map(({ status, headers }) => ({ status, retryAfter: headers.get('retry-after') }));
}

function subscribe(signal = AbortSignal.timeout(20_000)) {
  visitors += 1;
  const email = `visitor-${visitors}@company.example`;
  const headers = { 'X-Forwarded-For': `198.51.100.${visitors % 250}` };
  return fetch(`${url}/newsletter`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ email }),
    signal,
  });
}

const statusOf = async (answer: Promise<Response>) => (await answer).status;

async function untilServed() {
  await eventually(async () => expect(await statusOf(subscribe())).toBe(200), 200);
  expect(site.child.exitCode).toBeNull();
  expect(await statusOf(fetch(`${url}/readyz`))).toBe(200);
}

function postmaster() {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}

const isRunning = (pid: number) => processes().some((each) => each.pid === pid);
const parentOf = (pid: number) => processes().find((each) => each.pid === pid)!.parent;
const childrenOf = (pid: number) => processes().flatMap((each) => (each.parent === pid ? [each.pid] : []));

function processes() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid, parent]) => ({ pid: pid!, parent: parent! }));
}
