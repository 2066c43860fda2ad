import type { StripeKeys } from '../../settings/environment.server.ts';
import { Stripe } from 'stripe';
import { brand } from '../../base/brand.ts';
import type { PaymentMethod } from '../../orders/order.ts';
import type { CardPayments, CheckoutRequest, CheckoutStart } from '../../orders/card-payments.ts';
import { tiers, type TierId } from '../../plans/tier.ts';
import { vatPercentOf, type VatTreatment } from '../../plans/vat/vat-treatment.ts';
import {
  idOf,
  newestUsable,
  readStripeEvent,
  toPaymentSession,
  toPaymentSubscription,
  toPromotion,
} from './stripe-objects.ts';

/** Stripe or its sandbox: only the connection differs. */
export type StripeConnection = StripeKeys & { pageOrigins: readonly string[]; fetch: typeof fetch };

export function stripeConnection(keys: StripeKeys): StripeConnection {
  const pageOrigins = ['https://checkout.stripe.com', 'https://billing.stripe.com'];
  return { ...keys, pageOrigins, fetch: globalThis.fetch };
}

/** Looks up prices and tax rate for each checkout, so that none is stale. */
export function createStripePayments(connection: StripeConnection): CardPayments {
  const stripe = new Stripe(connection.secretKey, {
    httpClient: Stripe.createFetchHttpClient(connection.fetch),
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });

  const findSession: CardPayments['findSession'] = async (id) => {
    const session = await orNull(stripe.checkout.sessions.retrieve(id));
    return session && toPaymentSession(session);
  };

  return {
    pageOrigins: connection.pageOrigins,

    yearlyPrices: async () => {
      const prices = await yearlyPrices(stripe, tierIds, hurried);
      return Object.fromEntries(prices.map(({ tier, cents }) => [tier, cents]));
    },

    findPromotion: async (code) => {
      const wanted = code.trim();
      if (!wanted) return null;
      const expand = ['data.promotion.coupon.applies_to'];
      const { data } = await stripe.promotionCodes.list({ code: wanted, limit: 100, expand });
      const found = newestUsable(data);
      if (!found) return null;
      const prices = found.coupon.applies_to ? await yearlyPrices(stripe, tierIds) : [];
      return toPromotion(found, new Map(prices.map(({ product, tier }) => [product, tier])));
    },

    startCheckout: (request) => startCheckout(stripe, request),

    findSession,

    expireSession: async (id) => {
      await expire(stripe, id);
      return findSession(id);
    },

    findInvoice: async (id) => {
      const invoice = await orNull(stripe.invoices.retrieve(id));
      return (
        invoice && {
          id: invoice.id,
          subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
          isPaid: invoice.status === 'paid',
          currency: invoice.currency.toUpperCase(),
          taxCents: invoice.total - (invoice.total_excluding_tax ?? invoice.total),
          totalCents: invoice.total,
        }
      );
    },

    refundInvoice: async (invoiceId) => {
      const intents = await intentsOf(stripe, invoiceId);
      if (intents.length === 0) return 'nothing_paid';
      const outcomes = await Promise.all(intents.map((intent) => refund(stripe, intent)));
      return outcomes.includes('refunded') ? 'refunded' : 'already_refunded';
    },

    refundPart: async (invoiceId, amount, reason) => {
      const [intent] = await intentsOf(stripe, invoiceId);
      if (!intent) return 'nothing_paid';
      await refundOnce(stripe, intent, amount, reason);
      return 'refunded';
    },

    cancelSubscription: async (id) => {
      await orNull(stripe.subscriptions.cancel(id));
    },

    abandonRenewal: (id) => abandonRenewal(stripe, id),

    findSubscription: async (id) => {
      const subscription = await orNull(stripe.subscriptions.retrieve(id));
      return subscription && toPaymentSubscription(subscription);
    },

    postponeRenewal: (id, until) => postponeRenewal(stripe, id, until),

    setRenewal: async (id, renews) => {
      await stripe.subscriptions.update(id, { cancel_at_period_end: !renews });
    },

    setVat: (id, treatment) => setVat(stripe, id, treatment),

    previewRenewal: async (subscription) => {
      const invoice = await stripe.invoices.createPreview({ subscription }).catch((error: unknown) => {
        if (isRefusal(error) && error.code === 'invoice_upcoming_none') return null;
        throw error;
      });
      if (!invoice) return null;
      const { total, total_excluding_tax: net } = invoice;
      return { netCents: net ?? total, taxCents: total - (net ?? total), totalCents: total };
    },

    paymentMethodPage: async (customer, { unchangedUrl, changedUrl }) => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        return_url: unchangedUrl,
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url: changedUrl } },
        },
      });
      return url;
    },

    // The portal sets the customer's default, which a method of the subscription itself would overrule.
    useNewPaymentMethod: async (id) => {
      await orNull(stripe.subscriptions.update(id, { default_payment_method: '' }));
    },

    readEvent: (rawBody, signature) => readStripeEvent(rawBody, signature, connection.webhookSecret),
  };
}

