import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The real server as a process of its own, which can be killed. */
export type SiteProcess = { child: ChildProcess; lines: string[]; exitCode: () => Promise<number | null> };

/** What it says is kept, line by line. Nothing of our own environment reaches it. */
export function runSite(env: Record<string, string>): SiteProcess {
  const child = spawn(process.execPath, ['server.ts'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n').filter(Boolean)));
  }
  return { child, lines, exitCode: async () => (await ended, child.exitCode) };
}

export async function untilReady({ child, lines }: SiteProcess, timeoutMs = 25_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!lines.some((line) => line.includes('is ready on'))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || Date.now() > deadline) throw new Error(`Not ready: ${lines.join('\n')}`);
    await sleep(50);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
