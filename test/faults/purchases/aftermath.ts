import type { TakenMail } from '../storm/unreliable-mail-server.ts';
import type { Delivery } from '../storm/unreliable-sales-system.ts';
import type { Buyer } from './buyer.ts';

/** What is there once everything is over. */
export type Aftermath = {
  buyers: readonly Pick<Buyer, 'thanked' | 'renewal'>[];
  /** The visits to the provider's page, as the provider knows them. */
  sessions: readonly {
    id: string;
    order: string;
    isPaid: boolean;
    totalCents: number;
    invoice: string | null;
  }[];
  orders: readonly {
    id: number;
    reference: string;
    state: string;
    totalCents: number;
    email: string;
    problem: string | null;
  }[];
  accounts: readonly { orderId: number; isCancelled: boolean; hasEnded: boolean; changes: number }[];
  /** As the provider knows them, those of failed debits included. */
  subscriptions: readonly { order: string; status: string; isEnding: boolean }[];
  /** What the provider was paid, by its own invoices: for the first year, and for each renewal. */
  charges: readonly { invoice: string; order: string; totalCents: number; refundedCents: number }[];
  invoices: readonly {
    orderId: number;
    number: string;
    providerInvoice: string;
    cancels: string | null;
    corrects: string | null;
    totalCents: number;
    taxCents: number;
    country: string;
    vatId: string | null;
  }[];
  /** The keys of stored mails: `order/17/welcome/first`. */
  mails: readonly string[];
  deadJobs: number;
  /** What the sales system and the mail server have taken, each as often as they did. */
  deliveries: readonly Delivery[];
  takenMails: readonly TakenMail[];
};

/** Every promise that was broken, as a sentence; none when all is well. */
export function brokenPromises(after: Aftermath): string[] {
  return [
    ...aboutPayments(after),
    ...after.orders.flatMap((order) => [
      ...aboutOrder(after, order),
      ...aboutBooks(after, order),
      ...aboutRenewal(after, order),
    ]),
    ...aboutNumbers(after.invoices.map(({ number }) => number)),
    ...aboutMails(after),
    ...(after.deadJobs > 0 ? [`${after.deadJobs} jobs were given up.`] : []),
  ];
}

/** Every payment has exactly one paid order, and every paid order a payment. */
function aboutPayments({ sessions, orders, buyers }: Aftermath): string[] {
  const paidSessions = Map.groupBy(
    sessions.filter(({ isPaid }) => isPaid),
    ({ order }) => order,
  );
  const isPaid = new Map(orders.map(({ reference, state }) => [reference, state === 'paid']));
  return [
    ...[...paidSessions].flatMap(([order, { length }]) => [
      ...(length > 1 ? [`${order} was charged ${length} times.`] : []),
      ...(isPaid.get(order) ? [] : [`${order} was charged, but is not paid.`]),
    ]),
    ...[...isPaid]
      .filter(([order, paid]) => paid && !paidSessions.has(order))
      .map(([order]) => `${order} is paid, but nobody was charged.`),
    ...buyers.flatMap(({ thanked }) =>
      thanked && !isPaid.get(thanked) ? [`The buyer of ${thanked} was thanked, but it is not paid.`] : [],
    ),
  ];
}

/** What is paid is fulfilled once; what is not paid, not at all. Every year that was charged has its invoice. */
function aboutOrder(after: Aftermath, { id, reference, state, totalCents, email, problem }: Order): string[] {
  const wanted = state === 'paid' ? 1 : 0;
  const count = (what: string, times: number) =>
    times === wanted ? [] : [`${reference} is ${state} and has ${times} ${what}.`];
  const charges = after.charges.filter((charge) => charge.order === reference);
  const firsts = after.invoices.filter(
    ({ orderId, cancels, corrects }) => orderId === id && !cancels && !corrects,
  );
  const ofYears = (what: string, times: number) =>
    times === charges.length
      ? []
      : [`${reference} was charged ${charges.length} times and has ${times} ${what}.`];
  const keys = new Set(after.deliveries.filter((sale) => sale.email === email).map(({ key }) => key));
  const session = after.sessions.find(({ order, isPaid }) => isPaid && order === reference);
  return [
    ...(problem ? [`${reference} has a problem: ${problem}`] : []),
    ...count('accounts', after.accounts.filter(({ orderId }) => orderId === id).length),
    ...ofYears('invoices', firsts.length),
    ...count('sales told', keys.size),
    ...count('welcome mails', after.mails.filter((key) => key === `order/${id}/welcome/first`).length),
    ...ofYears('receipt mails', after.mails.filter((key) => key.startsWith(`order/${id}/receipt/`)).length),
    ...(session && keptOf(after, session) !== totalCents
      ? [`${reference} costs ${totalCents}, but ${keptOf(after, session)} was charged.`]
      : []),
    ...firsts.flatMap(({ number, providerInvoice }) =>
      charges.some(({ invoice }) => invoice === providerInvoice)
        ? []
        : [`${number} is not for what ${reference} paid.`],
    ),
  ];
}

