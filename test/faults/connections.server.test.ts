// @module-tag exhaustive
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { runSite, untilReady, type SiteProcess } from './site-process.ts';
import { preparedDataDir } from './storm/prepared-data-dir.ts';

let dataDir: string;
let site: SiteProcess;
let port: number;
let url: string;

beforeAll(async () => {
  dataDir = await preparedDataDir();
  site = runSite({ DATA_DIR: dataDir, LOG_LEVEL: 'info', SHUTDOWN_DELAY_SECONDS: '2' });
  port = await untilReady(site);
  url = `http://127.0.0.1:${port}`;
}, 120_000);

afterAll(async () => {
  site.child.kill('SIGKILL');
  await site.exitCode();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
});

describe('requests without a host', () => {
  test('a health check in HTTP/1.0 is answered', async () => {
    const answer = await send('GET /healthz HTTP/1.0\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('{"status":"ok"}');
  });

  test.each([
    ['no host at all', 'GET / HTTP/1.1\r\n\r\n', 'The request has no Host header.'],
    [
      'a host that is none',
      'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
      'The server could not understand this request',
    ],
    [
      'a host of too many numbers',
      'GET /about-us HTTP/1.1\r\nHost: 1.2.3.4.5\r\nConnection: close\r\n\r\n',
      'The server could not understand this request',
    ],
  ])('HTTP/1.1 with %s is told so', async (_, request, reason) => {
    const answer = await send(request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(reason);
  });
});

test('ten connections that pipeline 900 pages and read nothing cost little memory', async () => {
  const page = '/resources/sample-data/market/de/all';
  await fetch(url + page);
  const before = residentMegabytes();
  const sockets = Array.from({ length: 10 }, () => openSocket());
  for (const socket of sockets) socket.write(`GET ${page} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(900));
  for (let look = 0; look < 10; look += 1) {
    await sleep(200);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    // It was 2,000 before requests had to take turns.
    expect(residentMegabytes() - before).toBeLessThan(400);
  }
});

test('visitors who leave before the answer is there are no errors', async () => {
  const before = site.lines.length;
  const host = 'HTTP/1.1\r\nHost: localhost\r\n';
  const requests = [
    `POST /newsletter ${host}Content-Length: 5000\r\n\r\nhalf`,
    `POST /stripe/coupon ${host}Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n`,
    `POST /api/users/payment_success ${host}Content-Length: 5000\r\n\r\nhalf`,
    ...['/book-a-demo', '/search?q=online', '/api/markets', '/blog.data', '/sitemap.xml'].map(
      (path) => `GET ${path} ${host}Accept-Encoding: gzip\r\n\r\n`,
    ),
  ];
  for (let round = 0; round < 8 * requests.length; round += 1) {
    const socket = openSocket();
    socket.write(requests[round % requests.length]!);
    await sleep(round % 20);
    if (round % 2) socket.destroy();
    else socket.resetAndDestroy();
  }
  expect((await fetch(`${url}/about-us`)).status).toBe(200);
  await sleep(500);
  const said = site.lines.slice(before);
  expect(said.filter((line) => !line.includes('"level":30'))).toEqual([]);
});

test('SIGTERM first fails /readyz, serves on for a while, then lets the process end', async () => {
  site.child.kill('SIGTERM');
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503));
  expect((await fetch(`${url}/about-us`, { headers: { connection: 'close' } })).status).toBe(200);
  expect(await site.exitCode()).toBe(0);
});

function openSocket() {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

async function send(request: string) {
  const socket = openSocket();
  socket.write(request);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

function residentMegabytes() {
  return (
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.child.pid)], { encoding: 'utf8' })) / 1024
  );
}
