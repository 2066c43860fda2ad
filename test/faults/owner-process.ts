import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs postgres-owner.ts as a separate process, so that it can be killed. */
export function startOwner(dataDir: string, user: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'postgres-owner.ts'), dataDir], user);
  const closed = once(child, 'close');
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk));
  const numbers = () => output.split('\n').slice(0, -1).map(Number);

  return {
    /** How many numbers it found at its start, once it has written its first one. */
    async found(): Promise<number> {
      while (numbers().length < 2) {
        if (child.exitCode !== null) throw new Error(`The owner has ended: ${complaint}`);
        await sleep(5);
      }
      return numbers()[0]!;
    },
    /** The last number whose commit was acknowledged, 0 if it did not come so far. */
    async kill(): Promise<number> {
      child.kill('SIGKILL');
      await closed;
      return numbers().at(-1) ?? 0;
    },
    async complaint(): Promise<string> {
      await closed;
      return complaint;
    },
  };
}
