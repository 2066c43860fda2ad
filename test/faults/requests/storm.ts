import { setTimeout as sleep } from 'node:timers/promises';
import { chanceFrom, type Chance } from '../storm/chance.ts';
import type { KillableSite } from '../storm/killable-site.ts';
import { readAftermath } from '../storm/read-aftermath.ts';
import { startStormySite, type StormySite } from '../storm/stormy-site.ts';
import type { Aftermath } from './aftermath.ts';
import { openForm, typingMs, type OpenForm } from './visitor.ts';

export type Storm = {
  submits: number;
  /** How often the site is killed while forms are sent, and as often again while they are delivered. */
  kills: number;
  seed: number;
  /** How long everything may take to be delivered once the storm is over. */
  patienceMs: number;
  say: (line: string) => void;
};

export type StormEnd = Aftermath & { kills: number; failures: number };

/**
 * Sends real forms to the real site, while mail server and sales system fail by chance and the site with its database
 * is killed with -9 again and again.
 */
export async function runStorm({ submits, kills, seed, patienceMs, say }: Storm): Promise<StormEnd> {
  await using storm = await startStormySite(seed);
  const { site } = storm;
  const forms: OpenForm[] = [];
  for (let number = 0; number < submits; number += 1) forms.push(await openForm(site, number));
  await sleep(typingMs);
  say(`${submits} forms are open.`);
  const sent = await sendAll(storm, forms, { kills, seed });
  say(`All forms are sent. Kills so far: ${site.kills()}`);
  for (let kill = 0; kill < kills; kill += 1) await storm.killWhileDelivering();
  storm.calmDown();
  say('The storm is over.');

  const found = await readAftermath(storm.dataDir, { undone, patienceMs }, async (rows) => ({
    leads: await rows<Aftermath['leads'][number]>(
      'select id::integer, idempotency_key as key, email from lead order by id',
    ),
    mails: (await rows<{ key: string }>('select key from outgoing_mail')).map(({ key }) => key),
    deadJobs: (await rows(`select from jobs.job where state in ('failed', 'cancelled')`)).length,
  }));
  return {
    ...found,
    submits: sent,
    deliveries: storm.deliveries,
    takenMails: storm.takenMails,
    kills: site.kills(),
    failures: storm.failures(),
  };
}

/** A few visitors at a time. The kills come while forms are on their way. */
async function sendAll(
  { site, killWithin }: StormySite,
  forms: readonly OpenForm[],
  { kills, seed }: Pick<Storm, 'kills' | 'seed'>,
): Promise<Aftermath['submits']> {
  const sent: { email: string; acknowledged: boolean }[] = [];
  const waiting = [...forms.entries()];
  const every = Math.ceil(forms.length / (kills + 1));
  let killing = Promise.resolve();
  const visitors = Array.from({ length: 3 }, async (_, at) => {
    const mind = chanceFrom(seed, `visitor ${at}`);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [number, form] = next;
      if (number > 0 && number % every === 0) killing = killing.then(() => killWithin(120));
      sent.push({ email: form.email, acknowledged: await sendUntilAnswered(site, form, mind) });
    }
  });
  await Promise.all(visitors);
  await killing;
  return sent;
}

/** People click twice, send again what was not answered, or give up. */
async function sendUntilAnswered(site: KillableSite, form: OpenForm, mind: Chance) {
  for (;;) {
    const clicks = mind.happens(0.2) ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: clicks }, form.send));
    if (answers.includes('acknowledged')) return true;
    if (mind.happens(0.25)) return false;
    await sleep(100);
    await site.ready();
  }
}

const undone = `
  select from lead where delivered_at is null
  union all select from outgoing_mail where sent_at is null`;
