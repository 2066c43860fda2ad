import { listMisses } from '../../app/search/misses/search-misses.server.ts';
import { print, sayCount } from '../terminal.ts';
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
  for (const { day, query, misses: count } of misses) print([day, String(count).padStart(5), query]);
  return sayCount(misses.length, 'search', Infinity);
}
