/**
 * `npx node bench/peers/measure-peers.ts`: one of our market pages beside the same markup made by Next.js and Astro. Both
 * start from a finished tree of elements in memory, without a database or a single calculation, so their cost is what
 * turning that tree into a page takes at least.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { cpuSeconds } from '../cpu-time.ts';
import { settle } from '../settle.ts';
import { median } from '../median.ts';
import { startSite } from '../site-process.ts';
import { uncachedCost } from '../uncached.ts';

const page = '/resources/sample-data/market/de/fashion';
const rounds = 5;
const uncachedRequests = 40;
const cachedRequests = 2_000;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const line of await measurePeers()) console.log(line);
}

/** Rows for results.md. */
export async function measurePeers(): Promise<string[]> {
  const site = await startSite({ logLevel: 'warn' });
  const peers: Peer[] = [];
  try {
    await settle(site);
    const tree = await treeOf(site.url + page);
    for (const name of ['next', 'astro'] as const) peers.push(await startPeer(name, tree));
    const ours = { cached: [] as number[], uncached: await uncachedCost(site, 'markets', 300) };
    const theirs = peers.map(({ name }) => ({ name, cached: [] as number[], uncached: [] as number[] }));
    for (let round = 0; round <= rounds; round += 1) {
      const ourCached = await costOf(site.url + page, site.pid, cachedRequests);
      if (round > 0) ours.cached.push(ourCached);
      for (const [at, { url, pid }] of peers.entries()) {
        const cached = await costOf(`${url}/kept`, pid, cachedRequests);
        const uncached = await costOf(`${url}/fresh`, pid, uncachedRequests);
        // The first round warms up.
        if (round === 0) continue;
        theirs[at]!.cached.push(cached);
        theirs[at]!.uncached.push(uncached);
      }
    }
    const own = { cached: median(ours.cached), uncached: ours.uncached.ms };
    return theirs.map(({ name, ...costs }) =>
      row(name, own, { cached: median(costs.cached), uncached: median(costs.uncached) }),
    );
  } finally {
    for (const peer of peers) await peer.stop();
    await site.stop();
  }
}

type Costs = { cached: number; uncached: number };

function row(name: string, ours: Costs, theirs: Costs) {
  const ms = (value: number) => `${value.toPrecision(3)} ms`;
  const times = (ratio: number) => `${ratio.toPrecision(2)}×`;
  return `| A market page beside ${names[name as keyof typeof names]}, CPU per request | ours ${ms(ours.uncached)} uncached, with database and drawing (mean of 300 pages), ${ms(ours.cached)} cached | the same markup from memory: ${ms(theirs.uncached)} uncached (${times(theirs.uncached / ours.uncached)} ours; ${times(theirs.uncached / ours.cached)} our cached page), ${ms(theirs.cached)} from its cache (${times(theirs.cached / ours.cached)} ours) |`;
}

const names = { next: 'Next.js', astro: 'Astro' };

/** Milliseconds of processor time per request, over four kept-alive connections. */
async function costOf(url: string, pid: number, requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const before = cpuSeconds(pid);
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let sent = 0; sent < requests / 4; sent += 1) {
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          get(url, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, resolve).on('error', reject);
        });
        await buffer(response);
        if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
      }
    }),
  );
  agent.destroy();
  return ((cpuSeconds(pid) - before) * 1_000) / requests;
}

type TreeNode = string | [tag: string, attributes: Record<string, string>, children: TreeNode[]];

/** What the body of the page shows; scripts left out. */
async function treeOf(url: string): Promise<TreeNode[]> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    const tab = await browser.newPage({ javaScriptEnabled: false });
    await tab.goto(url);
    return await tab.evaluate(() => {
      const read = (parent: ParentNode): TreeNode[] =>
        [...parent.childNodes].flatMap((node): TreeNode[] => {
          if (node instanceof Text) return [node.data];
          if (!(node instanceof Element) || ['script', 'noscript', 'template'].includes(node.localName))
            return [];
          const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
          return [[node.localName, attributes, read(node)]];
        });
      return read(document.body);
    });
  } finally {
    await browser.close();
  }
}

type Peer = { name: string; url: string; pid: number; stop: () => Promise<void> };

/** Installed and built in a temporary folder, so that the repository knows nothing of it. */
async function startPeer(name: 'next' | 'astro', tree: TreeNode[]): Promise<Peer> {
  const folder = temporaryFolder(`peer-${name}`);
  await cp(join(import.meta.dirname, name), folder, { recursive: true });
  await writeFile(join(folder, 'tree.json'), JSON.stringify(tree));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const run = promisify(execFile);
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  await run('npm', ['run', 'build'], { cwd: folder, env });
  const port = await freePort();
  const command = name === 'next' ? ['node_modules/next/dist/bin/next', 'start'] : ['dist/server/entry.mjs'];
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', HOSTNAME: '127.0.0.1' },
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}/kept`).catch(() => null);
    if (answer?.ok) return { name, url, pid: child.pid!, stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`${names[name]} did not start.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
