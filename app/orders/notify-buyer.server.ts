import type { Database } from '../base/database.server.ts';
import { dateInWords } from '../base/dates.ts';
import { formatEur } from '../base/money.ts';
import type { Services } from '../context.server.ts';
import { queueMail } from '../mail/mail-store.server.ts';
import type { MailPayloads } from '../mail/templates/templates.server.tsx';
import { tierOf } from '../plans/tier.ts';
import { priceWithVat, vatWithRate } from '../plans/vat/vat-treatment.ts';
import type { RenewalAmounts } from './card-payments.ts';
import { hasRunOut } from './manage/order-status.ts';
import { activationLink, orderPath, paymentFailPath } from './order-links.server.ts';
import type { Account, Invoice, Order } from './order-tables.server.ts';
import { yearAfter } from './plan-year.ts';

export type NotifyNeeds = Pick<Services, 'enqueue' | 'secret'>;

/** A mail is sent once per `occasion`. */
export function sendReceipt(
  tx: Database,
  { enqueue, secret }: NotifyNeeds,
  order: Order,
  invoice: Invoice,
  { occasion = 'first', isRenewal = false, renews = true } = {},
): Promise<void> {
  const { amounts, vatTreatment = 'domestic' } = invoice.content;
  return queueMail(tx, enqueue, {
    key: `order/${order.id}/receipt/${invoice.number}/${occasion}`,
    template: 'order-receipt',
    to: order.billing.billingEmail || order.buyer.email,
    payload: {
      ...about(secret, order),
      number: invoice.number,
      period: `${dateInWords(invoice.periodStart)} to ${dateInWords(invoice.periodEnd)}`,
      net: formatEur(amounts.base),
      vat: vatWithRate(amounts.taxes, vatTreatment),
      total: formatEur(amounts.total),
      isFree: amounts.total === 0,
      isRenewal,
      renews,
    },
  });
}

export function sendWelcome(
  tx: Database,
  { enqueue, secret }: NotifyNeeds,
  order: Order,
  account: Account,
  occasion = 'first',
): Promise<void> {
  const { billing, buyer } = order;
  return queueMail(tx, enqueue, {
    key: `order/${order.id}/welcome/${occasion}`,
    template: 'order-welcome',
    to: order.buyer.email,
    payload: {
      ...about(secret, order),
      users: tierOf(order.tier).users,
      activate: activationLink(secret, account.id),
      paidUntil: dateInWords(account.paidUntil),
      isBilledElsewhere: (billing.billingEmail || buyer.email) !== buyer.email,
    },
  });
}

export function notifyReceived(tx: Database, services: NotifyNeeds, order: Order): Promise<void> {
  return sendNews(tx, services, order, `received/${order.attempt}`, {
    news: 'received',
    total: formatEur(order.totalCents),
  });
}

export function notifyFailedDebit(
  tx: Database,
  services: NotifyNeeds & Pick<Services, 'settings'>,
  order: Order,
): Promise<void> {
  const { secret, settings } = services;
  return sendNews(tx, services, order, `debit-failed/${order.attempt}`, {
    news: 'debit_failed',
    link: `${settings.siteUrl}${paymentFailPath(secret, order.checkoutId)}`,
  });
}

export function notifyUpcomingRenewal(
  tx: Database,
  services: NotifyNeeds,
  order: Order,
  account: Account,
  { days, amounts }: { days: number; amounts: RenewalAmounts },
): Promise<void> {
  return sendNews(tx, services, order, renewalOccasion(account, days), {
    news: 'renewal_ahead',
    ...renewalOf(order, account, amounts),
  });
}

export const renewalNoticeKey = (orderId: number, account: Pick<Account, 'paidUntil'>, days: number) =>
  newsKey(orderId, renewalOccasion(account, days));

const renewalOccasion = ({ paidUntil }: Pick<Account, 'paidUntil'>, days: number) =>
  `renewal-ahead/${paidUntil}/${days}`;

export function notifyFailedRenewal(
  tx: Database,
  services: NotifyNeeds & Pick<Services, 'now'>,
  order: Order,
  account: Account,
  providerInvoiceId: string,
): Promise<void> {
  return sendNews(tx, services, order, `renewal-failed/${providerInvoiceId}`, {
    news: 'renewal_failed',
    until: dateInWords(account.paidUntil),
    isOver: hasRunOut(account, services.now()),
  });
}

