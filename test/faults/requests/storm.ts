import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findRunningPostgres, startEmbeddedPostgres } from '../../../app/adapters/embedded-postgres.ts';
import { loadDemonstration } from '../../../app/dataset/load-demonstration.server.ts';
import { sampleDataset } from '../../../app/dataset/sample-dataset.ts';
import { migrate } from '../../../db/migrate.ts';
import type { Aftermath } from './aftermath.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { startKillableSite, type KillableSite } from './killable-site.ts';
import { createMoods, type Moods } from './moods.ts';
import { startUnreliableMailServer } from './unreliable-mail-server.ts';
import { startUnreliableSalesSystem } from './unreliable-sales-system.ts';
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
 * Sends real forms to the real site, on this machine only, while mail server and sales system fail by chance and the
 * site with its database is killed with -9 again and again.
 */
export async function runStorm({ submits, kills, seed, patienceMs, say }: Storm): Promise<StormEnd> {
  const moods = {
    sales: createMoods(chanceFrom(seed, 'sales')),
    mail: createMoods(chanceFrom(seed, 'mail')),
  };
  const chance = chanceFrom(seed, 'kills');
  const weather = () => {
    for (const each of Object.values(moods)) each.setAway(chance.happens(0.25));
  };
  await using ends = new AsyncDisposableStack();
  const dataDir = await preparedDataDir();
  ends.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 }));
  const sales = await startUnreliableSalesSystem(moods.sales);
  ends.defer(sales.stop);
  const mail = await startUnreliableMailServer(moods.mail);
  ends.defer(mail.stop);
  const site = await startKillableSite(dataDir, {
    SMTP_URL: mail.url,
    SALES_LEAD_URL: sales.url,
    JOB_RETRY_SECONDS: '1',
    LOG_LEVEL: 'silent',
  });
  ends.defer(site.stop);

  const forms: OpenForm[] = [];
  for (let number = 0; number < submits; number += 1) forms.push(await openForm(site, number));
  await sleep(typingMs);
  say(`${submits} forms are open.`);
  const sent = await sendAll(site, forms, { kills, chance, beforeKill: weather, seed });
  say(`All forms are sent. Kills so far: ${site.kills()}`);
  for (let kill = 0; kill < kills; kill += 1) {
    weather();
    await someAttempts(Object.values(moods), chance);
    await site.killAndRestart();
  }
  for (const each of Object.values(moods)) each.calmDown();
  say('The storm is over.');

  const found = await readAftermath(dataDir, patienceMs);
  const failures = moods.sales.failures() + moods.mail.failures();
  return {
    ...found,
    submits: sent,
    deliveries: sales.taken,
    takenMails: mail.taken,
    kills: site.kills(),
    failures,
  };
}

type Sending = { kills: number; chance: Chance; beforeKill: () => void; seed: number };

/** A few visitors at a time. The kills come while forms are on their way. */
async function sendAll(
  site: KillableSite,
  forms: readonly OpenForm[],
  { kills, chance, beforeKill, seed }: Sending,
): Promise<Aftermath['submits']> {
  const sent: { email: string; acknowledged: boolean }[] = [];
  const waiting = [...forms.entries()];
  const every = Math.ceil(forms.length / (kills + 1));
  let killing = Promise.resolve();
  const visitors = Array.from({ length: 3 }, async (_, at) => {
    const mind = chanceFrom(seed, `visitor ${at}`);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [number, form] = next;
      if (number > 0 && number % every === 0) {
        killing = killing.then(async () => {
          beforeKill();
          await sleep(chance.between(0, 120));
          await site.killAndRestart();
        });
      }
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

/** Waits until some more have been delivered, or have failed to be; not for ever, since all may have arrived. */
async function someAttempts(moods: readonly Moods[], chance: Chance) {
  const attempts = () => moods.reduce((sum, each) => sum + each.attempts(), 0);
  const enough = attempts() + chance.between(5, 12);
  for (const deadline = Date.now() + 10_000; attempts() < enough && Date.now() < deadline;) await sleep(20);
}

/** With a few rows of data instead of all, which would take a minute. */
async function preparedDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marketquay-faults-'));
  // Temporary folders are private, but started by root Postgres runs as another user.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, say: () => {} });
  await migrate(server.url);
  await loadDemonstration(
    server.url,
    () => sampleDataset('A few rows'),
    () => {},
  );
  await server.stop();
  return dataDir;
}

async function readAftermath(dataDir: string, patienceMs: number) {
  const client = new Client({ connectionString: (await findRunningPostgres(dataDir))! });
  await client.connect();
  const rows = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
  try {
    const deadline = Date.now() + patienceMs;
    while ((await rows(undone)).length > 0 && Date.now() < deadline) await sleep(200);
    return {
      leads: await rows<Aftermath['leads'][number]>(
        'select id::integer, idempotency_key as key, email from lead order by id',
      ),
      mails: (await rows<{ key: string }>('select key from outgoing_mail')).map(({ key }) => key),
      deadJobs: (await rows(`select from jobs.job where state in ('failed', 'cancelled')`)).length,
    };
  } finally {
    await client.end();
  }
}

const undone = `
  select from lead where delivered_at is null
  union all select from outgoing_mail where sent_at is null`;
