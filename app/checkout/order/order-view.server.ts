import { brand } from '../../base/brand.ts';
import { dateInWords, dayInShort } from '../../base/dates.ts';
import { formatEur } from '../../base/money.ts';
import type { Services } from '../../context.server.ts';
import type { RenewalAmounts } from '../../orders/card-payments.ts';
import {
  overpaidOnceConfirmed,
  overpaidVat,
  rightTreatment,
} from '../../orders/manage/correct-vat.server.ts';
import {
  canCancel,
  canChangeRenewal,
  hasRunOut,
  isFinished,
  isUnpaidYear,
  orderStatusOf,
  planDates,
  statusInWords,
} from '../../orders/manage/order-status.ts';
import { activationLink, orderPath, orderSubPath, paymentFailPath } from '../../orders/order-links.server.ts';
import { invoicesOf } from '../../orders/order-queries.server.ts';
import type { Invoice, Order } from '../../orders/order-tables.server.ts';
import { canBePaid } from '../../orders/order.ts';
import { dayInBerlin } from '../../orders/plan-year.ts';
import { tierOf } from '../../plans/tier.ts';
import { decisiveCheck, isUnconfirmed, priceWithVat, vatLabel } from '../../plans/vat/vat-treatment.ts';
import { vatTerritoryOf } from '../../plans/vat/vat-territory.ts';
import { countryName } from '../countries.server.ts';
import type { OpenOrder } from './need-order.server.ts';

type Needs = Pick<Services, 'db' | 'payments' | 'secret' | 'settings' | 'log' | 'now'>;

export type OrderView = Awaited<ReturnType<typeof viewOrder>>;

/** An unpaid order shows nothing that was entered: its mail may have gone to somebody else's address. */
export async function viewOrder(services: Needs, { order, account }: OpenOrder, mayAskProvider: boolean) {
  const { db, secret, settings } = services;
  const { reference, checkoutId } = order;
  const tier = tierOf(order.tier);
  const facts = { order, account, now: services.now() };
  const status = orderStatusOf(facts);
  const isOver = account !== null && (status === 'refunded' || hasRunOut(account, facts.now));
  const hasFinished = isFinished(facts);
  const invoices = account ? await invoicesOf(db, order.id) : [];
  const current = invoices.findLast(({ cancels }) => cancels === null);
  const dates = account && planDates(account);
  const isFree = (current?.content.amounts.total ?? order.totalCents) === 0;
  return {
    reference,
    plan: tier.name,
    users: tier.users === 1 ? '1 user' : `Up to ${tier.users} users`,
    status,
    isFinished: hasFinished,
    isOver,
    isUnpaidYear: isUnpaidYear(status),
    isFree,
    statusWords: statusInWords(status, {
      ...(dates ?? { until: '', renewsOn: '' }),
      isOver,
      isFree,
    }),
    /** It names nobody, so an unpaid order shows it too. */
    total: formatEur(order.totalCents),
    payPath: canBePaid(order) ? paymentFailPath(secret, checkoutId) : null,
    period: current ? `${dateInWords(current.periodStart)} to ${dateInWords(current.periodEnd)}` : null,
    dates,
    renewalPrice:
      status === 'active' && mayAskProvider ? priceInWords(order, await previewOf(services, order)) : null,
    canChangeRenewal: canChangeRenewal(facts),
    canCancel: canCancel(facts),
    activate: account && !hasFinished ? activationLink(secret, account.id) : null,
    tool: brand.tool.loginUrl,
    /** The tool does not tell us who has activated an account; after a year of use it is safe to assume. */
    isRenewed: invoices.some(({ periodStart }) => periodStart !== invoices[0]!.periodStart),
    invoices: invoices.map((invoice) => invoiceRow(secret, reference, invoice)),
    billing: account && !hasFinished ? billingFacts(order) : null,
    hasPaidFirstYear: (invoices[0]?.content.amounts.total ?? 0) > 0,
    method: order.paymentMethod === 'credit_card' ? 'card' : 'SEPA direct debit',
    vat:
      account &&
      current &&
      !hasFinished &&
      order.billing.country !== 'DE' &&
      settings.vatRules === 'by-country'
        ? vatFacts(order, current)
        : null,
    paths: {
      order: orderPath(secret, reference),
      cancel: orderSubPath(secret, reference, 'cancel'),
      billing: orderSubPath(secret, reference, 'billing'),
      paymentMethod: orderSubPath(secret, reference, 'payment-method'),
    },
  };
}

/** Without the provider the page is shown without the price. */
async function previewOf({ payments, log }: Needs, { subscriptionId, reference }: Order) {
  return payments.previewRenewal(subscriptionId!).catch((error: unknown) => {
    log.warn({ err: error, order: reference }, 'loading the renewal price failed');
    return null;
  });
}

function priceInWords({ vatTreatment }: Order, amounts: RenewalAmounts | null): string | null {
  if (!amounts) return null;
  return priceWithVat(amounts.netCents, amounts.totalCents, vatTreatment);
}

function invoiceRow(
  secret: string,
  reference: string,
  { number, cancels, corrects, issuedAt, periodStart, periodEnd, content }: Invoice,
) {
  const { total } = content.amounts;
  return {
    number,
    kind: cancels ? `Cancels ${cancels}` : corrects ? `Replaces ${corrects}` : null,
    date: dayInShort(dayInBerlin(issuedAt)),
    period: `${dayInShort(periodStart)} to ${dayInShort(periodEnd)}`,
    total: (cancels && total > 0 ? '−' : '') + formatEur(total),
    path: `${orderSubPath(secret, reference, 'invoice')}&number=${number}`,
  };
}

function billingFacts({ buyer, billing, vatId }: Order): (readonly [name: string, value: string])[] {
  const { street, postalCode, city, state, country, billingEmail, notes } = billing;
  return (
    [
      ['Company', buyer.company],
      ['Address', [street, [postalCode, city].filter(Boolean).join(' '), state].filter(Boolean).join('\n')],
      ['Country', countryName(country) ?? country],
      ['VAT ID', vatId ?? ''],
      ['Invoices go to', billingEmail || buyer.email],
      ['Notes', notes],
    ] as const
  ).filter(([, value]) => value);
}

/** Of countries whose VAT differs from Germany’s. */
function vatFacts(order: Order, current: Invoice) {
  const rules = 'by-country';
  const overpaid = overpaidVat(order, current, rules);
  return {
    label: vatLabel(current.content.vatTreatment ?? 'domestic'),
    refundable: overpaid > 0 ? formatEur(overpaid) : null,
    hasConfirmedId: rightTreatment(order, current, rules) === 'reverse_charge',
    mayHaveId: vatTerritoryOf(order.billing) !== null,
    isRefundedLater: overpaidOnceConfirmed(order, current, rules) > 0,
    isUnconfirmed: isUnconfirmed(order.billing, decisiveCheck(order.vatChecks, order.vatId), rules),
  };
}
