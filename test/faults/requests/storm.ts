import { setTimeout as sleep } from 'node:timers/promises';
import { chanceFrom, type Chance } from '../storm/chance.ts';
import type { KillableSite } from '../storm/killable-site.ts';
import { openLedger } from '../storm/ledger.ts';
import { readAftermath } from '../storm/read-aftermath.ts';
import { startStormySite } from '../storm/stormy-site.ts';
import { visitAll, type Storm } from '../storm/visits.ts';
import type { Aftermath } from './aftermath.ts';
import { openForm, type OpenForm } from './visitor.ts';

export type StormEnd = Aftermath & { kills: number; failures: number };

/**
 * Sends real forms to the real site, while mail server and sales system fail by chance and the site or its database is
 * killed with -9 again and again.
 */
export async function runStorm(storm: Storm): Promise<StormEnd> {
  const { folder, seed, patienceMs, say } = storm;
  const submits = openLedger<Aftermath['submits'][number]>(folder, 'submits');
  await using stormy = await startStormySite(folder, seed + submits.entries.length);
  const { site } = stormy;
  await visitAll(stormy, { ...storm, done: submits.entries.length, thing: 'forms' }, async (visit) => {
    const mind = chanceFrom(seed, `visitor ${visit.name}`);
    const form = await openForm(site, visit);
    submits.add({ email: form.email, acknowledged: await sendUntilAnswered(site, form, mind) });
  });
  say('The storm is over. Waiting until everything is delivered.');

  const found = await readAftermath(stormy.dataDir, { undone, patienceMs }, async (rows) => ({
    leads: await rows<Aftermath['leads'][number]>(
      `select id::integer, idempotency_key as key, email, form_type = 'whitepaper-prospect' as subscribes
       from lead order by id`,
    ),
    mails: (await rows<{ key: string }>('select key from outgoing_mail')).map(({ key }) => key),
    deadJobs: (await rows(`select from jobs.job where state in ('failed', 'cancelled')`)).length,
  }));
  return {
    ...found,
    submits: submits.entries,
    deliveries: stormy.deliveries,
    takenMails: stormy.takenMails,
    kills: site.kills(),
    failures: stormy.failures(),
  };
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
