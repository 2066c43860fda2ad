import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findRunningPostgres, startEmbeddedPostgres } from '../app/adapters/embedded-postgres.ts';
import { findHome } from '../app/adapters/embedded-postgres/home.ts';
import { settingsFrom } from '../app/settings/environment.server.ts';
import { migrate } from '../db/migrate.ts';

/** A command-line program: what it offers, and what its commands are given to work with. */
export type Program<Given> = {
  name: string;
  commands: readonly Command<Given>[];
  /** Below the list of commands in the usage text. */
  notes: string;
  /** Opens what the commands need, and closes it afterwards. */
  provide: (use: (given: Given) => Promise<boolean>) => Promise<boolean>;
  /** Commands that open what they need themselves. */
  standalone?: readonly Command<void>[];
};

export type Command<Given> = {
  /** `jobs retry <id>`: arguments are accepted exactly as this line shows them. */
  usage: string;
  does: string;
  /** Null for an invalid argument, such as an id that is not a number. The result says whether it was done. */
  read: (args: Args) => Run<Given> | null;
};

export type Run<Given> = (given: Given) => Promise<boolean>;

/** The arguments by their name in the usage line. An option without a value has its own name as its value. */
export type Args = Readonly<Record<string, string>>;

/** Runs what the command line asks for, and sets the exit code. */
export async function runCommand<Given>(program: Program<Given>): Promise<void> {
  process.exitCode = await exitCodeOf(program, process.argv.slice(2));
}

export async function exitCodeOf<Given>(program: Program<Given>, words: string[]): Promise<number> {
  if (words.includes('--help') || words.includes('-h')) {
    console.log(usageOf(program));
    return 0;
  }
  try {
    const run = find(program.standalone ?? [], words);
    if (run) return (await run()) ? 0 : 1;
    const runGiven = find(program.commands, words);
    if (runGiven) return (await program.provide(runGiven)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  console.error(usageOf(program));
  return 2;
}

function find<Given>(commands: readonly Command<Given>[], words: readonly string[]): Run<Given> | null {
  for (const { usage, read } of commands) {
    const args = readArgs(usage, words);
    if (args) return read(args);
  }
  return null;
}

function usageOf<Given>({ name, commands, standalone = [], notes }: Program<Given>): string {
  const all = [...commands, ...standalone];
  return `${name} -- ${all.length === 1 ? all[0]!.usage : '<command>'}\n\n${linesOf(all)}\n\n${notes}\n\n${exitCodes}`;
}

function linesOf(commands: readonly Pick<Command<never>, 'usage' | 'does'>[]): string {
  if (commands.length === 1) return commands[0]!.does;
  const widest = Math.max(...commands.map(({ usage }) => usage.length));
  return commands.map(({ usage, does }) => `  ${usage.padEnd(widest)}   ${does}`).join('\n');
}

const exitCodes = 'Exit codes: 0 done, 1 refused or failed, 2 wrong usage.';

/** Reads words as a usage line shows them; null where they differ. */
export function readArgs(usage: string, words: readonly string[]): Args | null {
  const parts = usage.match(/\[.+?\]|--\w+(?: <\w+>)?|\S+/g) ?? [];
  const choices = parts.filter((part) => part.includes('--')).map(toChoice);
  const places = parts.filter((part) => !part.includes('--'));
  const typed = parse(choices, words);
  if (!typed || typed.words.length !== places.length) return null;
  const isAsShown = places.every((place, at) => isName(place) || place === typed.words[at]);
  const isChosen = choices.every(({ optional, options }) => {
    const given = options.filter(({ name }) => name in typed.values).length;
    return given === 1 || (given === 0 && optional);
  });
  if (!isAsShown || !isChosen) return null;
  const named = places.flatMap((place, at) => (isName(place) ? [[place.slice(1, -1), typed.words[at]]] : []));
  const options = Object.entries(typed.values).map(([name, value]) => [name, value === true ? name : value]);
  return Object.fromEntries([...named, ...options]);
}

const isName = (place: string) => place.startsWith('<');

/** `--csv` is required, one of `[--unsent | --refused]` is allowed, `--since <date>` takes a value. */
type Choice = { optional: boolean; options: { name: string; type: 'string' | 'boolean' }[] };

function toChoice(part: string): Choice {
  const options = [...part.matchAll(/--(\w+)( <\w+>)?/g)].map(([, name, value]) => ({
    name: name!,
    type: value ? ('string' as const) : ('boolean' as const),
  }));
  return { optional: part.startsWith('['), options };
}

function parse(choices: readonly Choice[], args: readonly string[]) {
  const options = Object.fromEntries(
    choices.flatMap((choice) => choice.options).map(({ name, type }) => [name, { type }]),
  );
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { words: positionals, values };
  } catch {
    return null;
  }
}

type DatabaseOptions = {
  /** Otherwise a data folder without a database is taken for the wrong folder. */
  mayCreate: boolean;
  say: (line: string) => void;
};

export async function withDatabase(
  options: DatabaseOptions,
  use: (url: string) => Promise<boolean>,
): Promise<boolean> {
  const { url, stop } = await openDatabase(options);
  try {
    await migrate(url, { say: options.say });
    return await use(url);
  } finally {
    await stop();
  }
}

/** DATABASE_URL, else the database in DATA_DIR, whether the site is running or not. */
export async function openDatabase({ mayCreate, say }: DatabaseOptions) {
  const { DATABASE_URL, DATA_DIR, SANDBOX } = process.env;
  const { databaseUrl, dataDir } = settingsFrom({ DATABASE_URL, DATA_DIR, SANDBOX });
  const running = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (running) return { url: running, stop: async () => {} };
  if (!mayCreate && !existsSync(findHome(dataDir).cluster))
    throw new Error(
      `There is no database in "${resolve(dataDir)}". Set DATA_DIR or DATABASE_URL to the values of the site.`,
    );
  return startEmbeddedPostgres({ dataDir, say });
}
