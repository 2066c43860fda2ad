import type { CardPayments } from './card-payments.ts';

/** The provider cannot be reached, or refuses for no reason that we know. */
export class ProviderAway extends Error {}

/** The same payments; what they fail with can be told from a fault of our own. */
export function tellingWhenAway(payments: CardPayments): CardPayments {
  return {
    ...payments,
    yearlyPrices: telling(payments.yearlyPrices),
    findPromotion: telling(payments.findPromotion),
    startCheckout: telling(payments.startCheckout),
    findSession: telling(payments.findSession),
    expireSession: telling(payments.expireSession),
  };
}

function telling<Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) {
  return async (...given: Given): Promise<Answer> => {
    try {
      return await call(...given);
    } catch (cause) {
      throw new ProviderAway(reasonOf(cause));
    }
  };
}

/** What it says in words may repeat what the buyer has entered, and is not kept. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  const { type = cause.name, code, param } = cause as Partial<Record<'type' | 'code' | 'param', string>>;
  return [type, code, param].filter(Boolean).join(' ');
}
