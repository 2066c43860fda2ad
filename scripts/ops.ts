/** `npm run ops -- …`: what those who keep the site look after, from the command line. */
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import pino from 'pino';
import { parseSettings } from '../app/adapters/environment.ts';
import { startJobQueue } from '../app/adapters/job-queue.ts';
import { toCsv } from '../app/base/csv.server.ts';
import type { JobQueue } from '../app/jobs/jobs.server.ts';
import { forgetRequests } from '../app/leads/delivery/forget-requests-job.server.ts';
import { findLead, leadsAsCsv, listLeads } from '../app/leads/kept/lead-queries.server.ts';
import { requestNumber } from '../app/leads/lead.ts';
import { listMails } from '../app/mail/mail-queries.server.ts';
import { confirmedSubscribers } from '../app/newsletter/subscriptions.server.ts';
import { moment, print, refuse, say, type Command, type Given } from './ops/command.ts';
import { exportOrders, printOrders, refund, resend, showOrder } from './ops/orders.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run ops -- <command>

  jobs [--dead]                            lists jobs, or those that were given up
  jobs retry <id>                          tries a job again that was given up
  jobs retry-dead                          tries all of them again
  leads [--undelivered] [--since <date>]   lists requests, or those that the sales system does not have
  leads show <id>                          shows one with all that was entered
  leads export --csv                       writes all of them to standard output
  orders [--problems]                      lists orders, or those that somebody has to look into
  orders show <reference>                  shows one with account, invoices and what the provider told us
  orders resend <reference>                mails the latest invoice and the activation link again
  orders refund <reference>                gives the money back through the provider, and ends the access
  orders export --csv                      writes all of them to standard output
  mails [--unsent]                         lists mails, or those that were not sent
  newsletter export                        writes the confirmed addresses to standard output, as CSV
  forget --now                             deletes what is older than RETENTION_DAYS, as every night

It works on DATABASE_URL, else on the database in DATA_DIR, beside a running site or without one. A refund needs the
keys of the payment provider as the site has them, else it is one of the sandbox. What it shows holds personal data. It
ends with 0 when done, 1 when refused or failed, 2 when called in another way than above.`;

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
  const given = [...positionals.slice(0, 2), ...Object.keys(values).map((name) => `--${name}`)].join(' ');
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  const since = values.since === undefined ? undefined : new Date(values.since);
  if (positionals.length > 3 || Number.isNaN(since?.getTime())) return null;
  if (positionals.length === 3) {
    if (given === 'jobs retry') return retryJob(id);
    if (given === 'orders show') return showOrder(id);
    if (given === 'orders resend') return resend(id);
    if (given === 'orders refund') return refund(id);
    return given === 'leads show' && number !== null ? showLead(number) : null;
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
    case 'leads --undelivered --since':
    case 'leads --since --undelivered':
      return printLeads({ undelivered: true, since });
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
        since: { type: 'string' },
        csv: flag,
        problems: flag,
        unsent: flag,
        now: flag,
      },
    });
  } catch {
    return { positionals: [], values: {} };
  }
}

function printJobs(filter: Parameters<JobQueue['list']>[0]): Command {
  return async ({ jobs }) => {
    const found = await jobs.list(filter);
    for (const { id, name, data, state, attempts, nextTry, lastError } of found) {
      const when = nextTry ? `next ${moment(nextTry)}` : '';
      print([id, name.padEnd(16), JSON.stringify(data), state, `${attempts}×`, when, lastError ?? '']);
    }
    return say(`${found.length} jobs`);
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

function printLeads(filter: Parameters<typeof listLeads>[1]): Command {
  return async ({ db }) => {
    const leads = await listLeads(db, filter);
    for (const { id, formType, email, receivedAt, deliveredAt, suspect } of leads) {
      const state = deliveredAt ? 'delivered' : suspect ? 'suspect' : 'undelivered';
      print([String(id).padStart(6), requestNumber(id), moment(receivedAt), formType, state, email]);
    }
    return say(`${leads.length} requests`);
  };
}

function showLead(id: number): Command {
  return async ({ db }) => {
    const lead = await findLead(db, id);
    if (!lead) return refuse(`There is no request ${id}.`);
    console.log(JSON.stringify({ number: requestNumber(id), ...lead }, null, 2));
    return true;
  };
}

async function exportLeads({ db }: Given): Promise<boolean> {
  process.stdout.write(await leadsAsCsv(db));
  return true;
}

function printMails(filter: Parameters<typeof listMails>[1]): Command {
  return async ({ db }) => {
    const mails = await listMails(db, filter);
    for (const { id, key, template, recipient, queuedAt, sentAt } of mails) {
      print([String(id).padStart(6), moment(queuedAt), sentAt ? 'sent' : 'unsent', template, key, recipient]);
    }
    return say(`${mails.length} mails`);
  };
}

async function exportSubscribers({ db }: Given): Promise<boolean> {
  const subscribers = await confirmedSubscribers(db);
  const rows = subscribers.map(({ email, confirmedAt }) => ({ email, confirmed: confirmedAt.toISOString() }));
  process.stdout.write(toCsv(rows));
  return true;
}

async function forgetNow({ db }: Given): Promise<boolean> {
  const { RETENTION_DAYS } = process.env;
  const parsed = parseSettings({ RETENTION_DAYS }, { appEnv: 'preview' });
  if (!parsed.ok) return refuse(parsed.faults.join('\n'));
  const forgotten = await forgetRequests(db, parsed.settings.retentionDays, new Date());
  for (const { what, rows } of forgotten) print([String(rows).padStart(6), what]);
  return true;
}
