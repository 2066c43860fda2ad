/** `npm run content -- check`: checks `content/` against itself, the site's pages and the loaded data. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import { loadDemonstration } from '../app/dataset/load-demonstration.server.ts';
import { checkContent } from '../app/editorial/compile/check-content.ts';
import { compileContent } from '../app/editorial/compile/compile-content.server.ts';
import { sheetContext } from '../app/figures/sheet-context.server.ts';
import { settingsFrom } from '../app/settings/environment.server.ts';
import routes from '../app/routes.ts';
import { outsideOf } from '../app/editorial/compile/content-outside.server.ts';
import { loadStartFacts } from '../app/start-facts.server.ts';
import { demonstrationDataset } from '../data/model/demonstration.ts';
import { runCommand, withDatabase } from './run-command.ts';

await runCommand({
  name: 'npm run content',
  commands: [{ usage: 'check', does: 'Names every fault in content/ with its file.', read: () => check }],
  notes: `Faults are fields that are missing or wrong, dead links, figures and charts that the data set lacks, and names without
a German translation. Works on DATABASE_URL, else on the database in DATA_DIR.`,
  provide: (use) => withDatabase({ mayCreate: true, say: console.log }, use),
});

async function check(url: string): Promise<boolean> {
  const { content, faults } = await compileContent('content');
  for (const { file, what } of faults) console.error(`${file}: ${what}`);
  await loadDemonstration(url, demonstrationDataset, console.log);
  const found = await withContext(url, (context) =>
    checkContent(content, outsideOf(context, content, new Set(pathsOf(routes)))),
  );
  for (const { where, what } of found) console.error(`content/${where}: ${what}`);
  const total = faults.length + found.length;
  console.log(total === 0 ? 'No faults in the content.' : `${total} faults.`);
  return total === 0;
}

type Context = NonNullable<ReturnType<typeof sheetContext>>;

async function withContext<T>(url: string, work: (context: Context) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', (error) => console.error(error.message));
  const db = drizzle(pool);
  const facts = await loadStartFacts(db, pino({ level: 'silent' }));
  try {
    const context = sheetContext({ db, facts, settings: settingsFrom({}) });
    if (!context) throw new Error('The database has no data set to check against.');
    return await work(context);
  } finally {
    facts.stop();
    await pool.end();
  }
}

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.map(({ path = '' }) => `/${path}`).filter((path) => !/[:*]/.test(path));
}
