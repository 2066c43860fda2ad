import type { OrderContent } from './order.ts';
import { attemptPayment, type Wanted } from './attempt-payment.server.ts';
import { ProviderAway, tellingWhenAway } from './provider-away.server.ts';
import { quote } from './quote.server.ts';
import type { SettleNeeds } from './settle-order.server.ts';

/** What the checkout hands over when the buyer presses the button. */
export type Placing = {
  checkoutId: string;
  content: OrderContent;
  /** What the buyer was shown, with taxes: nobody pays another amount than the page said. */
  shownTotalCents: number;
};

export type Placed =
  /** The buyer goes on to the provider's page. */
  | { outcome: 'started'; url: string }
  /** It was paid before, or a direct debit is on its way: the buyer goes on to the success page. */
  | { outcome: 'under_way'; reference: string }
  /** The price is another by now. */
  | { outcome: 'price_changed' }
  /** The code no longer holds. */
  | { outcome: 'promotion_refused' }
  /** Nothing was charged; it can be tried again. */
  | { outcome: 'provider_away' };

/** Makes an order of a checkout and starts its payment. The same checkout placed twice is one order and one session. */
export async function placeOrder(services: SettleNeeds, placing: Placing): Promise<Placed> {
  const told = { ...services, payments: tellingWhenAway(services.payments) };
  try {
    return await place(told, placing);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    services.log.warn({ reason: error.message }, 'no order can be paid: the payment provider is away');
    return { outcome: 'provider_away' };
  }
}

async function place(services: SettleNeeds, placing: Placing): Promise<Placed> {
  const { checkoutId, content, shownTotalCents } = placing;
  const quoted = await quote(services, content);
  if (!quoted.ok && quoted.refused === 'promotion') return { outcome: 'promotion_refused' };
  if (!quoted.ok || quoted.amounts.total !== shownTotalCents) return { outcome: 'price_changed' };
  const { amounts, promotion } = quoted;
  const wanted: Wanted = {
    checkoutId,
    content: { ...content, promoCode: promotion?.code ?? null },
    amounts,
    promotionId: promotion?.id ?? null,
  };
  for (let round = 0; round < mostRounds; round += 1) {
    const placed = await attemptPayment(services, wanted);
    if (placed) return placed;
  }
  throw new Error('Other tabs were faster, again and again.');
}

/** Each time another tab has got further; nobody has that many. */
const mostRounds = 5;
