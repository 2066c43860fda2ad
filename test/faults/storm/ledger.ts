import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What has happened, in order. It is written to a file at once, so that a run which is broken off can go on. */
export type Ledger<Entry> = { entries: readonly Entry[]; add: (entry: Entry) => void };

export function openLedger<Entry>(folder: string, name: string): Ledger<Entry> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.jsonl`);
  // Of a run that was killed while writing, the last line may be half there.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const entries = lines.map((line) => JSON.parse(line) as Entry);
  return {
    entries,
    add(entry) {
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
      entries.push(entry);
    },
  };
}
