/** `npm run data -- …`: imports, exports and verifies the data set. */
import type { Client } from 'pg';
import { withConnection } from '../app/dataset/dataset-session.server.ts';
import { listVersions, rollBack } from '../app/dataset/dataset-versions.server.ts';
import { exportDataset } from '../app/dataset/export-dataset.server.ts';
import { faultLine, type FaultReport } from '../app/dataset/faults.ts';
import type { DisclosureCost } from '../app/dataset/dataset-queries.server.ts';
import { importFolder, type ImportProgress } from '../app/dataset/import/import-dataset.server.ts';
import { verifyDataset } from '../app/dataset/verify-dataset.server.ts';
import { runCommand, withDatabase, type Program, type Run } from './run-command.ts';
import { count, moment, print, refuse, rowNumber } from './terminal.ts';

export const dataProgram: Program<Client> = {
  name: 'npm run data',
  commands: [
    {
      usage: 'import <folder>',
      does: 'checks the CSV files of a folder and publishes all of them, or none',
      read:
        ({ folder }) =>
        (client) =>
          runImport(client, folder!),
    },
    {
      usage: 'export <folder>',
      does: 'writes the published version as CSV files, or templates if there is none',
      read:
        ({ folder }) =>
        (client) =>
          runExport(client, folder!),
    },
    {
      usage: 'export <folder> <id>',
      does: 'writes another version',
      read: ({ folder, id }) => withId(id, (number) => (client) => runExport(client, folder!, number)),
    },
    {
      usage: 'verify',
      does: 'checks the published version for wrong sums and for figures that give others away',
      read: () => runVerify,
    },
    { usage: 'versions', does: 'lists the stored versions', read: () => runVersions },
    {
      usage: 'rollback <id>',
      does: 'publishes an earlier version again',
      read: ({ id }) => withId(id, (number) => (client) => runRollback(client, number)),
    },
  ],
  notes: 'Works on DATABASE_URL, else on the database in DATA_DIR, whether the site is running or not.',
  provide: (use) =>
    withDatabase({ mayCreate: true, say: (line) => console.log(line) }, (url) => withConnection(url, use)),
};

if (import.meta.main) await runCommand(dataProgram);

function withId(id: string | undefined, command: (id: number) => Run<Client>): Run<Client> | null {
  const number = rowNumber(id);
  return number === null ? null : command(number);
}

async function runImport(client: Client, folder: string): Promise<boolean> {
  const imported = await importFolder(client, folder, progressBar());
  if (imported.outcome === 'busy') return refuse(busy);
  if (imported.outcome === 'refused') {
    printFaults(imported.report);
    return refuse('Nothing was changed.');
  }
  console.log(`Version ${imported.id} is published. It has ${count(imported.rows, 'row')}.`);
  console.log(costLine(imported.cost));
  return true;
}

async function runExport(client: Client, folder: string, id?: number): Promise<boolean> {
  const exported = await exportDataset(client, folder, id);
  if (exported.outcome === 'unknown-version') return refuse(unknownVersion(id));
  console.log(
    exported.id === null
      ? `There is no data yet. Wrote templates of all files to "${folder}".`
      : `Wrote version ${exported.id} to "${folder}": ${count(exported.rows, 'row')}.`,
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
  if (verified.cost) console.log(costLine(verified.cost));
  return verified.checks.every(({ total }) => total === 0);
}

async function runVersions(client: Client): Promise<boolean> {
  const versions = await listVersions(client);
  if (versions.length === 0) console.log('There is no data yet.');
  for (const { id, label, loadedAt, rows, isCurrent, state } of versions) {
    const note = isCurrent ? 'published' : state === 'ready' ? '' : state;
    print([String(id).padStart(4), moment(loadedAt), count(rows, 'row').padStart(16), note.padEnd(9), label]);
  }
  return true;
}

async function runRollback(client: Client, id: number): Promise<boolean> {
  const { outcome } = await rollBack(client, id);
  if (outcome === 'busy') return refuse(busy);
  if (outcome === 'unknown-version') return refuse(unknownVersion(id));
  console.log(
    outcome === 'rolled-back' ? `Version ${id} is published again.` : `Version ${id} is already published.`,
  );
  return true;
}

function costLine({ masked, wider, withheld }: DisclosureCost): string {
  return `${count(masked, 'figure')} masked; the disclosure rule makes ${wider.toLocaleString('en-US')} of them wider and withholds ${withheld.toLocaleString('en-US')}.`;
}

const busy = 'Another import or rollback is running on this database. Try again when it has finished.';

function unknownVersion(id?: number): string {
  return `There is no version ${id}. \`npm run data -- versions\` lists the stored versions.`;
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
