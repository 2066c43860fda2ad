/** `npm run ops -- …`: the operator's commands. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import pino from 'pino';
import { startJobQueue } from '../app/adapters/job-queue.ts';
import { plainError } from '../app/base/plain-error.ts';
import { archiveCommands } from './ops/backup.ts';
import type { Given } from './ops/command.ts';
import { forgetCommands } from './ops/forget.ts';
import { jobCommands } from './ops/jobs.ts';
import { leadCommands } from './ops/leads.ts';
import { mailCommands } from './ops/mails.ts';
import { newsletterCommands } from './ops/newsletter.ts';
import { orderCommands } from './ops/orders.ts';
import { searchCommands } from './ops/search.ts';
import { runCommand, withDatabase, type Program } from './run-command.ts';

const notes = `Works on DATABASE_URL, else on the database in DATA_DIR, whether the site is running or not. Settings must be the same
as the site's: the keys of the payment provider for a refund (without them it is a refund in the sandbox), and TEAM_MAIL
for messages to the team. The output holds personal data.

Export to a file with \`npm run --silent ops -- … > file\`; without --silent npm writes its banner into the file.`;

export const opsProgram: Program<Given> = {
  name: 'npm run ops',
  commands: [
    ...jobCommands,
    ...leadCommands,
    ...orderCommands,
    ...mailCommands,
    ...newsletterCommands,
    ...searchCommands,
    ...forgetCommands,
  ],
  standalone: archiveCommands,
  notes,
  provide: (use) =>
    withDatabase({ mayCreate: false, say: (line) => console.error(line) }, (url) => withQueue(url, use)),
};

if (import.meta.main) await runCommand(opsProgram);

async function withQueue(databaseUrl: string, use: (given: Given) => Promise<boolean>): Promise<boolean> {
  await using ends = new AsyncDisposableStack();
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  // The pool closes before its connections do, and a database that this command started may stop first.
  pool.on('error', () => {});
  ends.defer(() => pool.end());
  // Standard output holds the answer only, for scripts that read it.
  const log = pino({ level: 'warn', serializers: { err: plainError } }, pino.destination(2));
  const jobs = await startJobQueue(databaseUrl, log, { readOnly: true });
  ends.defer(jobs.stop);
  return await use({ db: drizzle(pool), jobs });
}
