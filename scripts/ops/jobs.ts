import type { JobState } from '../../app/base/jobs.server.ts';
import { count, moment, print, refuse, say } from '../terminal.ts';
import { longestList, sayCount, type Command, type Given, type Offer } from './command.ts';

export const jobCommands: readonly Offer[] = [
  {
    usage: 'jobs [--dead]',
    does: 'lists jobs, or those that were given up',
    command: ({ dead }) => printJobs(dead ? 'dead' : undefined),
  },
  {
    usage: 'jobs retry <id>',
    does: 'tries a job now that waits, or was given up',
    command: ({ id }) => retryJob(id!),
  },
  { usage: 'jobs retry-dead', does: 'tries all again that were given up', command: () => retryDead },
];

function printJobs(only?: JobState['state']): Command {
  return async ({ jobs }) => {
    const most = only ? Infinity : longestList;
    const found = await jobs.list({ state: only, most });
    for (const { id, name, data, state, attempts, nextTry, lastError } of found) {
      const when = nextTry ? `next ${moment(nextTry)}` : '';
      print([id, name.padEnd(16), JSON.stringify(data), state, `${attempts}×`, when, lastError ?? '']);
    }
    return sayCount(found.length, 'job', most);
  };
}

function retryJob(id: string): Command {
  return async ({ jobs }) =>
    (await jobs.revive(id))
      ? say('The site tries it now.')
      : refuse(`There is no job ${id} that waits or was given up. \`npm run ops -- jobs\` lists them.`);
}

async function retryDead({ jobs }: Given): Promise<boolean> {
  const dead = await jobs.list({ state: 'dead', most: Infinity });
  for (const { id } of dead) await jobs.revive(id);
  return say(`The site tries ${count(dead.length, 'job')} again.`);
}
