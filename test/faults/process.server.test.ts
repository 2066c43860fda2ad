import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { newDataDir } from '../data-dir.ts';
import { copyPreparedCluster } from '../prepared-cluster.ts';
import { freePorts } from './two-processes/nginx.ts';
import { runSite, untilReady, type SiteProcess } from './site-process.ts';

/** The first start fills the database, which takes a while: all but one of the tests find it filled. */
async function filledDataDir() {
  const dataDir = newDataDir();
  await copyPreparedCluster(dataDir);
  return dataDir;
}

test(
  'a first start on an empty folder makes the database and fills it',
  { tags: ['exhaustive'], timeout: 300_000 },
  async () => {
    const { lines, url } = await start({ DATA_DIR: newDataDir() }, 290_000);
    expect(lines.join('\n')).toMatch(/Creating the database[^]*The demonstration data has \d+ rows\./);
    expect(await (await fetch(`${url}/about-us`)).text()).toContain('as of');
  },
);

test(
  'a bare start says so in one line; a second process on its folder is refused with a sentence',
  { tags: ['exhaustive'] },
  async () => {
    const dataDir = await filledDataDir();
    const first = await start({ DATA_DIR: dataDir });
    expect(first.lines.filter((line) => line.includes('http://localhost:'))).toEqual([
      `Marketquay is ready on http://localhost:${first.port}`,
    ]);
    const second = run({ DATA_DIR: dataDir });
    expect(await second.exitCode()).toBe(1);
    expect(second.lines.join('\n')).toContain('is already using the data folder');
    expect((await fetch(first.url)).status).toBe(200);
  },
);

test('wrong settings stop the start with one list of every fault', async () => {
  const { exitCode, lines } = run({ PORT: 'abc', APP_ENV: 'prod', LOG_LEVEL: 'loud' });
  expect(await exitCode()).toBe(1);
  expect(lines[0]).toBe('Invalid configuration:');
  expect(lines.filter((line) => line.startsWith('  - '))).toHaveLength(3);
});

test('a taken port is named', { tags: ['exhaustive'] }, async () => {
  const first = await start({ DATA_DIR: await filledDataDir() });
  const second = run({ DATA_DIR: newDataDir(), PORT: String(first.port) });
  expect(await second.exitCode()).toBe(1);
  expect(second.lines.at(-1)).toBe(`Port ${first.port} on 127.0.0.1 is taken. Set PORT to another one.`);
});

test('a process takes no connection before it can serve', { tags: ['exhaustive'] }, async () => {
  const [port] = await freePorts(1);
  const site = run({ DATA_DIR: await filledDataDir(), PORT: String(port) });
  const statuses = new Set<number | 'refused'>();
  while (!statuses.has(200)) {
    statuses.add(
      await fetch(`http://127.0.0.1:${port}/about-us`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(site.child.exitCode).toBe(null);
  }
  expect([...statuses]).toEqual(['refused', 200]);
});

test(
  'requests that break off half-way hurt nobody, and headers beyond the limit get a clear 431',
  { tags: ['exhaustive'] },
  async () => {
    const { url, port } = await start({ DATA_DIR: await filledDataDir() });
    for (let count = 0; count < 30; count += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('POST /newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\nhalf');
      const page = connect(port, '127.0.0.1');
      page.on('error', () => {});
      page.write(`GET /nope/${count} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      setTimeout(() => (socket.destroy(), page.destroy()), count);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await fetch(`${url}/about-us`)).status).toBe(200);

    const tooLarge = await fetch(url, { headers: { 'x-large': 'a'.repeat(20_000) } });
    expect([tooLarge.status, await tooLarge.text()]).toEqual([
      431,
      "The request's headers are larger than 16 kB.\n",
    ]);
  },
);

test(
  'killed with -9 it starts again on the same folder and still has its data set',
  { tags: ['exhaustive'] },
  async () => {
    const dataDir = await filledDataDir();
    const first = await start({ DATA_DIR: dataDir });
    first.child.kill('SIGKILL');
    await first.exitCode();
    const second = await start({ DATA_DIR: dataDir });
    expect(second.lines.join('\n')).not.toContain('Creating the database');
    expect(await (await fetch(`${second.url}/about-us`)).text()).toContain('as of');
  },
);

test('SIGTERM lets the request under way finish and ends the process', { tags: ['exhaustive'] }, async () => {
  const { child, exitCode, port } = await start({ DATA_DIR: await filledDataDir() });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.write(
    'POST /newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nha',
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.write('lf');
  await eventually(() => expect(answer.slice(0, 12)).toBe('HTTP/1.1 422'));
  socket.destroy();
  expect(await exitCode()).toBe(0);
});

const running = new Set<SiteProcess>();
afterEach(async () => {
  for (const { child, exitCode } of running) {
    child.kill('SIGKILL');
    await exitCode();
  }
  running.clear();
});

function run(env: Record<string, string>): SiteProcess {
  const started = runSite(env);
  running.add(started);
  return started;
}

async function start(env: Record<string, string>, timeoutMs?: number) {
  const started = run(env);
  const port = await untilReady(started, timeoutMs);
  return { ...started, port, url: `http://127.0.0.1:${port}` };
}
