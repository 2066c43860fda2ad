import type { Services } from '../context.server.ts';
import type { OrderContent } from './order.ts';

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
  /** The code no longer holds; why, as the coupon call says it. */
  | { outcome: 'promotion_refused'; message: string }
  /** Nothing was charged; it can be tried again. */
  | { outcome: 'provider_away' };

type Needs = Pick<Services, 'db' | 'payments' | 'enqueue' | 'now' | 'secret' | 'settings' | 'log'>;

/** Makes an order of a checkout and starts its payment. The same checkout placed twice is one order and one session. */
export async function placeOrder(_services: Needs, _placing: Placing): Promise<Placed> {
  throw new Error('not written yet');
}
