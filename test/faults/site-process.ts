import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** The real server as a separate process, which can be killed. */
export type SiteProcess = { child: ChildProcess; lines: string[]; exitCode: () => Promise<number | null> };

/** What it says is kept, line by line. Nothing of our own environment reaches it, and its port is any that is free. */
export function runSite(env: Record<string, string>): SiteProcess {
  const child = spawn(process.execPath, ['server.ts'], {
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n').filter(Boolean)));
  }
  return { child, lines, exitCode: async () => (await ended, child.exitCode) };
}

/** Waits for the site to be ready, and reads from its first words which port it has. */
export async function untilReady({ child, lines }: SiteProcess, timeoutMs = 100_000): Promise<number> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const ready = lines.find((line) => line.includes('is ready on'));
    if (ready) return Number(/:(\d+)\D*$/.exec(ready)![1]);
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || Date.now() > deadline) throw new Error(`Not ready: ${lines.join('\n')}`);
    await sleep(50);
  }
}
