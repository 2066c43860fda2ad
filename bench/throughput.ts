import { fork } from 'node:child_process';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import type { BareAnswer } from './bare-server.ts';
import { cpuSeconds } from './cpu-time.ts';
import { median } from './median.ts';

const requests = 8_000;
const connections = 16;
const rounds = 5;

/** Requests per processor second for a cached page, and for the same bytes from a bare server, in turns. */
export async function compareWithBareServer(site: { url: string; pid: number }, path: string) {
  const pageUrl = site.url + path;
  const bare = await startBareServer(await answerOf(pageUrl));
  const rates: { site: number[]; bare: number[] } = { site: [], bare: [] };
  try {
    await requestsPerSecond(pageUrl, site.pid);
    await requestsPerSecond(bare.url, bare.pid);
    for (let round = 0; round < rounds; round += 1) {
      rates.site.push(await requestsPerSecond(pageUrl, site.pid));
      rates.bare.push(await requestsPerSecond(bare.url, bare.pid));
    }
  } finally {
    bare.stop();
  }
  return { site: median(rates.site), bare: median(rates.bare), requests, connections, rounds };
}

/** The speed of the machine in this moment, as requests per processor second of a bare server with the bytes of a page. */
export async function startGauge(pageUrl: string) {
  const bare = await startBareServer(await answerOf(pageUrl));
  const rates: number[] = [];
  const measure = async () => void rates.push(await requestsPerSecond(bare.url, bare.pid));
  await measure();
  rates.length = 0;
  return { measure, median: () => median(rates), stop: bare.stop };
}

async function requestsPerSecond(url: string, pid: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = cpuSeconds(pid);
  const connection = async () => {
    for (let sent = 0; sent < requests / connections; sent += 1) await read(url, agent);
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return requests / (cpuSeconds(pid) - before);
}

async function read(url: string, agent?: Agent) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  return { response, body: await buffer(response) };
}

async function answerOf(url: string): Promise<BareAnswer> {
  const { response, body } = await read(url);
  const headers = Object.entries(response.headersDistinct)
    .filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
    .flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]));
  return { headers, body: body.toString('base64') };
}

async function startBareServer(answer: BareAnswer) {
  const child = fork(fileURLToPath(import.meta.resolve('./bare-server.ts')));
  child.send(answer);
  const { port } = await new Promise<AddressInfo>((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid!, stop: () => child.kill() };
}
