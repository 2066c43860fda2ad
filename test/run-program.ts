import { vi } from 'vitest';
import { exitCodeOf, type Program } from '../scripts/run-command.ts';

export type Ended = { code: number; output: string; errors: string };

/**
 * Does what a command line asks for, as its process would, but inside this one: a process a command would take a second
 * to load its modules. Of the environment it sees what is given.
 */
export async function runProgram<Command>(
  program: Program<Command>,
  words: string[],
  settings: Record<string, string>,
): Promise<Ended> {
  const ended = { output: '', errors: '' };
  const line = (values: unknown[]) => `${values.map(String).join(' ')}\n`;
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...values) => void (ended.output += line(values))),
    vi.spyOn(console, 'error').mockImplementation((...values) => void (ended.errors += line(values))),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      ended.output += String(text);
      return true;
    }),
  ];
  const environment = process.env;
  process.env = { PATH: environment.PATH, TMPDIR: environment.TMPDIR, ...settings };
  try {
    return { code: await exitCodeOf(program, words), ...ended };
  } finally {
    process.env = environment;
    for (const spy of spies) spy.mockRestore();
  }
}
