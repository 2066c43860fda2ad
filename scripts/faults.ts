/** `npm run faults`: sends forms and buys plans while everything around fails, and looks for what got lost. */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as purchases from '../test/faults/purchases/aftermath.ts';
import { runStorm as runPurchases } from '../test/faults/purchases/storm.ts';
import * as requests from '../test/faults/requests/aftermath.ts';
import { runStorm as runRequests } from '../test/faults/requests/storm.ts';
import { openLedger } from '../test/faults/storm/ledger.ts';
import type { Storm } from '../test/faults/storm/visits.ts';

const usage = `npm run faults -- [--requests 200] [--purchases 200] [--kills <number>] [--seed <number>] [--folder <path>]

Starts a site of its own on this machine, with a mail server and a sales system that fail by chance, and sends forms to
it. The site or its database is killed with -9, <kills> times while forms are sent (every 100 forms unless you say
otherwise) and up to ten times while they are delivered. Then everything that was acknowledged must be stored once and
delivered.

Does the same with another site on which plans are bought, with a payment provider that tells everything twice and in any
order, and a stranger who forges its messages. Then every payment must be one paid order, one account and one invoice,
invoice numbers must have no gap, and nothing else may be there.

0 requests or purchases leave that part out. 200 of each take some minutes, 10,000 of each a few hours. Everything is
kept in the folder (.data/faults unless you say otherwise): after Ctrl-C or a crash the same command goes on where it
was. The folder is removed once every promise was kept.

Exit code: 0 when every promise was kept, 1 when not, 2 for a wrong call.`;

type Options = { requests: number; purchases: number; kills: number | null; seed: number; folder: string };
type Part = { name: 'requests' | 'purchases'; run: (storm: Storm) => Promise<string[]> };

const parts: readonly Part[] = [
  { name: 'requests', run: sendForms },
  { name: 'purchases', run: buyPlans },
];

process.exitCode = await main();

async function main(): Promise<number> {
  const options = readOptions();
  if (options === 'help') {
    console.log(usage);
    return 0;
  }
  if (!options) {
    console.error(usage);
    return 2;
  }
  const { folder } = options;
  mkdirSync(folder, { recursive: true });
  // A run that goes on keeps its seed.
  const seeds = openLedger<number>(folder, 'seed');
  if (seeds.entries.length === 0) seeds.add(options.seed);
  const [seed] = seeds.entries;
  console.log(`SEED=${seed}`);

  const broken: string[] = [];
  for (const { name, run } of parts.filter((part) => options[part.name] > 0)) {
    const visits = options[name];
    const kills = options.kills ?? Math.max(1, Math.round(visits / 100));
    const patienceMs = 10 * 60_000 + visits * 100;
    const started = performance.now();
    broken.push(
      ...(await run({
        visits,
        kills,
        seed: seed!,
        patienceMs,
        folder: join(folder, name),
        say: console.log,
      })),
    );
    console.log(`${name}: ${Math.round((performance.now() - started) / 1_000)} s`);
  }
  for (const sentence of broken.slice(0, 100)) console.error(sentence);
  if (broken.length === 0) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  console.log(broken.length === 0 ? 'Every promise was kept.' : `${broken.length} promises were broken.`);
  return broken.length === 0 ? 0 : 1;
}

async function sendForms(storm: Storm): Promise<string[]> {
  const end = await runRequests(storm);
  const { submits, leads, mails, deliveries, takenMails } = end;
  const acknowledged = submits.filter((submit) => submit.acknowledged).length;
  console.log(`${acknowledged} of ${submits.length} forms were acknowledged, ${leads.length} are stored.`);
  console.log(
    `${deliveries.length} deliveries and ${takenMails.length} mails arrived for ${leads.length} leads and ${mails.length} mails.`,
  );
  printFaultCounts(end);
  return requests.brokenPromises(end);
}

async function buyPlans(storm: Storm): Promise<string[]> {
  const end = await runPurchases(storm);
  const { buyers, sessions, orders, accounts, invoices, takenMails, mails, forgeries } = end;
  const paid = orders.filter(({ state }) => state === 'paid').length;
  const charged = sessions.filter(({ isPaid }) => isPaid).length;
  console.log(`${buyers.length} buyers saw ${sessions.length} payment pages and paid on ${charged} of them.`);
  console.log(
    `${paid} of ${orders.length} orders are paid, with ${accounts.length} accounts and ${invoices.length} invoices.`,
  );
  console.log(
    `${takenMails.length} mails arrived for ${mails.length}; ${forgeries.refused} forged webhooks were refused.`,
  );
  printFaultCounts(end);
  const taken = forgeries.taken > 0 ? [`${forgeries.taken} forged webhooks were taken.`] : [];
  return [...taken, ...purchases.brokenPromises(end)];
}

function printFaultCounts({ kills, failures }: { kills: number; failures: number }) {
  console.log(
    `Since the last start: ${kills} kills of site or database, ${failures} failures of sales system and mail server.`,
  );
}

function readOptions(): Options | 'help' | null {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: {
        requests: text,
        purchases: text,
        kills: text,
        seed: text,
        folder: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return 'help';
    const options = {
      requests: Number(values.requests ?? 200),
      purchases: Number(values.purchases ?? 200),
      kills: values.kills === undefined ? null : Number(values.kills),
      seed: Number(values.seed ?? process.env.SEED ?? Math.trunc(Math.random() * 1_000_000)),
      folder: resolve(values.folder ?? '.data/faults'),
    };
    const counts = [options.requests, options.purchases, options.kills ?? 1];
    return counts.every((count) => inRange(count, 100_000)) && Number.isSafeInteger(options.seed)
      ? options
      : null;
  } catch {
    return null;
  }
}

function inRange(number: number, high: number) {
  return Number.isSafeInteger(number) && number >= 0 && number <= high;
}
