/** `npm run ops -- …`: what those who keep the site look after, from the command line. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import pino from 'pino';
import { startJobQueue } from '../app/adapters/job-queue.ts';
import { archiveCommands } from './ops/backup.ts';
import type { Command } from './ops/command.ts';
import { forgetCommands } from './ops/forget.ts';
import { jobCommands } from './ops/jobs.ts';
import { leadCommands } from './ops/leads.ts';
import { mailCommands } from './ops/mails.ts';
import { newsletterCommands } from './ops/newsletter.ts';
import { orderCommands } from './ops/orders.ts';
import { readWords } from './ops/usage-line.ts';
import { runCommand, type Program } from './run-command.ts';

const offers = [
  ...jobCommands,
  ...leadCommands,
  ...orderCommands,
  ...mailCommands,
  ...newsletterCommands,
  ...forgetCommands,
];

const lines = [...offers, ...archiveCommands];
const widest = Math.max(...lines.map(({ usage }) => usage.length));

const usage = `npm run ops -- <command>

${lines.map((offer) => `  ${offer.usage.padEnd(widest)}   ${offer.does}`).join('\n')}

It works on DATABASE_URL, else on the database in DATA_DIR, beside a running site or without one. A refund needs the
keys of the payment provider as the site has them, else it is one of the sandbox. The team is told at TEAM_MAIL, which
has to be as the site has it too. What it shows holds personal data. It ends with 0 when done, 1 when refused or failed,
2 when called in another way than above.

An export goes to a file by \`npm run --silent ops -- … > file\`: else npm begins it with a banner of its own.`;

export const opsProgram: Program<Command> = {
  usage,
  commandOf,
  run,
  mayCreateDatabase: false,
  say: (line) => console.error(line),
};

if (import.meta.main) {
  const archive = archiveCommandOf(process.argv.slice(2));
  if (archive) process.exitCode = await exitCodeOf(archive);
  else await runCommand(opsProgram);
}

function archiveCommandOf(words: string[]): (() => Promise<boolean>) | null {
  for (const offer of archiveCommands) {
    const asked = readWords(offer.usage, words);
    if (asked) return () => offer.run(asked);
  }
  return null;
}

async function exitCodeOf(command: () => Promise<boolean>): Promise<number> {
  try {
    return (await command()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

function commandOf(words: string[]): Command | null {
  for (const offer of offers) {
    const asked = readWords(offer.usage, words);
    if (asked) return offer.command(asked);
  }
  return null;
}

async function run(command: Command, databaseUrl: string): Promise<boolean> {
  await using ends = new AsyncDisposableStack();
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  // It ends before its connections do, and the server that a command has started may stop first.
  pool.on('error', () => {});
  ends.defer(() => pool.end());
  const jobs = await startJobQueue(databaseUrl, pino({ level: 'warn' }), { looksOn: true });
  ends.defer(jobs.stop);
  return await command({ db: drizzle(pool), jobs });
}