/** The site waits for prices when it starts, but can do without them. */
const hurried: Stripe.RequestOptions = { timeout: 5_000, maxNetworkRetries: 0 };

const tierIds = tiers.map(({ id }) => id);

type YearlyPrice = { id: string; tier: TierId; product: string; cents: number };

/** The lookup key of a price is the id of its tier. */
async function yearlyPrices(
  stripe: Stripe,
  wanted: TierId[],
  options?: Stripe.RequestOptions,
): Promise<YearlyPrice[]> {
  const { data } = await stripe.prices.list({ lookup_keys: wanted, active: true, limit: 100 }, options);
  return data.flatMap(({ id, lookup_key, product, unit_amount, currency, recurring }) => {
    const tier = wanted.find((key) => key === lookup_key);
    const isYearly = recurring?.interval === 'year' && recurring.interval_count === 1;
    if (!tier || !isYearly || currency !== 'eur' || unit_amount === null) return [];
    return [{ id, tier, product: idOf(product), cents: unit_amount }];
  });
}

async function startCheckout(stripe: Stripe, request: CheckoutRequest): Promise<CheckoutStart> {
  const [[price], taxRate] = await Promise.all([
    yearlyPrices(stripe, [request.tier]),
    vatRate(stripe, request.vatTreatment),
  ]);
  if (!price) throw new Error(`Stripe has no yearly price in EUR with the lookup key ${request.tier}.`);
  const idempotencyKey = `checkout-${request.orderId}-${request.attempt}`;
  try {
    const session = await stripe.checkout.sessions.create(sessionFor(request, price.id, taxRate), {
      idempotencyKey,
    });
    const { id: sessionId, url, amount_total: totalCents, expires_at } = session;
    if (totalCents === request.expectedTotalCents)
      return { outcome: 'started', sessionId, url: url!, expiresAt: new Date(expires_at * 1000) };
    await expire(stripe, sessionId);
    return { outcome: 'amount_differs', totalCents: totalCents ?? 0 };
  } catch (error) {
    if (request.promotionId && isAboutPromotion(error)) return { outcome: 'promotion_refused' };
    throw error;
  }
}

