import type { Database } from '../base/database.server.ts';
import { dateInWords } from '../base/dates.ts';
import { formatEur } from '../base/money.ts';
import type { Services } from '../context.server.ts';
import { queueMail } from '../mail/mail-store.server.ts';
import { tierOf } from '../plans/tier.ts';
import { activationLink, paymentFailPath } from './order-links.server.ts';
import type { Account, Invoice, Order } from './order-tables.server.ts';

type Needs = Pick<Services, 'enqueue'>;

/** A mail is sent once per `occasion`. */
export function sendReceipt(
  tx: Database,
  { enqueue }: Needs,
  order: Order,
  invoice: Invoice,
  occasion = 'first',
): Promise<void> {
  return queueMail(tx, enqueue, {
    key: `order/${order.id}/receipt/${invoice.number}/${occasion}`,
    template: 'order-receipt',
    to: order.billing.billingEmail || order.buyer.email,
    payload: {
      number: invoice.number,
      reference: order.reference,
      plan: planOf(order),
      period: `${dateInWords(invoice.periodStart)} to ${dateInWords(invoice.periodEnd)}`,
      total: formatEur(invoice.content.amounts.total),
    },
  });
}

export function sendWelcome(
  tx: Database,
  { enqueue, secret }: Needs & Pick<Services, 'secret'>,
  order: Order,
  account: Account,
  occasion = 'first',
): Promise<void> {
  return queueMail(tx, enqueue, {
    key: `order/${order.id}/welcome/${occasion}`,
    template: 'order-welcome',
    to: order.buyer.email,
    payload: {
      reference: order.reference,
      plan: planOf(order),
      activate: activationLink(secret, account.id),
      paidUntil: dateInWords(account.paidUntil),
    },
  });
}

export function notifyFailedDebit(
  tx: Database,
  { enqueue, secret, settings }: Needs & Pick<Services, 'secret' | 'settings'>,
  order: Order,
): Promise<void> {
  return queueMail(tx, enqueue, {
    key: `order/${order.id}/debit-failed/${order.attempt}`,
    template: 'order-news',
    to: order.buyer.email,
    payload: {
      ...about(order),
      news: 'debit_failed',
      link: `${settings.siteUrl}${paymentFailPath(secret, order.checkoutId)}`,
    },
  });
}

export function notifyFailedRenewal(
  tx: Database,
  { enqueue }: Needs,
  order: Order,
  account: Account,
  providerInvoiceId: string,
): Promise<void> {
  return queueMail(tx, enqueue, {
    key: `order/${order.id}/renewal-failed/${providerInvoiceId}`,
    template: 'order-news',
    to: order.buyer.email,
    payload: { ...about(order), news: 'renewal_failed', until: dateInWords(account.paidUntil) },
  });
}

export function notifySubscriptionEnd(
  tx: Database,
  { enqueue }: Needs,
  order: Order,
  account: Account,
): Promise<void> {
  return queueMail(tx, enqueue, {
    key: `order/${order.id}/ended`,
    template: 'order-news',
    to: order.buyer.email,
    payload: { ...about(order), news: 'ended', until: dateInWords(account.paidUntil) },
  });
}

export function notifyRefund(
  tx: Database,
  { enqueue }: Needs,
  order: Order,
  cancellation: Invoice,
): Promise<void> {
  return queueMail(tx, enqueue, {
    key: `order/${order.id}/refunded`,
    template: 'order-news',
    to: order.buyer.email,
    payload: {
      ...about(order),
      news: 'refunded',
      number: cancellation.number,
      total: formatEur(cancellation.content.amounts.total),
    },
  });
}

function about(order: Order) {
  return { reference: order.reference, plan: planOf(order) };
}

const planOf = ({ tier }: Order) => tierOf(tier).name;