/** What was charged, less the VAT that was returned. */
function keptOf({ charges }: Aftermath, { invoice, totalCents }: Aftermath['sessions'][number]): number {
  return totalCents - (charges.find((charge) => charge.invoice === invoice)?.refundedCents ?? 0);
}

/** Invoices less cancellations are what the provider has kept, and the latest has the right VAT. */
function aboutBooks(after: Aftermath, { id, reference, state }: Order): string[] {
  const invoices = after.invoices.filter(({ orderId }) => orderId === id);
  const latest = invoices.findLast(({ cancels }) => !cancels);
  return [
    ...after.charges
      .filter((charge) => charge.order === reference)
      .flatMap(({ invoice, totalCents, refundedCents }) => {
        const booked = invoices
          .filter(({ providerInvoice }) => providerInvoice === invoice)
          .reduce((sum, { cancels, totalCents: total }) => sum + (cancels ? -total : total), 0);
        const kept = totalCents - refundedCents;
        return booked === kept
          ? []
          : [`${reference} has invoices of ${booked} for ${invoice}, which kept ${kept}.`];
      }),
    ...(state === 'paid' && latest && latest.taxCents > 0 !== owesVat(latest)
      ? [
          `${latest.number} for ${latest.country} ${latest.vatId ?? 'without an ID'} has taxes of ${latest.taxCents}.`,
        ]
      : []),
  ];
}

/** The address and the ID on an invoice decide, whatever the buyer has changed since. */
const owesVat = ({ country, vatId }: Aftermath['invoices'][number]) =>
  country !== 'US' && !(country === 'AT' && vatId);

/** Site, provider and buyer agree on whether it renews, and every change was confirmed once. */
function aboutRenewal(after: Aftermath, { id, reference }: Order): string[] {
  const account = after.accounts.find(({ orderId }) => orderId === id);
  const running = after.subscriptions.find(
    (subscription) => subscription.order === reference && subscription.status !== 'canceled',
  );
  const told = after.buyers.find(({ thanked }) => thanked === reference)?.renewal;
  if (!account) return [];
  const confirmed = after.mails.filter((key) => changeKey.test(key) && key.startsWith(`order/${id}/`)).length;
  return [
    ...(running && running.isEnding !== account.isCancelled
      ? [`${reference} is ${account.isCancelled ? '' : 'not '}cancelled, unlike its subscription.`]
      : []),
    ...(account.hasEnded !== !running ? [`${reference} has ended on one side only.`] : []),
    ...(told && running && (told === 'cancelled') !== account.isCancelled
      ? [`The buyer of ${reference} was told that it is ${told}, which is not so.`]
      : []),
    ...(confirmed === account.changes
      ? []
      : [`${reference} was changed ${account.changes} times and confirmed ${confirmed} times.`]),
  ];
}

const changeKey = /\/(cancelled|resumed|billing-changed)\/\d+$/;

type Order = Aftermath['orders'][number];

/** From 1 on, in every year: none missing, none double. */
function aboutNumbers(numbers: readonly string[]): string[] {
  const ofYears = Map.groupBy(numbers, (number) => number.slice(0, number.lastIndexOf('-')));
  return [...ofYears].flatMap(([year, inYear]) => {
    const counts = inYear.map((number) => Number(number.slice(year.length + 1))).toSorted((a, b) => a - b);
    const isWhole = counts.every((count, at) => count === at + 1);
    return isWhole ? [] : [`The invoices of ${year} are numbered ${counts.join(', ')}.`];
  });
}

function aboutMails({ mails, takenMails }: Aftermath): string[] {
  const taken = new Set(takenMails.map(({ messageId }) => /^<(.+)@/.exec(messageId)?.[1]));
  return mails
    .filter((key) => !taken.has(key.replaceAll('/', '.')))
    .map((key) => `The mail ${key} was never sent.`);
}
