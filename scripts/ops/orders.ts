import { formatEur } from '../../app/base/money.ts';
import {
  findOrder,
  listOrders,
  ordersAsCsv,
  showOrder as findAll,
} from '../../app/orders/order-queries.server.ts';
import { refundOrder, resendMails, type Refunded, type Resent } from '../../app/orders/after-sales.server.ts';
import type { OrderProblem } from '../../app/orders/order-tables.server.ts';
import { longestList, moment, print, refuse, say, sayCount } from '../terminal.ts';
import { siteSecret, type Given, type OpsCommand, type OpsRun } from './command.ts';

export const orderCommands: readonly OpsCommand[] = [
  {
    usage: 'orders [--problems]',
    does: 'lists orders, or those that need attention',
    read: ({ problems }) => printOrders({ problems: Boolean(problems) }),
  },
  {
    usage: 'orders show <reference>',
    does: 'shows an order with its account, invoices and payment events',
    read: ({ reference }) => showOrder(reference!),
  },
  {
    usage: 'orders resend <reference>',
    does: 'sends the latest invoice and the activation link again',
    read: ({ reference }) => resend(reference!),
  },
  {
    usage: 'orders refund <reference>',
    does: 'refunds an order through the payment provider and ends the access',
    read: ({ reference }) => refund(reference!),
  },
  {
    usage: 'orders check-vat <reference>',
    does: 'asks VIES about the VAT ID again; once it is confirmed, the invoice is corrected',
    read: ({ reference }) => checkVat(reference!),
  },
  {
    usage: 'orders export --csv',
    does: 'writes all orders to standard output',
    read: () => exportOrders,
  },
];

function printOrders(filter: { problems: boolean }): OpsRun {
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

function showOrder(reference: string): OpsRun {
  return async ({ db }) => {
    const found = await findAll(db, reference);
    if (!found) return refuse(unknown(reference));
    console.log(JSON.stringify(found, null, 2));
    return true;
  };
}

function resend(reference: string): OpsRun {
  return async ({ db, jobs: { enqueue } }) => {
    const outcome = await resendMails({ db, enqueue, now, secret: await siteSecret() }, reference);
    return resendOutcomes[outcome](reference);
  };
}

const resendOutcomes: Record<Resent, (reference: string) => boolean> = {
  invoice_and_access: () => say('The site sends the latest invoice and the activation link again.'),
  invoice: () => say('The site sends the latest invoice again. The access has ended, so no link is sent.'),
  refunded: (reference) => refuse(`The order ${reference} was refunded: its invoice is cancelled.`),
  no_invoice: (reference) => refuse(`There is no order ${reference} with an invoice.`),
};

function refund(reference: string): OpsRun {
  return async ({ db, jobs: { enqueue } }) => {
    // No other command needs the provider's large SDK.
    const { openPayments } = await import('./open-payments.ts');
    const payments = await openPayments(db);
    const outcome = await refundOrder({ db, payments, enqueue, now, secret: await siteSecret() }, reference);
    return refundOutcomes[outcome](reference);
  };
}

const refundOutcomes: Record<Refunded, (reference: string) => boolean> = {
  refunded: () => say('Refunded, and the access has ended. The buyer is notified by mail.'),
  already_refunded: () => say('Already refunded.'),
  not_paid: (reference) => refuse(`The order ${reference} is not paid.`),
  unknown_order: (reference) => refuse(unknown(reference)),
  unknown_payment: () =>
    refuse('The payment provider does not know this payment. Check that its keys are those of the site.'),
};

function checkVat(reference: string): OpsRun {
  return async ({ db, jobs: { enqueue } }) => {
    const order = await findOrder(db, reference);
    if (!order) return refuse(unknown(reference));
    if (order.state !== 'paid' || !order.vatId)
      return refuse(`The order ${reference} is not paid, or has no VAT ID.`);
    await enqueue(db, 'check-vat-id', { orderId: order.id });
    return say(
      'The site asks VIES again. If the ID is valid, it corrects the invoice and notifies the buyer.',
    );
  };
}

async function exportOrders({ db }: Given): Promise<boolean> {
  process.stdout.write(await ordersAsCsv(db));
  return true;
}

const written = ({ at, note }: OrderProblem) => `[${moment(new Date(at))}] ${note}`;

const now = () => new Date();

const unknown = (reference: string) => `There is no order ${reference}.`;
