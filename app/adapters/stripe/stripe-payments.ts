import type { StripeKeys } from '../../settings/environment.server.ts';
import { Stripe } from 'stripe';
import { vatPercent } from '../../base/money.ts';
import { brand } from '../../base/brand.ts';
import type { PaymentMethod } from '../../orders/order.ts';
import type { CardPayments, CheckoutRequest, CheckoutStart } from '../../orders/card-payments.ts';
import { tiers, type TierId } from '../../plans/tier.ts';
import { readStripeEvent, idOf, newestUsable, toPromotion, toPaymentSession } from './stripe-objects.ts';

/** Stripe or its sandbox: only the connection differs. */
export type StripeConnection = StripeKeys & { pageOrigin: string; fetch: typeof fetch };

export function stripeConnection(keys: StripeKeys): StripeConnection {
  return { ...keys, pageOrigin: 'https://checkout.stripe.com', fetch: globalThis.fetch };
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
    pageOrigin: connection.pageOrigin,

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
          totalCents: invoice.total,
        }
      );
    },

    refundInvoice: async (invoiceId) => {
      const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid' });
      const intents = data.map(({ payment }) => payment.payment_intent).filter((intent) => intent != null);
      if (intents.length === 0) return 'nothing_paid';
      const outcomes = await Promise.all(intents.map((intent) => refund(stripe, idOf(intent))));
      return outcomes.includes('refunded') ? 'refunded' : 'already_refunded';
    },

    cancelSubscription: async (id) => {
      await orNull(stripe.subscriptions.cancel(id));
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
  const [[price], taxRate] = await Promise.all([yearlyPrices(stripe, [request.tier]), vatRate(stripe)]);
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
    tax_id_collection: { enabled: true },
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

async function vatRate(stripe: Stripe): Promise<string> {
  const metadata = { made_by: `${brand.slug}-checkout` };
  const { data } = await stripe.taxRates.list({ active: true, inclusive: false, limit: 100 });
  const known = data.find(
    (rate) => rate.percentage === vatPercent && rate.metadata?.made_by === metadata.made_by,
  );
  if (known) return known.id;
  const made = await stripe.taxRates.create(
    { display_name: 'VAT', country: 'DE', percentage: vatPercent, inclusive: false, metadata },
    { idempotencyKey: `tax-rate-${vatPercent}` },
  );
  return made.id;
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
