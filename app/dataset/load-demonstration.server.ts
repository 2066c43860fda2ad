import type { Client } from 'pg';
import { withConnection, withDatasetLock } from './dataset-session.server.ts';
import { rowsSource, type RowObjects } from './import/dataset-source.server.ts';
import { faultLine } from './faults.ts';
import { importRows, type ImportProgress } from './import/import-dataset.server.ts';

/** Any number of processes may start at once: one loads the data, the others wait for it. */
export async function loadDemonstration(
  databaseUrl: string,
  makeRows: () => RowObjects,
  say: (line: string) => void,
): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    if (await isLoaded(client)) return;
    await withDatasetLock(client, { wait: true }, async () => {
      if (await isLoaded(client)) return;
      say('Loading the demonstration data. This is done once.');
      const imported = await importRows(client, rowsSource(makeRows()), { onProgress: sayProgress(say) });
      if (imported.outcome === 'imported') return say(`The demonstration data has ${imported.rows} rows.`);
      const { faults, total } = imported.report;
      throw new Error([`The demonstration data has ${total} faults:`, ...faults.map(faultLine)].join('\n  '));
    });
  });
}

async function isLoaded(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select from dataset where is_current and row_count > 0');
  return rowCount === 1;
}

function sayProgress(say: (line: string) => void) {
  const said = new Set<string>();
  const sayOnce = (line: string) => {
    if (!said.has(line)) say(line);
    said.add(line);
  };
  return ({ step, done, total }: ImportProgress) => {
    if (step === 'writing' && total) sayOnce(`${10 * Math.floor((10 * done) / total)}% of it is written.`);
    if (step === 'publishing') sayOnce('Working out what visitors may see of it.');
    if (step === 'auditing') sayOnce('Trying to work out what they may not see.');
  };
}
