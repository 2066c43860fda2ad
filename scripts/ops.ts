/** `npm run ops -- …`: what those who keep the site look after, from the command line. */
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import pino from 'pino';
import { settingsFrom } from '../app/adapters/environment.ts';
import { startJobQueue } from '../app/adapters/job-queue.ts';
import type { JobState } from '../app/jobs/jobs.server.ts';
import { forgetRequests } from '../app/leads/delivery/forget-requests-job.server.ts';
import { listMails } from '../app/mail/mail-queries.server.ts';
import { sendAgain } from '../app/mail/send-again.server.ts';
import {
  longestList,
  moment,
  print,
  refuse,
  say,
  sayCount,
  type Command,
  type Given,
} from './ops/command.ts';
import { deliverLead, exportLeads, printLeads, showLead } from './ops/leads.ts';
import { exportSubscribers } from './ops/newsletter.ts';
import { exportOrders, printOrders, refund, resend, showOrder } from './ops/orders.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run ops -- <command>

  jobs [--dead]                            lists jobs, or those that were given up
  jobs retry <id>                          tries a job again that was given up
  jobs retry-dead                          tries all of them again
  leads [--undelivered] [--since <date>]   lists requests, or those that the sales system does not have
  leads --suspect [--since <date>]         lists those that look like no person's: nobody was told of them
  leads show <id>                          shows one with all that was entered
  leads deliver <id>                       delivers one (again), and tells the team if it was suspect
  leads export --csv                       writes all of them to standard output
  orders [--problems]                      lists orders, or those that somebody has to look into
  orders show <reference>                  shows one with account, invoices and what the provider told us
  orders resend <reference>                mails the latest invoice and the activation link again
  orders refund <reference>                gives the money back through the provider, and ends the access
  orders export --csv                      writes all of them to standard output
  mails [--unsent | --refused]             lists mails, or those not sent yet, or those whose address does not exist
  mails send <id>                          sends one that was not sent, or whose address did not exist
  newsletter export                        writes the confirmed addresses with links to unsubscribe, as CSV
  forget --now                             deletes what is older than RETENTION_DAYS, as every night

It works on DATABASE_URL, else on the database in DATA_DIR, beside a running site or without one. A refund needs the
keys of the payment provider as the site has them, else it is one of the sandbox. The team is told at TEAM_MAIL, which
has to be as the site has it too. What it shows holds personal data. It ends with 0 when done, 1 when refused or failed,
2 when called in another way than above.`;

await runCommand({ usage, commandOf, run, say: console.error });

async function run(command: Command, databaseUrl: string): Promise<boolean> {
  await using ends = new AsyncDisposableStack();
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  ends.defer(() => pool.end());
  const jobs = await startJobQueue(databaseUrl, pino({ level: 'warn' }), { looksOn: true });
  ends.defer(jobs.stop);
  return await command({ db: drizzle(pool), jobs });
}

function commandOf(words: string[]): Command | null {
  const { positionals, values } = parseWords(words);
  const [, , id = ''] = positionals;
  const flags = Object.keys(values).toSorted();
  const given = [...positionals.slice(0, 2), ...flags.map((name) => `--${name}`)].join(' ');
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  const since = values.since === undefined ? undefined : new Date(values.since);
  if (positionals.length > 3 || Number.isNaN(since?.getTime())) return null;
  if (positionals.length === 3) {
    if (given === 'jobs retry') return retryJob(id);
    if (given === 'orders show') return showOrder(id);
    if (given === 'orders resend') return resend(id);
    if (given === 'orders refund') return refund(id);
    if (given === 'leads show' && number !== null) return showLead(number);
    if (given === 'mails send' && number !== null) return sendMail(number);
    return given === 'leads deliver' && number !== null ? deliverLead(number) : null;
  }
  switch (given) {
    case 'jobs':
      return printJobs({});
    case 'jobs --dead':
      return printJobs({ state: 'dead' });
    case 'jobs retry-dead':
      return retryDead;
    case 'leads':
    case 'leads --since':
      return printLeads({ since });
    case 'leads --undelivered':
    case 'leads --since --undelivered':
      return printLeads({ undelivered: true, since });
    case 'leads --suspect':
    case 'leads --since --suspect':
      return printLeads({ suspect: true, since });
    case 'leads export --csv':
      return exportLeads;
    case 'orders':
      return printOrders({});
    case 'orders --problems':
      return printOrders({ problems: true });
    case 'orders export --csv':
      return exportOrders;
    case 'mails':
      return printMails({});
    case 'mails --unsent':
      return printMails({ unsent: true });
    case 'mails --refused':
      return printMails({ refused: true });
    case 'newsletter export':
      return exportSubscribers;
    case 'forget --now':
      return forgetNow;
    default:
      return null;
  }
}

function parseWords(args: string[]) {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        dead: flag,
        undelivered: flag,
        suspect: flag,
        since: { type: 'string' },
        csv: flag,
        problems: flag,
        unsent: flag,
        refused: flag,
        now: flag,
      },
    });
  } catch {
    return { positionals: [], values: {} };
  }
}

function printJobs({ state: only }: { state?: JobState['state'] }): Command {
  return async ({ jobs }) => {
    const most = only ? Infinity : longestList;
    const found = await jobs.list({ state: only, most });
    for (const { id, name, data, state, attempts, nextTry, lastError } of found) {
      const when = nextTry ? `next ${moment(nextTry)}` : '';
      print([id, name.padEnd(16), JSON.stringify(data), state, `${attempts}×`, when, lastError ?? '']);
    }
    return sayCount(found.length, 'jobs', most);
  };
}

function retryJob(id: string): Command {
  return async ({ jobs }) =>
    (await jobs.revive(id))
      ? say('It is tried again.')
      : refuse(`There is no job ${id} that was given up. \`npm run ops -- jobs --dead\` lists them.`);
}

async function retryDead({ jobs }: Given): Promise<boolean> {
  const dead = await jobs.list({ state: 'dead', most: Infinity });
  for (const { id } of dead) await jobs.revive(id);
  return say(`${dead.length} jobs are tried again.`);
}

function printMails(filter: { unsent?: boolean; refused?: boolean }): Command {
  return async ({ db }) => {
    const most = filter.unsent || filter.refused ? Infinity : longestList;
    const mails = await listMails(db, { ...filter, most });
    for (const { id, key, template, recipient, queuedAt, sentAt, refusedAt } of mails) {
      const state = sentAt ? 'sent' : refusedAt ? 'refused' : 'unsent';
      print([String(id).padStart(6), moment(queuedAt), state, template, key, recipient]);
    }
    return sayCount(mails.length, 'mails', most);
  };
}

function sendMail(id: number): Command {
  return async ({ db, jobs }) =>
    (await sendAgain(db, jobs.enqueue, id))
      ? say('It is sent.')
      : refuse(`There is no mail ${id} that is still to be sent. \`npm run ops -- mails\` lists them.`);
}

async function forgetNow({ db }: Given): Promise<boolean> {
  const { RETENTION_DAYS, BOOKING_DAYS } = process.env;
  const { retentionDays } = settingsFrom({ RETENTION_DAYS, BOOKING_DAYS });
  const forgotten = await forgetRequests(db, retentionDays, new Date());
  for (const { what, rows } of forgotten) print([String(rows).padStart(6), what]);
  return true;
}
