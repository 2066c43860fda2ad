import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Makes this process the only owner of a data folder until it releases it or dies. */
export function ownDataDir(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'owner.lock');
  assertWritable(file, dataDir);
  // SQLite's is the one file lock within Node's reach that the kernel itself drops when its holder dies:
  // no stale files, no reused process ids. The journal in memory keeps the folder free of a second file.
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(refusal(dataDir), { cause: error });
  }
  held.add(lock);
  return {
    release() {
      if (held.delete(lock)) lock.close();
    },
  };
}

export function refusal(dataDir: string): string {
  return `Another server is already using the data folder "${dataDir}". Stop it first, or set DATA_DIR to another folder.`;
}

// A lock that is garbage-collected is closed, and so given up.
const held = new Set<DatabaseSync>();

// SQLite would open a file that it may only read, and take no exclusive lock.
function assertWritable(file: string, dataDir: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new Error(
      `The data folder "${dataDir}" is not writable for this user. Run the site as the user who created it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
