/** `npm run data -- …`: the data set as a whole, from the command line. */
import type { Client } from 'pg';
import { withConnection } from '../app/dataset/dataset-session.server.ts';
import { listVersions, rollBack } from '../app/dataset/dataset-versions.server.ts';
import { exportDataset } from '../app/dataset/export-dataset.server.ts';
import { faultLine, type FaultReport } from '../app/dataset/faults.ts';
import { importFolder, type ImportProgress } from '../app/dataset/import/import-dataset.server.ts';
import { verifyDataset } from '../app/dataset/verify-dataset.server.ts';
import { runCommand, type Program } from './run-command.ts';
import { count, moment, print, refuse, rowNumber } from './terminal.ts';

const usage = `npm run data -- <command>

  import <folder>          checks the CSV files of a folder and serves them: all of them, or none
  export <folder> [<id>]   writes the served version, or another, as CSV files; templates while there is none
  verify                   looks for wrong sums and leaks in the served version
  versions                 lists the versions that are kept
  rollback <id>            serves an earlier version again

It works on DATABASE_URL, else on the database in DATA_DIR, beside a running site or without one.
It ends with 0 when done, 1 when refused or failed, 2 when called in another way than above.`;

type Command = (client: Client) => Promise<boolean>;

export const dataProgram: Program<Command> = {
  usage,
  commandOf,
  run: (command, url) => withConnection(url, command),
  mayCreateDatabase: true,
  say: (line) => console.log(line),
};

if (import.meta.main) await runCommand(dataProgram);

function commandOf([name, ...rest]: string[]): Command | null {
  const [folder = '', id = rest[0] ?? ''] = rest;
  const number = rowNumber(id);
  switch (`${name} ${rest.length}`) {
    case 'import 1':
      return (client) => runImport(client, folder);
    case 'export 1':
      return (client) => runExport(client, folder);
    case 'export 2':
      return number === null ? null : (client) => runExport(client, folder, number);
    case 'verify 0':
      return runVerify;
    case 'versions 0':
      return runVersions;
    case 'rollback 1':
      return number === null ? null : (client) => runRollback(client, number);
    default:
      return null;
  }
}

async function runImport(client: Client, folder: string): Promise<boolean> {
  const imported = await importFolder(client, folder, progressBar());
  if (imported.outcome === 'busy') return refuse(busy);
  if (imported.outcome === 'refused') {
    printFaults(imported.report);
    return refuse('Nothing was changed.');
  }
  console.log(`Version ${imported.id} is served now. It has ${count(imported.rows, 'row')}.`);
  return true;
}

async function runExport(client: Client, folder: string, id?: number): Promise<boolean> {
  const exported = await exportDataset(client, folder, id);
  if (exported.outcome === 'unknown-version') return refuse(unknownVersion(id));
  console.log(
    exported.id === null
      ? `There is no data yet. Templates of all files are in "${folder}".`
      : `Version ${exported.id} is in "${folder}", ${count(exported.rows, 'row')}.`,
  );
  return true;
}

async function runVerify(client: Client): Promise<boolean> {
  const verified = await verifyDataset(client);
  if (verified.outcome === 'nothing-loaded') return refuse('There is no data to verify.');
  console.log(`Version ${verified.version.id}, ${verified.version.label}`);
  for (const check of verified.checks) {
    console.log(check.total === 0 ? `  right  ${check.name}` : `  WRONG  ${check.name}`);
    if (check.total > 0) printFaults(check);
  }
  return verified.checks.every(({ total }) => total === 0);
}

async function runVersions(client: Client): Promise<boolean> {
  const versions = await listVersions(client);
  if (versions.length === 0) console.log('There is no data yet.');
  for (const { id, label, loadedAt, rows, isCurrent, state } of versions) {
    const note = isCurrent ? 'served' : state === 'ready' ? '' : state;
    print([String(id).padStart(4), moment(loadedAt), count(rows, 'row').padStart(16), note.padEnd(8), label]);
  }
  return true;
}

async function runRollback(client: Client, id: number): Promise<boolean> {
  const { outcome } = await rollBack(client, id);
  if (outcome === 'busy') return refuse(busy);
  if (outcome === 'unknown-version') return refuse(unknownVersion(id));
  console.log(
    outcome === 'rolled-back' ? `Version ${id} is served again.` : `Version ${id} is already served.`,
  );
  return true;
}

const busy = 'Another import or rollback is at work on this database. Try again when it has ended.';

function unknownVersion(id?: number): string {
  return `There is no version ${id}. \`npm run data -- versions\` lists those that are kept.`;
}

function printFaults({ faults, total }: FaultReport) {
  for (const fault of faults) console.error(faultLine(fault));
  if (total > faults.length) console.error(`… and ${count(total - faults.length, 'more fault')}.`);
}

/** A bar on a terminal, elsewhere a line every ten per cent. */
function progressBar() {
  let shown = '';
  return ({ step, done, total }: ImportProgress) => {
    const percent = total ? Math.floor((100 * done) / total) : null;
    const bar =
      percent === null
        ? ''
        : `${'█'.repeat(percent / 4)}${'░'.repeat(25 - Math.floor(percent / 4))} ${percent} %`;
    const tenths = percent === null ? '' : ` ${Math.floor(percent / 10) * 10} %`;
    const text = process.stdout.isTTY ? `${step.padEnd(9)} ${bar}` : `${step}${tenths}`;
    if (text === shown) return;
    shown = text;
    process.stdout.write(
      process.stdout.isTTY ? `\r\u001B[K${text}${percent === 100 ? '\n' : ''}` : `${text}\n`,
    );
  };
}
