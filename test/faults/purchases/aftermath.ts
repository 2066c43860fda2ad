import type { TakenMail } from '../storm/unreliable-mail-server.ts';
import type { Delivery } from '../storm/unreliable-sales-system.ts';
import type { Buyer } from './buyer.ts';

/** What is there once everything is over. */
export type Aftermath = {
  buyers: readonly Pick<Buyer, 'thanked'>[];
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
  accounts: readonly { orderId: number }[];
  invoices: readonly { orderId: number; number: string; providerInvoice: string }[];
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
    ...after.orders.flatMap((order) => aboutOrder(after, order)),
    ...aboutNumbers(after.invoices.map(({ number }) => number)),
    ...aboutMails(after),
    ...(after.deadJobs > 0 ? [`${after.deadJobs} jobs were given up.`] : []),
  ];
}

/** Whoever has paid has one paid order, and nobody else has. */
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

/** What is paid is fulfilled once; what is not paid, not at all. */
function aboutOrder(after: Aftermath, { id, reference, state, totalCents, email, problem }: Order): string[] {
  const wanted = state === 'paid' ? 1 : 0;
  const count = (what: string, times: number) =>
    times === wanted ? [] : [`${reference} is ${state} and has ${times} ${what}.`];
  const invoices = after.invoices.filter(({ orderId }) => orderId === id);
  const keys = new Set(after.deliveries.filter((sale) => sale.email === email).map(({ key }) => key));
  const session = after.sessions.find(({ order, isPaid }) => isPaid && order === reference);
  return [
    ...(problem ? [`${reference} has a problem: ${problem}`] : []),
    ...count('accounts', after.accounts.filter(({ orderId }) => orderId === id).length),
    ...count('invoices', invoices.length),
    ...count('sales told', keys.size),
    ...count('welcome mails', after.mails.filter((key) => key === `order/${id}/welcome/first`).length),
    ...count('receipt mails', after.mails.filter((key) => key.startsWith(`order/${id}/receipt/`)).length),
    ...(session && session.totalCents !== totalCents
      ? [`${reference} costs ${totalCents}, but ${session.totalCents} was charged.`]
      : []),
    ...invoices.flatMap(({ number, providerInvoice }) =>
      session && session.invoice !== providerInvoice ? [`${number} is not for what ${reference} paid.`] : [],
    ),
  ];
}

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
