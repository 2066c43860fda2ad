import * as z from 'zod';
import type { Services } from '../context.server.ts';
import { discountOf, type Discount } from './promotion.ts';
import { isTierId, type TierId } from './tier.ts';

export type Coupon = { ok: true; code: string; discount: Discount } | Refused;

/** Another code may help only if it is the code that was refused. */
type Refused = { ok: false; message: string; isTheCode: boolean };

type Needs = Pick<Services, 'payments' | 'facts' | 'log'>;

/** Rate limited against guessing. */
export async function askForCoupon(
  services: Needs & Pick<Services, 'isWithinLimit'>,
  { tier, promoCode }: { tier?: unknown; promoCode?: unknown },
  address: string,
): Promise<Coupon> {
  if (!isTierId(tier)) return refuse(noTier, false);
  const code = typeof promoCode === 'string' ? promoCode.trim().slice(0, maxCodeLength) : '';
  if (!code) return refuse('Please provide a promo code.');
  try {
    if (!(await services.isWithinLimit('coupons-by-address', address))) return refuse(tooMany, false);
  } catch (error) {
    return failed(services, error);
  }
  return couponFor(services, tier, code);
}

/** The plan or its price may have changed since the code was accepted. */
export async function couponFor(services: Needs, tier: TierId, code: string): Promise<Coupon> {
  const priceCents = services.facts.centPrices.current[tier];
  if (!priceCents) return refuse(noPrice, false);
  try {
    const promotion = await services.payments.findPromotion(code);
    const found = discountOf(promotion, tier, priceCents);
    if (!found.ok) return refuse(found.message);
    const discount = readDiscount(found.discount);
    if (discount) return { ok: true, code: promotion!.code, discount };
    services.log.warn({ code: promotion!.code }, 'invalid coupon response');
    return refuse('We couldn’t apply this promo code. Please contact us.');
  } catch (error) {
    return failed(services, error);
  }
}

/** The provider's coupon may hold any value; null unless it has the three numbers. */
export function readDiscount(answer: unknown): Discount | null {
  return schema.safeParse(answer).data ?? null;
}

const cents = z.int().min(0);
const schema = z.object({
  discountedCentPrice: cents,
  discountInCents: cents,
  discountPercentage: z.number().min(0).max(100),
});

const maxCodeLength = 100;

const refuse = (message: string, isTheCode = true): Refused => ({ ok: false, message, isTheCode });

/** Visitors never see the provider's own error message. */
function failed({ log }: Pick<Services, 'log'>, error: unknown) {
  log.warn({ err: error }, 'promo code lookup failed');
  return refuse(noPrice, false);
}

const noPrice = 'An error occurred while fetching the discounted price.';
const noTier = "Internal error, discount couldn't be applied.";
const tooMany = 'Too many attempts. Please try again in ten minutes.';
