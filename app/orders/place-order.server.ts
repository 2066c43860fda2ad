import type { Services } from '../context.server.ts';
import { yearlyCharge } from '../plans/prices.ts';
import { discountOf } from '../plans/promotion.ts';
import { treatmentOf, vatPercentOf, type VatTreatment } from '../plans/vat/vat-treatment.ts';
import { attemptPayment, type Attempted, type Wanted } from './attempt-payment.server.ts';
import type { CardPayments } from './card-payments.ts';
import type { OrderAmounts, OrderContent } from './order.ts';
import type { SettleNeeds } from './settle-order.server.ts';

export type Placing = {
  checkoutId: string;
  content: OrderContent;
  /** Includes taxes. Buyers pay exactly the amount on the page, or nothing. */
  shownTotalCents: number;
};

export type Placed = Attempted | { outcome: 'provider_away' };

/** Placing the same checkout twice gives one order and one session. */
export async function placeOrder(services: SettleNeeds, placing: Placing): Promise<Placed> {
  const wrapped = { ...services, payments: wrapProviderErrors(services.payments) };
  try {
    return await place(wrapped, placing);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    services.log.warn({ reason: error.message }, 'placing an order failed: payment provider unavailable');
    return { outcome: 'provider_away' };
  }
}

async function place(services: SettleNeeds, placing: Placing): Promise<Placed> {
  const { checkoutId, content, shownTotalCents } = placing;
  const { billing, vatCheck } = content;
  const vatTreatment = treatmentOf(billing, vatCheck, services.settings.vatRules);
  const quoted = await quote(services, content, vatTreatment);
  if (!quoted.ok && quoted.refused === 'promotion') return { outcome: 'promotion_refused' };
  if (!quoted.ok || quoted.amounts.total !== shownTotalCents) return { outcome: 'price_changed' };
  const { amounts, promotion } = quoted;
  const wanted: Wanted = {
    checkoutId,
    content: { ...content, promoCode: promotion?.code ?? null },
    amounts,
    vatTreatment,
    promotionId: promotion?.id ?? null,
  };
  for (let round = 0; round < maxRounds; round += 1) {
    const attempted = await attemptPayment(services, wanted);
    if (attempted) return attempted;
  }
  throw new Error(`Gave up after ${maxRounds} conflicting updates.`);
}

const maxRounds = 5;

type Quote =
  | { ok: true; amounts: OrderAmounts; promotion: { id: string; code: string } | null }
  | { ok: false; refused: 'tier' | 'promotion' };

/** Asks the provider for the price, because input from the page is not trusted. */
async function quote(
  { payments }: Pick<Services, 'payments'>,
  { tier, promoCode }: OrderContent,
  treatment: VatTreatment,
): Promise<Quote> {
  const amountsOf = (price: number, discount: number): OrderAmounts => ({
    price,
    discount,
    ...yearlyCharge(price, discount, vatPercentOf(treatment)),
  });
  const [prices, promotion] = await Promise.all([
    payments.yearlyPrices(),
    promoCode === null ? null : payments.findPromotion(promoCode),
  ]);
  const price = prices[tier];
  if (!price) return { ok: false, refused: 'tier' };
  if (promoCode === null) return { ok: true, amounts: amountsOf(price, 0), promotion: null };
  const found = discountOf(promotion, tier, price);
  if (!found.ok) return { ok: false, refused: 'promotion' };
  return { ok: true, amounts: amountsOf(price, found.discount.discountInCents), promotion };
}

class ProviderError extends Error {}

function wrapProviderErrors(payments: CardPayments): CardPayments {
  return {
    ...payments,
    yearlyPrices: wrapErrors(payments.yearlyPrices),
    findPromotion: wrapErrors(payments.findPromotion),
    startCheckout: wrapErrors(payments.startCheckout),
    findSession: wrapErrors(payments.findSession),
    expireSession: wrapErrors(payments.expireSession),
  };
}

function wrapErrors<Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) {
  return async (...given: Given): Promise<Answer> => {
    try {
      return await call(...given);
    } catch (cause) {
      throw new ProviderError(reasonOf(cause));
    }
  };
}

/** Omits the provider's message, which may repeat what the buyer entered. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  const { type = cause.name, code, param } = cause as Partial<Record<'type' | 'code' | 'param', string>>;
  return [type, code, param].filter(Boolean).join(' ');
}
