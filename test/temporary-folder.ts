import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder. Unlike other temporary folders any user can enter it: started by root, Postgres is another user. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `marketquay-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
