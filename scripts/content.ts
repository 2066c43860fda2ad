/** `npm run content -- check`: what is written in `content/`, against itself, the site's pages and the loaded data. */
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
import { runCommand } from './run-command.ts';

const usage = `npm run content -- check

Reads content/ and names every fault with its file: fields that are missing or wrong, links that lead nowhere, figures
and charts that the data set does not have, and what has no German name. It works on DATABASE_URL, else on the database
in DATA_DIR.
It ends with 0 when all is right, 1 when something is wrong, 2 when called in another way.`;

await runCommand({
  usage,
  commandOf: (words) => (words.join(' ') === 'check' ? check : null),
  run: (command, url) => command(url),
  mayCreateDatabase: true,
  say: console.log,
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
  console.log(total === 0 ? 'The content is right.' : `${total} faults.`);
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
    if (!context) throw new Error('There is no data to check against.');
    return await work(context);
  } finally {
    facts.stop();
    await pool.end();
  }
}

/** The addresses without parameters. */
function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.map(({ path = '' }) => `/${path}`).filter((path) => !/[:*]/.test(path));
}
