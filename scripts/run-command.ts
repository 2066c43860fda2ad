import { migrate } from '../db/migrate.ts';
import { openDatabase } from './open-database.ts';

export type Program<Command> = {
  usage: string;
  /** Null for words that ask for nothing it does. */
  commandOf: (words: string[]) => Command | null;
  /** False when it was refused. */
  run: (command: Command, databaseUrl: string) => Promise<boolean>;
  /** Whether it may begin with an empty database: else a folder without one is taken for the wrong folder. */
  mayCreateDatabase: boolean;
  /** Where it is said how the database is opened and brought up to date: what is exported goes to standard output. */
  say: (line: string) => void;
};

/**
 * Does what the command line asks for, on the database of the site. The process ends with 0 when it is done, 1 when it
 * was refused or failed, 2 when it was called otherwise.
 */
export async function runCommand<Command>(program: Program<Command>): Promise<void> {
  process.exitCode = await exitCodeOf(program, process.argv.slice(2));
}

export async function exitCodeOf<Command>(program: Program<Command>, words: string[]): Promise<number> {
  try {
    return await perform(program, words);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function perform<Command>(program: Program<Command>, words: string[]): Promise<number> {
  const { usage, commandOf, run, mayCreateDatabase, say } = program;
  if (words.includes('--help') || words.includes('-h')) {
    console.log(usage);
    return 0;
  }
  const command = commandOf(words);
  if (!command) {
    console.error(usage);
    return 2;
  }
  const { url, stop } = await openDatabase({ mayCreate: mayCreateDatabase, say });
  try {
    await migrate(url, { say });
    return (await run(command, url)) ? 0 : 1;
  } finally {
    await stop();
  }
}
