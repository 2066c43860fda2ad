/** `npm run faults`: sends forms while everything around them fails, and looks for what got lost. */
import { parseArgs } from 'node:util';
import { brokenPromises } from '../test/faults/requests/aftermath.ts';
import { runStorm } from '../test/faults/requests/storm.ts';

const usage = `npm run faults -- [--submits 200] [--kills 6] [--seed <number>]

Starts a site of its own on this machine, with a mail server and a sales system that fail by chance, sends forms to it
and kills it with -9, <kills> times while forms are sent and as often again while they are delivered. Then everything
that was acknowledged has to be stored once and delivered. Takes some minutes.

It ends with 0 when every promise was kept, 1 when not, 2 when called in another way than above.`;

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
  const end = await runStorm({ ...options, patienceMs: 10 * 60_000, say: console.log });
  const acknowledged = end.submits.filter((submit) => submit.acknowledged).length;
  console.log(
    `${acknowledged} of ${end.submits.length} forms were acknowledged, ${end.leads.length} are stored.`,
  );
  console.log(
    `The site was killed ${end.kills} times; sales system and mail server failed ${end.failures} times.`,
  );
  console.log(
    `${end.deliveries.length} deliveries and ${end.takenMails.length} mails arrived for ${end.leads.length} leads and ${end.mails.length} mails.`,
  );
  const broken = brokenPromises(end);
  for (const sentence of broken) console.error(sentence);
  console.log(broken.length === 0 ? 'Every promise was kept.' : `${broken.length} promises were broken.`);
  return broken.length === 0 ? 0 : 1;
}

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: { submits: text, kills: text, seed: text, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return 'help';
    const submits = Number(values.submits ?? 200);
    const kills = Number(values.kills ?? 6);
    const seed = Number(values.seed ?? Math.trunc(Math.random() * 1_000_000));
    const isRight = [submits, kills, seed].every(Number.isSafeInteger) && inRange(submits, 1, 1_000);
    return isRight && inRange(kills, 0, 100) ? { submits, kills, seed } : null;
  } catch {
    return null;
  }
}

function inRange(number: number, low: number, high: number) {
  return number >= low && number <= high;
}