/** Depends on the order alone, so that a repeated request is identical and finds the same session. */
function sessionFor(
  request: CheckoutRequest,
  price: string,
  taxRate: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: request.orderId };
  return {
    mode: 'subscription',
    ui_mode: 'hosted_page',
    locale: 'en',
    line_items: [{ price, quantity: 1, tax_rates: [taxRate] }],
    ...(request.promotionId && { discounts: [{ promotion_code: request.promotionId }] }),
    customer_email: request.email,
    client_reference_id: request.orderId,
    metadata,
    // Invoices of later years copy it from the subscription.
    subscription_data: { metadata },
    allowed_payment_method_types: [methods[request.paymentMethod]],
    // We charge in EUR everywhere.
    adaptive_pricing: { enabled: false },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

const methods = { credit_card: 'card', sepa_debit: 'sepa_debit' } as const satisfies Record<
  PaymentMethod,
  string
>;

const rateNames: Readonly<Record<VatTreatment, string>> = {
  domestic: 'VAT',
  reverse_charge: 'VAT, reverse charge',
  outside_eu: 'VAT, not taxable in Germany',
};

async function vatRate(stripe: Stripe, treatment: VatTreatment): Promise<string> {
  const [percentage, name] = [vatPercentOf(treatment), rateNames[treatment]];
  const metadata = { made_by: `${brand.slug}-checkout` };
  const { data } = await stripe.taxRates.list({ active: true, inclusive: false, limit: 100 });
  const known = data.find(
    (rate) =>
      rate.percentage === percentage &&
      rate.display_name === name &&
      rate.metadata?.made_by === metadata.made_by,
  );
  if (known) return known.id;
  const made = await stripe.taxRates.create(
    { display_name: name, country: 'DE', percentage, inclusive: false, metadata },
    { idempotencyKey: treatment === 'domestic' ? `tax-rate-${percentage}` : `tax-rate-${treatment}` },
  );
  return made.id;
}

/** For invoices to come: the year that is paid is not charged again in parts. */
async function setVat(stripe: Stripe, id: string, treatment: VatTreatment): Promise<void> {
  const subscription = await orNull(stripe.subscriptions.retrieve(id));
  const item = subscription?.items.data[0];
  if (!item || toPaymentSubscription(subscription).status === 'ended') return;
  const rate = await vatRate(stripe, treatment);
  if (item.tax_rates?.length === 1 && item.tax_rates[0]!.id === rate) return;
  await stripe.subscriptions.update(id, {
    items: [{ id: item.id, tax_rates: [rate] }],
    proration_behavior: 'none',
  });
}

/** Stripe’s own way to move the date of an existing subscription. With prorations it would credit the paid year. */
async function postponeRenewal(stripe: Stripe, id: string, until: Date): Promise<void> {
  const subscription = await orNull(stripe.subscriptions.retrieve(id));
  if (!subscription) return;
  const { status, renewsAt } = toPaymentSubscription(subscription);
  if (status === 'ended' || renewsAt >= until) return;
  await stripe.subscriptions.update(id, {
    trial_end: until.getTime() / 1000,
    proration_behavior: 'none',
  });
}

/** The invoice goes first: should it be paid at this moment, Stripe refuses, and the paid year stays. */
async function abandonRenewal(stripe: Stripe, subscription: string): Promise<boolean> {
  const [drafts, open] = await Promise.all(
    (['draft', 'open'] as const).map((status) => stripe.invoices.list({ subscription, status })),
  );
  for (const { id } of drafts!.data) await stripe.invoices.finalizeInvoice(id, { auto_advance: false });
  const unpaid = [...drafts!.data, ...open!.data];
  for (const { id } of unpaid) await stripe.invoices.voidInvoice(id);
  if (unpaid.length > 0) await orNull(stripe.subscriptions.cancel(subscription));
  return unpaid.length > 0;
}

async function intentsOf(stripe: Stripe, invoice: string): Promise<string[]> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
  return data.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}

/** Stripe forgets idempotency keys after a day, so the refund itself is marked. */
async function refundOnce(stripe: Stripe, intent: string, amount: number, reason: string): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  if (data.some(({ metadata }) => metadata?.reason === reason)) return;
  await stripe.refunds.create(
    { payment_intent: intent, amount, metadata: { reason } },
    { idempotencyKey: `refund-${intent}-${reason}` },
  );
}

/** Ignores a session that is not open. */
async function expire(stripe: Stripe, sessionId: string) {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

async function refund(stripe: Stripe, intent: string) {
  try {
    await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund-${intent}` });
    return 'refunded';
  } catch (error) {
    if (isRefusal(error) && error.code === 'charge_already_refunded') return 'already_refunded';
    throw error;
  }
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}

function isAboutPromotion(error: unknown) {
  if (!isRefusal(error)) return false;
  return error.param?.startsWith('discounts') === true || /^(coupon|promotion_code)_/.test(error.code ?? '');
}

const isRefusal = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError;
