import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** For a site that was given no secret: its own, made once and kept with its data. */
export async function ownSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const made = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  // Whoever is first writes it; all others read what the first has written.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch(() => {});
  return readFile(file, 'utf8');
}
