import { setTimeout as sleep } from 'node:timers/promises';
import { chanceFrom } from '../storm/chance.ts';
import type { KillableSite } from '../storm/killable-site.ts';
import { openLedger } from '../storm/ledger.ts';
import { readAftermath } from '../storm/read-aftermath.ts';
import { startStormySite } from '../storm/stormy-site.ts';
import { visitAll, type Storm } from '../storm/visits.ts';
import type { Aftermath } from './aftermath.ts';
import { buy, type Buyer } from './buyer.ts';
import { letYearPass } from './let-year-pass.ts';

export type StormEnd = Omit<Aftermath, 'buyers'> & {
  buyers: readonly Buyer[];
  kills: number;
  failures: number;
  /** Answers to webhooks that somebody else has made up. */
  forgeries: { refused: number; taken: number };
};

/**
 * Buys plans from the real site in every way that people do, with every kind of VAT, and renews, cancels or corrects some
 * of them. Meanwhile the payment sandbox sends each webhook twice and in any order, an attacker forges others, the mail
 * server and the sales system fail by chance, and the site or its database is killed with -9 again and again.
 */
export async function runStorm(storm: Storm): Promise<StormEnd> {
  const { folder, seed, patienceMs, say } = storm;
  const buyers = openLedger<Buyer>(folder, 'buyers');
  await using stormy = await startStormySite(folder, seed + buyers.entries.length);
  const { site } = stormy;
  const forger = startForger(site);
  await visitAll(stormy, { ...storm, done: buyers.entries.length, thing: 'buyers' }, async (visit) =>
    buyers.add(
      await buy(site, visit, chanceFrom(seed, `buyer ${visit.name}`), (reference) =>
        letYearPass(stormy.dataDir, reference),
      ),
    ),
  );
  const forgeries = await forger.stop();
  say('The storm is over. Waiting until everything is done.');

  const found = await readAftermath(stormy.dataDir, { undone, patienceMs }, async (rows) => ({
    sessions: await rows<Aftermath['sessions'][number]>(sessions),
    orders: await rows<Aftermath['orders'][number]>(`
      select id::integer, reference, state, total_cents as "totalCents", buyer ->> 'email' as email, problem
      from plan_order order by id`),
    accounts: await rows<Aftermath['accounts'][number]>(`
      select order_id::integer as "orderId", cancelled_at is not null as "isCancelled",
        ended_at is not null as "hasEnded", changes from account`),
    subscriptions: await rows<Aftermath['subscriptions'][number]>(subscriptions),
    charges: await rows<Aftermath['charges'][number]>(charges),
    invoices: await rows<Aftermath['invoices'][number]>(`
      select order_id::integer as "orderId", number, provider_invoice_id as "providerInvoice", cancels, corrects,
        (content #>> '{amounts,total}')::integer as "totalCents", (content #>> '{amounts,taxes}')::integer as "taxCents",
        content #>> '{billing,country}' as country, content ->> 'vatId' as "vatId"
      from invoice order by number`),
    mails: (await rows<{ key: string }>('select key from outgoing_mail')).map(({ key }) => key),
    deadJobs: (await rows(`select from jobs.job where state in ('failed', 'cancelled')`)).length,
  }));
  return {
    ...found,
    buyers: buyers.entries,
    deliveries: stormy.deliveries,
    takenMails: stormy.takenMails,
    kills: site.kills(),
    failures: stormy.failures(),
    forgeries,
  };
}

/** Says again and again that something is paid, signed with a secret that is not the provider's. */
function startForger(site: KillableSite) {
  const forgeries = { refused: 0, taken: 0 };
  const stopping = new AbortController();
  const forge = async () => {
    const id = `evt_forged${forgeries.refused + forgeries.taken}`;
    const object = { id: 'cs_test_forged', object: 'checkout.session', payment_status: 'paid' };
    const body = JSON.stringify({ id, type: 'checkout.session.completed', data: { object } });
    const headers = { 'Stripe-Signature': `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}` };
    const answer = await fetch(`${site.url}/stripe/webhook`, { method: 'POST', headers, body }).catch(
      () => null,
    );
    if (answer?.status === 400) forgeries.refused += 1;
    if (answer?.ok) forgeries.taken += 1;
  };
  const work = (async () => {
    while (!stopping.signal.aborted) {
      await forge();
      await sleep(500, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await work;
      return forgeries;
    },
  };
}

const sessions = `
  select id, body #>> '{metadata,order_id}' as order, body ->> 'payment_status' = 'paid' as "isPaid",
    (body ->> 'amount_total')::integer as "totalCents", body ->> 'invoice' as invoice
  from sandbox_payment_object where type = 'checkout.session'`;

const subscriptions = `
  select body #>> '{metadata,order_id}' as order, body ->> 'status' as status,
    (body ->> 'cancel_at_period_end')::boolean as "isEnding"
  from sandbox_payment_object where type = 'subscription'`;

const charges = `
  select invoice.id as invoice, invoice.body #>> '{parent,subscription_details,metadata,order_id}' as order,
    (invoice.body ->> 'total')::integer as "totalCents", (intent.body #>> '{sandbox,refunded}')::integer as "refundedCents"
  from sandbox_payment_object invoice
  join sandbox_payment_object payment on payment.type = 'invoice_payment' and payment.body ->> 'invoice' = invoice.id
  join sandbox_payment_object intent on intent.id = payment.body #>> '{payment,payment_intent}'
  where invoice.type = 'invoice' and invoice.body ->> 'status' = 'paid'`;

/** Debits under way, webhooks on theirs, what they led to, and the jobs of what is paid. */
const undone = `
  select from sandbox_payment_object where type = 'payment_intent' and body ->> 'status' = 'processing'
  union all select from sandbox_payment_delivery where delivered_at is null
  union all select from payment_event where handled_at is null
  union all select from outgoing_mail where sent_at is null
  union all select from jobs.job where name in ('tell-sale', 'check-vat-id', 'align-renewal') and state in ('created', 'retry', 'active')`;
