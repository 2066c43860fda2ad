import { chanceFrom } from '../storm/chance.ts';
import { readAftermath } from '../storm/read-aftermath.ts';
import { startStormySite, type StormySite } from '../storm/stormy-site.ts';
import type { Aftermath } from './aftermath.ts';
import { buy, type Buyer } from './buyer.ts';

export type Storm = {
  purchases: number;
  /** How often the site is killed while people buy, and as often again while all that comes of it is done. */
  kills: number;
  seed: number;
  /** How long everything may take once the storm is over. */
  patienceMs: number;
  say: (line: string) => void;
};

export type StormEnd = Omit<Aftermath, 'buyers'> & {
  buyers: readonly Buyer[];
  kills: number;
  failures: number;
};

/**
 * Buys plans of the real site, in every way that people do, while the payment sandbox tells of it twice and in no order,
 * mail server and sales system fail by chance, and the site with its database is killed with -9 again and again.
 */
export async function runStorm({ purchases, kills, seed, patienceMs, say }: Storm): Promise<StormEnd> {
  await using storm = await startStormySite(seed);
  const { site } = storm;
  const buyers = await buyAll(storm, { purchases, kills, seed });
  say(`All buyers are gone. Kills so far: ${site.kills()}`);
  for (let kill = 0; kill < kills; kill += 1) await storm.killWhileDelivering();
  storm.calmDown();
  say('The storm is over.');

  const found = await readAftermath(storm.dataDir, { undone, patienceMs }, async (rows) => ({
    sessions: await rows<Aftermath['sessions'][number]>(sessions),
    orders: await rows<Aftermath['orders'][number]>(`
      select id::integer, reference, state, total_cents as "totalCents", buyer ->> 'email' as email, problem
      from plan_order order by id`),
    accounts: await rows<Aftermath['accounts'][number]>('select order_id::integer as "orderId" from account'),
    invoices: await rows<Aftermath['invoices'][number]>(`
      select order_id::integer as "orderId", number, provider_invoice_id as "providerInvoice" from invoice`),
    mails: (await rows<{ key: string }>('select key from outgoing_mail')).map(({ key }) => key),
    deadJobs: (await rows(`select from jobs.job where state in ('failed', 'cancelled')`)).length,
  }));
  return {
    ...found,
    buyers,
    deliveries: storm.deliveries,
    takenMails: storm.takenMails,
    kills: site.kills(),
    failures: storm.failures(),
  };
}

/** A few buyers at a time. The kills come while they are on their way. */
async function buyAll(
  { site, killWithin }: StormySite,
  { purchases, kills, seed }: Pick<Storm, 'purchases' | 'kills' | 'seed'>,
): Promise<Buyer[]> {
  const waiting = Array.from({ length: purchases }, (_, number) => number);
  const every = Math.ceil(purchases / (kills + 1));
  let killing = Promise.resolve();
  const tills = Array.from({ length: 3 }, async () => {
    const served: Buyer[] = [];
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      if (number > 0 && number % every === 0) killing = killing.then(() => killWithin(1_500));
      served.push(await buy(site, number, chanceFrom(seed, `buyer ${number}`)));
    }
    return served;
  });
  const buyers = (await Promise.all(tills)).flat();
  await killing;
  return buyers;
}

const sessions = `
  select id, body #>> '{metadata,order_id}' as order, body ->> 'payment_status' = 'paid' as "isPaid",
    (body ->> 'amount_total')::integer as "totalCents", body ->> 'invoice' as invoice
  from sandbox_payment_object where type = 'checkout.session'`;

/** Debits under way, webhooks on theirs, what they led to, and the jobs of what is paid. */
const undone = `
  select from sandbox_payment_object where type = 'payment_intent' and body ->> 'status' = 'processing'
  union all select from sandbox_payment_delivery where delivered_at is null
  union all select from payment_event where handled_at is null
  union all select from outgoing_mail where sent_at is null
  union all select from jobs.job where name = 'tell-sale' and state in ('created', 'retry', 'active')`;
