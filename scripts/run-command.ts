import { migrate } from '../db/migrate.ts';
import { openDatabase } from './open-database.ts';

type Program<Command> = {
  usage: string;
  /** Null for words that ask for nothing it does. */
  commandOf: (words: string[]) => Command | null;
  /** False when it was refused. */
  run: (command: Command, databaseUrl: string) => Promise<boolean>;
  /** Where it is said that the database is brought up to date: what is exported goes to standard output. */
  say: (line: string) => void;
};

/**
 * Does what the command line asks for, on the database of the site. The process ends with 0 when it is done, 1 when it
 * was refused or failed, 2 when it was called otherwise.
 */
export async function runCommand<Command>(program: Program<Command>): Promise<void> {
  process.exitCode = await codeOf(program).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}

async function codeOf<Command>({ usage, commandOf, run, say }: Program<Command>): Promise<number> {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    console.log(usage);
    return 0;
  }
  const command = commandOf(words);
  if (!command) {
    console.error(usage);
    return 2;
  }
  const { url, stop } = await openDatabase();
  try {
    await migrate(url, { say });
    return (await run(command, url)) ? 0 : 1;
  } finally {
    await stop();
  }
}
