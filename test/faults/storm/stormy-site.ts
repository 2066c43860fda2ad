import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chanceFrom } from './chance.ts';
import { startKillableSite } from './killable-site.ts';
import { createMoods } from './moods.ts';
import { prepareDataDir } from './prepared-data-dir.ts';
import { startUnreliableMailServer } from './unreliable-mail-server.ts';
import { startUnreliableSalesSystem } from './unreliable-sales-system.ts';

/**
 * The real site with its database, on this machine only, between a mail server and a sales system that fail by chance.
 * What it stores and what they take is kept in the folder, so that a run can go on there.
 */
export async function startStormySite(folder: string, seed: number) {
  const moods = {
    sales: createMoods(chanceFrom(seed, 'sales')),
    mail: createMoods(chanceFrom(seed, 'mail')),
  };
  const all = Object.values(moods);
  const chance = chanceFrom(seed, 'kills');
  const attempts = () => all.reduce((sum, each) => sum + each.attempts(), 0);
  const dataDir = join(folder, 'site');

  await using opening = new AsyncDisposableStack();
  await prepareDataDir(dataDir);
  const sales = await startUnreliableSalesSystem(moods.sales, folder);
  opening.defer(sales.stop);
  const mail = await startUnreliableMailServer(moods.mail, folder);
  opening.defer(mail.stop);
  const site = await startKillableSite(dataDir, {
    SMTP_URL: mail.url,
    SALES_LEAD_URL: sales.url,
    JOB_RETRY_SECONDS: '1',
    MIN_TYPING_MS: '0',
    LOG_LEVEL: 'silent',
  });
  opening.defer(site.stop);
  const ends = opening.move();

  /** From now on the mail server or the sales system may be away altogether. */
  const changeWeather = () => {
    for (const each of all) each.setAway(chance.happens(0.25));
  };
  /** Every third time it is the database alone, which the site has to start again. */
  const kill = () => (chance.happens(1 / 3) ? site.killDatabase() : site.killAndRestart());
  return {
    site,
    dataDir,
    deliveries: sales.taken.entries,
    takenMails: mail.taken.entries,
    /** While somebody is doing something. */
    killWithin: async (ms: number) => {
      changeWeather();
      await sleep(chance.between(0, ms));
      await kill();
    },
    /** After some more has been delivered, or has failed to be; not for ever, since all may have arrived. */
    killWhileDelivering: async () => {
      changeWeather();
      const enough = attempts() + chance.between(5, 12);
      for (const deadline = Date.now() + 10_000; attempts() < enough && Date.now() < deadline;)
        await sleep(20);
      await kill();
    },
    calmDown: () => {
      for (const each of all) each.calmDown();
    },
    failures: () => all.reduce((sum, each) => sum + each.failures(), 0),
    [Symbol.asyncDispose]: () => ends.disposeAsync(),
  };
}

export type StormySite = Awaited<ReturnType<typeof startStormySite>>;
