/** `npm run faults`: sends forms and buys plans while everything around them fails, and looks for what got lost. */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as purchases from '../test/faults/purchases/aftermath.ts';
import { runStorm as runPurchases } from '../test/faults/purchases/storm.ts';
import * as requests from '../test/faults/requests/aftermath.ts';
import { runStorm as runRequests } from '../test/faults/requests/storm.ts';
import { openLedger } from '../test/faults/storm/ledger.ts';
import type { Storm } from '../test/faults/storm/visits.ts';
import { runCommand, type Args, type Run } from './run-command.ts';
import { readSeed, wholeNumber } from './terminal.ts';

type Options = { requests: number; purchases: number; kills?: number; seed: number; folder: string };
type Part = { name: 'requests' | 'purchases'; run: (storm: Storm) => Promise<string[]> };

const parts: readonly Part[] = [
  { name: 'requests', run: sendForms },
  { name: 'purchases', run: buyPlans },
];

await runCommand<void>({
  name: 'npm run faults',
  commands: [
    {
      usage:
        '[--requests <number>] [--purchases <number>] [--kills <number>] [--seed <number>] [--folder <path>]',
      does: 'Sends forms and buys plans, 200 each by default, while everything around them fails.',
      read: toRun,
    },
  ],
  notes: `Starts a site on this machine, with a mail server and a sales system that fail at random, and sends forms to it. The
site or its database is killed with -9, <kills> times while forms are sent (every 100 forms by default) and up to ten
times while they are delivered. Afterwards everything that was acknowledged must be stored once and delivered.

Does the same with a second site on which plans are bought, with a payment provider that sends every webhook twice and in
any order, and an attacker who forges webhooks. Buyers come from Germany, the EU and elsewhere, with and without a VAT ID,
or while VIES is down; some add the ID later, renew, cancel, or withdraw the cancellation. Afterwards every payment must
be one paid order and one account, every year that was charged one invoice with the right VAT, invoice numbers must have
no gap, and site and provider must agree on what renews.

0 requests or purchases skip that part. 200 of each take some minutes, 10,000 of each a few hours. State is kept in the
folder (.data/faults by default): after Ctrl-C or a crash the same command resumes. The folder is removed once every
promise was kept.`,
  provide: (use) => use(),
});

function toRun(args: Args): Run<void> | null {
  const most = 100_000;
  const requestCount = wholeNumber(args.requests ?? '200', most);
  const purchaseCount = wholeNumber(args.purchases ?? '200', most);
  const kills = args.kills === undefined ? undefined : wholeNumber(args.kills, most);
  const seed = readSeed(args.seed);
  if (requestCount === null || purchaseCount === null || kills === null || seed === null) return null;
  const folder = resolve(args.folder ?? '.data/faults');
  return () => runParts({ requests: requestCount, purchases: purchaseCount, kills, seed, folder });
}

async function runParts(options: Options): Promise<boolean> {
  const { folder } = options;
  mkdirSync(folder, { recursive: true });
  // A resumed run keeps its seed.
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
  return broken.length === 0;
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
  const { buyers, sessions, orders, accounts, invoices, charges, takenMails, mails, forgeries } = end;
  const paid = orders.filter(({ state }) => state === 'paid').length;
  const charged = sessions.filter(({ isPaid }) => isPaid).length;
  console.log(`${buyers.length} buyers saw ${sessions.length} payment pages and paid on ${charged} of them.`);
  console.log(
    `${paid} of ${orders.length} orders are paid, with ${accounts.length} accounts and ${invoices.length} invoices.`,
  );
  const corrections = invoices.filter(({ corrects }) => corrects).length;
  const cancelled = accounts.filter(({ isCancelled }) => isCancelled).length;
  console.log(
    `${charges.length - paid} renewals were charged, ${cancelled} plans cancelled, ${corrections} invoices corrected.`,
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
