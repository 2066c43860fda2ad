import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { chanceFrom } from './chance.ts';
import { startKillableSite } from './killable-site.ts';
import { createMoods } from './moods.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startUnreliableMailServer } from './unreliable-mail-server.ts';
import { startUnreliableSalesSystem } from './unreliable-sales-system.ts';

/** The real site with its database, on this machine only, between a mail server and a sales system that fail by chance. */
export async function startStormySite(seed: number) {
  const moods = {
    sales: createMoods(chanceFrom(seed, 'sales')),
    mail: createMoods(chanceFrom(seed, 'mail')),
  };
  const all = Object.values(moods);
  const chance = chanceFrom(seed, 'kills');
  const attempts = () => all.reduce((sum, each) => sum + each.attempts(), 0);

  await using opening = new AsyncDisposableStack();
  const dataDir = await preparedDataDir();
  opening.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 }));
  const sales = await startUnreliableSalesSystem(moods.sales);
  opening.defer(sales.stop);
  const mail = await startUnreliableMailServer(moods.mail);
  opening.defer(mail.stop);
  const site = await startKillableSite(dataDir, {
    SMTP_URL: mail.url,
    SALES_LEAD_URL: sales.url,
    JOB_RETRY_SECONDS: '1',
    LOG_LEVEL: 'silent',
  });
  opening.defer(site.stop);
  const ends = opening.move();

  /** From now on the mail server or the sales system may be away altogether. */
  const changeWeather = () => {
    for (const each of all) each.setAway(chance.happens(0.25));
  };
  return {
    site,
    dataDir,
    chance,
    deliveries: sales.taken,
    takenMails: mail.taken,
    /** While somebody is doing something. */
    killWithin: async (ms: number) => {
      changeWeather();
      await sleep(chance.between(0, ms));
      await site.killAndRestart();
    },
    /** After some more has been delivered, or has failed to be; not for ever, since all may have arrived. */
    killWhileDelivering: async () => {
      changeWeather();
      const enough = attempts() + chance.between(5, 12);
      for (const deadline = Date.now() + 10_000; attempts() < enough && Date.now() < deadline;)
        await sleep(20);
      await site.killAndRestart();
    },
    calmDown: () => {
      for (const each of all) each.calmDown();
    },
    failures: () => all.reduce((sum, each) => sum + each.failures(), 0),
    [Symbol.asyncDispose]: () => ends.disposeAsync(),
  };
}

export type StormySite = Awaited<ReturnType<typeof startStormySite>>;
