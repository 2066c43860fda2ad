import { listMisses } from '../../app/search/misses/search-misses.server.ts';
import { print, say } from '../terminal.ts';
import type { Given, OpsCommand } from './command.ts';

export const searchCommands: readonly OpsCommand[] = [
  {
    usage: 'search --misses',
    does: 'lists searches that found nothing, with how often per day',
    read: () => printMisses,
  },
];

async function printMisses({ db }: Given): Promise<boolean> {
  const misses = await listMisses(db);
  for (const { day, query, misses: times } of misses) print([day, String(times).padStart(5), query]);
  return say(misses.length === 1 ? '1 query' : `${misses.length} queries`);
}
