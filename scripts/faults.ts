/** `npm run faults`: sends forms and buys plans while everything around fails, and looks for what got lost. */
import { parseArgs } from 'node:util';
import * as purchases from '../test/faults/purchases/aftermath.ts';
import { runStorm as runPurchases } from '../test/faults/purchases/storm.ts';
import * as requests from '../test/faults/requests/aftermath.ts';
import { runStorm as runRequests } from '../test/faults/requests/storm.ts';

const usage = `npm run faults -- [--submits 200] [--purchases 200] [--kills 6] [--seed <number>]

Starts a site of its own on this machine, with a mail server and a sales system that fail by chance, sends forms to it
and kills it with -9, <kills> times while forms are sent and as often again while they are delivered. Then everything
that was acknowledged has to be stored once and delivered.

Does the same with another site on which plans are bought, with a payment provider that tells of everything twice and in
no order. Then every payment has to be one paid order, one account and one invoice, and nothing else may be.

Takes some minutes. 0 submits or purchases leave that part out.

It ends with 0 when every promise was kept, 1 when not, 2 when called in another way than above.`;

const patienceMs = 10 * 60_000;

type Options = { submits: number; purchases: number; kills: number; seed: number };

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
  console.log(`Seed ${options.seed}`);
  const broken = [
    ...(options.submits > 0 ? await sendForms(options) : []),
    ...(options.purchases > 0 ? await buyPlans(options) : []),
  ];
  for (const sentence of broken) console.error(sentence);
  console.log(broken.length === 0 ? 'Every promise was kept.' : `${broken.length} promises were broken.`);
  return broken.length === 0 ? 0 : 1;
}

async function sendForms(options: Options): Promise<string[]> {
  const end = await runRequests({ ...options, patienceMs, say: console.log });
  const { submits, leads, mails, deliveries, takenMails } = end;
  const acknowledged = submits.filter((submit) => submit.acknowledged).length;
  console.log(`${acknowledged} of ${submits.length} forms were acknowledged, ${leads.length} are stored.`);
  console.log(
    `${deliveries.length} deliveries and ${takenMails.length} mails arrived for ${leads.length} leads and ${mails.length} mails.`,
  );
  sayWeather(end);
  return requests.brokenPromises(end);
}

async function buyPlans(options: Options): Promise<string[]> {
  const end = await runPurchases({ ...options, patienceMs, say: console.log });
  const { buyers, sessions, orders, accounts, invoices, takenMails, mails } = end;
  const paid = orders.filter(({ state }) => state === 'paid').length;
  const charged = sessions.filter(({ isPaid }) => isPaid).length;
  console.log(`${buyers.length} buyers saw ${sessions.length} payment pages and paid on ${charged} of them.`);
  console.log(
    `${paid} of ${orders.length} orders are paid, with ${accounts.length} accounts and ${invoices.length} invoices.`,
  );
  console.log(`${takenMails.length} mails arrived for ${mails.length}.`);
  sayWeather(end);
  return purchases.brokenPromises(end);
}

function sayWeather({ kills, failures }: { kills: number; failures: number }) {
  console.log(`The site was killed ${kills} times; sales system and mail server failed ${failures} times.`);
}

function readOptions(): Options | 'help' | null {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: {
        submits: text,
        purchases: text,
        kills: text,
        seed: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return 'help';
    const options = {
      submits: Number(values.submits ?? 200),
      purchases: Number(values.purchases ?? 200),
      kills: Number(values.kills ?? 6),
      seed: Number(values.seed ?? Math.trunc(Math.random() * 1_000_000)),
    };
    const isRight =
      inRange(options.submits, 1_000) && inRange(options.purchases, 1_000) && inRange(options.kills, 100);
    return isRight && Number.isSafeInteger(options.seed) ? options : null;
  } catch {
    return null;
  }
}

function inRange(number: number, high: number) {
  return Number.isSafeInteger(number) && number >= 0 && number <= high;
}
