import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** `runAs` is empty if Postgres runs as our own user. */
export type Home = { folder: string; cluster: string; runAs: { uid?: number; gid?: number } };

const nobody = { uid: 65534, gid: 65534 };
const publicFolder = '/var/lib/marketquay';
// The path of a unix socket is limited to 104 bytes on macOS and 108 on Linux.
const longestSocketPath = 100;

export function findHome(dataDir: string): { folder: string; cluster: string } {
  const folder = join(resolve(dataDir), 'postgres');
  return { folder, cluster: join(folder, 'cluster') };
}

export function openHome(dataDir: string, say: (line: string) => void): Home {
  const { folder: entry, cluster } = findHome(realpathSync(dataDir));
  if (!isLink(entry)) mkdirSync(entry, { recursive: true });
  if (!existsSync(entry))
    throw new Error(
      `"${entry}" is a link to a folder that is missing. Remove the link to begin with an empty database.`,
    );
  const user = userOf(cluster);
  if (user.uid !== undefined && !isLink(entry)) openToUser(entry, user);

  const folder = realpathSync(entry);
  if (folder !== entry) say(`The database of "${dataDir}" is in "${folder}".`);
  return { folder, cluster: join(folder, 'cluster'), runAs: userOf(cluster) };
}

/** The folder is private: anyone who can reach the socket is a superuser of the database. */
export function openSocketFolder({ cluster, runAs }: Home): string {
  if (fitsSocket(cluster)) return cluster;
  const name = `marketquay-${shortHash(cluster)}`;
  const parent = [tmpdir(), '/tmp'].find(
    (folder) => fitsSocket(join(folder, name)) && canReach(folder, runAs),
  );
  const folder = join(parent ?? '/tmp', name);
  const uid = runAs.uid ?? process.getuid?.() ?? -1;
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    if (runAs.uid !== undefined) chownSync(folder, uid, runAs.gid ?? -1);
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0)
    throw new Error(`Postgres needs "${folder}" for its socket, but somebody else has taken it. Remove it.`);
  return folder;
}

// Postgres refuses to run as root, so it runs as the owner of the data, at first as nobody.
function userOf(cluster: string): Home['runAs'] {
  const us = process.getuid?.();
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (us === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
  if (owner && owner.uid !== us)
    throw new Error(
      `The database in "${cluster}" belongs to another user (id ${owner.uid}). Run the site as that user or as root, or set DATA_DIR to another folder.`,
    );
  return {};
}

// If that user cannot reach our folder, the data is kept elsewhere behind a link, which moves with our folder.
function openToUser(entry: string, user: Home['runAs']): void {
  chmodSync(entry, 0o755);
  if (canReach(entry, user)) return;
  if (existsSync(join(entry, 'cluster')))
    throw new Error(
      `The database in "${entry}" belongs to the user with the id ${user.uid}, who can no longer reach it. Make it reachable, or set DATA_DIR to another folder.`,
    );
  const folder = join(publicFolder, shortHash(entry));
  for (const path of [publicFolder, folder]) {
    const isNew = mkdirSync(path, { recursive: true }) !== undefined;
    if (isNew) chmodSync(path, 0o755);
  }
  rmdirSync(entry);
  symlinkSync(folder, entry);
}

function canReach(folder: string, runAs: Home['runAs']): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= longestSocketPath;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
