import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const made = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  // The first process writes it; the others read that.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch(() => {});
  return readFile(file, 'utf8');
}
