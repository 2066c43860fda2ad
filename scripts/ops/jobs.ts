import type { JobState } from '../../app/base/jobs.server.ts';
import { count, longestList, moment, print, refuse, say, sayCount } from '../terminal.ts';
import type { Given, OpsCommand, OpsRun } from './command.ts';

export const jobCommands: readonly OpsCommand[] = [
  {
    usage: 'jobs [--dead]',
    does: 'lists all jobs, or those that failed for good',
    read: ({ dead }) => printJobs(dead ? 'dead' : undefined),
  },
  {
    usage: 'jobs retry <id>',
    does: 'runs a waiting or failed job now',
    read: ({ id }) => retryJob(id!),
  },
  { usage: 'jobs retry-dead', does: 'runs all failed jobs again', read: () => retryDead },
];

function printJobs(only?: JobState['state']): OpsRun {
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

function retryJob(id: string): OpsRun {
  return async ({ jobs }) =>
    (await jobs.revive(id))
      ? say('The site runs it now.')
      : refuse(`No waiting or failed job ${id}. \`npm run ops -- jobs\` lists them.`);
}

async function retryDead({ jobs }: Given): Promise<boolean> {
  const dead = await jobs.list({ state: 'dead', most: Infinity });
  for (const { id } of dead) await jobs.revive(id);
  return say(`The site runs ${count(dead.length, 'job')} again.`);
}