/** The account after the change: its counter keeps repeated changes apart. */
export function notifyCancellation(
  tx: Database,
  services: NotifyNeeds & Pick<Services, 'now'>,
  order: Order,
  { changes }: Account,
  lastDay: string,
): Promise<void> {
  return sendNews(tx, services, order, `cancelled/${changes}`, {
    news: 'cancelled',
    until: dateInWords(lastDay),
    isOver: hasRunOut({ paidUntil: lastDay }, services.now()),
  });
}

export function notifyResumption(
  tx: Database,
  services: NotifyNeeds,
  order: Order,
  account: Account,
): Promise<void> {
  return sendNews(tx, services, order, `resumed/${account.changes}`, {
    news: 'resumed',
    on: renewalDay(account),
  });
}

export function notifySubscriptionEnd(
  tx: Database,
  services: NotifyNeeds & Pick<Services, 'now'>,
  order: Order,
  account: Account,
  { isUnpaid = false } = {},
): Promise<void> {
  return sendNews(tx, services, order, 'ended', {
    news: 'ended',
    until: dateInWords(account.paidUntil),
    isOver: hasRunOut(account, services.now()),
    isUnpaid,
  });
}

/** Names no details: they are what somebody typed, and the address on file may be a stranger's. */
export function notifyBillingChange(
  tx: Database,
  services: NotifyNeeds,
  order: Order,
  account: Account,
): Promise<void> {
  return sendNews(tx, services, order, `billing-changed/${account.changes}`, { news: 'billing_changed' });
}

export function notifyPaymentMethod(
  tx: Database,
  services: NotifyNeeds,
  order: Order,
  { eventId, renews }: { eventId: string; renews: boolean },
): Promise<void> {
  return sendNews(tx, services, order, `payment-method/${eventId}`, {
    news: 'payment_method_changed',
    renews,
  });
}

export function notifyVatCorrection(
  tx: Database,
  services: NotifyNeeds,
  order: Order,
  {
    cancellation,
    corrected,
    refundedCents,
  }: { cancellation: Invoice; corrected: Invoice; refundedCents: number },
): Promise<void> {
  return sendNews(tx, services, order, `vat-corrected/${corrected.number}`, {
    news: 'vat_corrected',
    number: corrected.number,
    cancellation: cancellation.number,
    refunded: formatEur(refundedCents),
    total: formatEur(corrected.content.amounts.total),
    hasConfirmedId: corrected.content.vatTreatment === 'reverse_charge',
  });
}

export function notifyRefusedVatId(
  tx: Database,
  services: NotifyNeeds,
  order: Order,
  { vatId, isCorrectable }: { vatId: string; isCorrectable: boolean },
): Promise<void> {
  return sendNews(tx, services, order, `vat-refused/${vatId}`, { news: 'vat_id_refused', isCorrectable });
}

export function notifyRefund(
  tx: Database,
  services: NotifyNeeds,
  order: Order,
  cancellation: Invoice,
): Promise<void> {
  const { total } = cancellation.content.amounts;
  return sendNews(tx, services, order, 'refunded', {
    news: 'refunded',
    number: cancellation.number,
    total: formatEur(total),
    isFree: total === 0,
  });
}

type News = MailPayloads['order-news'];
type Told<Kind> = Kind extends News ? Omit<Kind, 'reference' | 'plan' | 'page'> : never;

function sendNews(
  tx: Database,
  { enqueue, secret }: NotifyNeeds,
  order: Order,
  occasion: string,
  told: Told<News>,
): Promise<void> {
  return queueMail(tx, enqueue, {
    key: newsKey(order.id, occasion),
    template: 'order-news',
    to: order.buyer.email,
    payload: { ...about(secret, order), ...told } as News,
  });
}

const newsKey = (orderId: number, occasion: string) => `order/${orderId}/${occasion}`;

function about(secret: string, { reference, tier }: Order) {
  return { reference, plan: tierOf(tier).name, page: orderPath(secret, reference) };
}

function renewalOf({ vatTreatment }: Order, account: Account, { netCents, totalCents }: RenewalAmounts) {
  return {
    on: renewalDay(account),
    until: dateInWords(account.paidUntil),
    price: priceWithVat(netCents, totalCents, vatTreatment),
  };
}

const renewalDay = ({ paidUntil }: Account) => dateInWords(yearAfter(paidUntil).start);
