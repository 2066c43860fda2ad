import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export type User = { uid?: number; gid?: number };

export const isRoot = process.getuid?.() === 0;
export const nobody = { uid: 65534, gid: 65534 };

/** An empty data folder that ends with its test. Unlike other temporary folders it can be entered by any user. */
export function newDataDir(owner: User = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'marketquay-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  chmodSync(folder, 0o755);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  return folder;
}
