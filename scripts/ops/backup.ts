import { existsSync } from 'node:fs';
import { findRunningPostgres, startEmbeddedPostgres } from '../../app/adapters/embedded-postgres.ts';
import { settingsFrom } from '../../app/settings/environment.server.ts';
import { openDatabase, type Command } from '../run-command.ts';
import { count, refuse, say } from '../terminal.ts';
import { verifyArchive } from './archive/archive-file.ts';
import { backUp } from './archive/back-up.ts';
import type { Manifest } from './archive/manifest.ts';
import { restore } from './archive/restore.ts';
import { hasSecret, stageSiteFiles } from './archive/site-files.ts';

/** Unlike other commands these open the database themselves, and leave its migrations and its queue as they are. */
export const archiveCommands: readonly Command<void>[] = [
  {
    usage: 'backup <file>',
    does: 'writes database, secret and generated files to an archive; the site may be running',
    read:
      ({ file }) =>
      () =>
        writeBackup(file!),
  },
  {
    usage: 'restore <file> [--replace]',
    does: 'loads an archive into an empty database, or replaces one; the site must be stopped',
    read:
      ({ file, replace }) =>
      () =>
        restoreBackup(file!, replace !== undefined),
  },
];

async function writeBackup(file: string): Promise<boolean> {
  if (existsSync(file)) return refuse(`"${file}" exists already. Choose another name, or remove it.`);
  const { dataDir, sessionSecret } = siteSettings();
  const { url, stop } = await openDatabase({ mayCreate: false, say });
  try {
    const manifest = await backUp(file, { databaseUrl: url, dataDir, now: new Date() });
    say(
      `Wrote "${file}": ${summary(manifest)}. It holds personal data${sessionSecret ? '' : ' and the secret'}.`,
    );
    if (sessionSecret) say('SESSION_SECRET is a setting and not part of the archive: keep it elsewhere.');
    return true;
  } finally {
    await stop();
  }
}

async function restoreBackup(file: string, replace: boolean): Promise<boolean> {
  const manifest = await verifyArchive(file);
  const { dataDir, databaseUrl, sessionSecret } = siteSettings();
  const bringsSecret = manifest.files.some(({ name }) => name === 'files/secret');
  if (bringsSecret && !replace && (await hasSecret(dataDir)))
    return refuse(`"${dataDir}" has a secret already. Add --replace to replace it by that of the archive.`);
  const target = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await openOwnDatabase(dataDir);
  try {
    const files = stageSiteFiles(dataDir);
    await restore(file, manifest, { databaseUrl: target.url, files, replace });
  } finally {
    await target.stop();
  }
  say(`Restored ${summary(manifest)}, as of ${manifest.createdAt}.`);
  if (bringsSecret && sessionSecret)
    say(`SESSION_SECRET is set, so the secret of the archive in "${dataDir}" is not used.`);
  if (!bringsSecret && !sessionSecret)
    say(
      'The archive holds no secret: set SESSION_SECRET as the site had it, or links it signed will not hold.',
    );
  return true;
}

async function openOwnDatabase(dataDir: string) {
  if (await findRunningPostgres(dataDir))
    throw new Error(`The site runs on "${dataDir}". Stop it, then restore.`);
  return startEmbeddedPostgres({ dataDir, say });
}

function siteSettings() {
  const { DATABASE_URL, DATA_DIR, SANDBOX, SESSION_SECRET } = process.env;
  return settingsFrom({ DATABASE_URL, DATA_DIR, SANDBOX, SESSION_SECRET });
}

function summary({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${count(rows, 'row')} in ${count(tables.length, 'table')}, ${count(files.length, 'file')}`;
}
