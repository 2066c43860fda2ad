import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export type User = { uid?: number; gid?: number };

export const isRoot = process.getuid?.() === 0;
export const nobody = { uid: 65534, gid: 65534 };

/** An empty data folder that ends with its test. Unlike other temporary folders it can be entered by any user. */
export function newDataDir(owner: User = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'marketquay-test-'));
  onTestFinished(() => removeWhenFree(folder));
  chmodSync(folder, 0o755);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

// The Postgres of a killed owner is still writing while it stops.
async function removeWhenFree(folder: string): Promise<void> {
  const isBusy = () => existsSync(join(folder, 'postgres/cluster/postmaster.pid'));
  for (const deadline = Date.now() + 5000; isBusy() && Date.now() < deadline;) await sleep(20);
  rmSync(folder, { recursive: true, force: true });
}
