import { formatEur } from '../../app/base/money.ts';
import { listOrders, ordersAsCsv, showOrder as findAll } from '../../app/orders/order-queries.server.ts';
import { refundOrder, resendMails, type Refunded, type Resent } from '../../app/orders/after-sales.server.ts';
import type { OrderProblem } from '../../app/orders/order-tables.server.ts';
import { moment, print, refuse, say } from '../terminal.ts';
import { longestList, sayCount, type Command, type Given, type Offer } from './command.ts';
import { siteSecret } from './site-secret.ts';

export const orderCommands: readonly Offer[] = [
  {
    usage: 'orders [--problems]',
    does: 'lists orders, or those that somebody has to look into',
    command: ({ problems }) => printOrders({ problems: Boolean(problems) }),
  },
  {
    usage: 'orders show <reference>',
    does: 'shows one with account, invoices and what the provider told us',
    command: ({ reference }) => showOrder(reference!),
  },
  {
    usage: 'orders resend <reference>',
    does: 'mails the latest invoice and the activation link again',
    command: ({ reference }) => resend(reference!),
  },
  {
    usage: 'orders refund <reference>',
    does: 'gives the money back through the provider, and ends the access',
    command: ({ reference }) => refund(reference!),
  },
  {
    usage: 'orders export --csv',
    does: 'writes all of them to standard output',
    command: () => exportOrders,
  },
];

function printOrders(filter: { problems: boolean }): Command {
  return async ({ db }) => {
    const most = filter.problems ? Infinity : longestList;
    const orders = await listOrders(db, { ...filter, most });
    for (const { reference, orderedAt, state, refundedAt, tier, totalCents, buyer, problems } of orders) {
      const total = formatEur(totalCents).padStart(10);
      const ending = refundedAt ? 'refunded' : state;
      print([reference, moment(orderedAt), ending, tier, total, buyer.email, ...problems.map(written)]);
    }
    return sayCount(orders.length, 'order', most);
  };
}

function showOrder(reference: string): Command {
  return async ({ db }) => {
    const found = await findAll(db, reference);
    if (!found) return refuse(unknown(reference));
    console.log(JSON.stringify(found, null, 2));
    return true;
  };
}

function resend(reference: string): Command {
  return async ({ db, jobs: { enqueue } }) => {
    const outcome = await resendMails({ db, enqueue, now, secret: await siteSecret() }, reference);
    return resendOutcomes[outcome](reference);
  };
}

const resendOutcomes: Record<Resent, (reference: string) => boolean> = {
  invoice_and_access: () => say('The site mails the latest invoice again, and the way to the account.'),
  invoice: () =>
    say('The site mails the latest invoice again. The access has ended: no way to it is mailed.'),
  refunded: (reference) => refuse(`The order ${reference} was refunded: its invoice is cancelled.`),
  no_invoice: (reference) => refuse(`There is no order ${reference} with an invoice.`),
};

function refund(reference: string): Command {
  return async ({ db, jobs: { enqueue } }) => {
    // The provider's SDK is large, and no other command needs it.
    const { openPayments } = await import('./open-payments.ts');
    const payments = await openPayments(db);
    const outcome = await refundOrder({ db, payments, enqueue, now }, reference);
    return refundOutcomes[outcome](reference);
  };
}

const refundOutcomes: Record<Refunded, (reference: string) => boolean> = {
  refunded: () => say('The money goes back, and the access has ended. The buyer is told by mail.'),
  already_refunded: () => say('It was refunded before.'),
  not_paid: (reference) => refuse(`The order ${reference} is not paid.`),
  unknown_order: (reference) => refuse(unknown(reference)),
  unknown_payment: () => refuse('The provider knows no such payment: are these the keys of the site?'),
};

async function exportOrders({ db }: Given): Promise<boolean> {
  process.stdout.write(await ordersAsCsv(db));
  return true;
}

const written = ({ at, note }: OrderProblem) => `[${moment(new Date(at))}] ${note}`;

const now = () => new Date();

const unknown = (reference: string) => `There is no order ${reference}.`;
