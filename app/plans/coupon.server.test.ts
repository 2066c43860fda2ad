import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaymentSandbox, type PaymentSandbox } from '../../test/payment-sandbox.ts';
import type { Services } from '../context.server.ts';
import type { CardPayments } from '../orders/card-payments.ts';
import { askForCoupon, couponFor, readDiscount } from './coupon.server.ts';

let sandbox: PaymentSandbox;
let centPrices: Record<string, number>;
beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  centPrices = await sandbox.payments.yearlyPrices();
});
afterAll(() => sandbox.drop());

const services = (
  findPromotion = sandbox.payments.findPromotion,
  isWithin: () => Promise<boolean> = async () => true,
) => ({
  payments: { findPromotion } as CardPayments,
  facts: { centPrices: { current: centPrices } } as unknown as Services['facts'],
  log: pino({ level: 'silent' }),
  isWithinLimit: isWithin,
});
const ask = (tier: unknown, promoCode: unknown, given = services()) =>
  askForCoupon(given, { tier, promoCode }, '192.0.2.1');

describe('a promo code of the provider', () => {
  test.each([
    ['corporate', 'WELCOME10', 47_880, 430_920, 10],
    ['starter', 'WELCOME10', 9_480, 85_320, 10],
    ['corporate', 'HARBOUR500', 50_000, 428_800, 10.44],
    ['corporatePlus', 'HARBOUR500', 50_000, 908_800, 5.21],
  ])('discounts %s with %s', async (tier, code, discountInCents, discountedCentPrice, discountPercentage) => {
    expect(await ask(tier, code)).toEqual({
      ok: true,
      code,
      discount: { discountedCentPrice, discountInCents, discountPercentage },
    });
  });

  test.each(['welcome10', '  WELCOME10 ', '\tWelcome10\n'])(
    'reads "%s" as the same code',
    async (entered) => {
      expect(await ask('starter', entered)).toMatchObject({ ok: true, code: 'WELCOME10' });
    },
  );

  test.each([
    ['SUMMER24', 'corporate', 'This promo code has expired.'],
    ['FIRST100', 'corporate', 'This promo code has already been used the maximum number of times.'],
    ['HARBOUR500', 'starter', 'This promo code is not valid for the chosen plan.'],
    ['NOBODY', 'corporate', 'We don’t recognise this promo code. Please check it and try again.'],
    ['X'.repeat(50_000), 'corporate', 'We don’t recognise this promo code. Please check it and try again.'],
    [
      "'; drop table checkout; --",
      'corporate',
      'We don’t recognise this promo code. Please check it and try again.',
    ],
  ])('refuses %.20s for %s', async (code, tier, message) => {
    expect(await ask(tier, code)).toEqual({ ok: false, message, isTheCode: true });
  });

  test.each(['forever', 'repeating'])('is refused if its coupon lasts "%s"', async (duration) => {
    const lasts = (value: string) =>
      sandbox.database.pool.query(
        `update sandbox_payment_object set body = jsonb_set(body, '{duration}', to_jsonb($1::text))
         where id = 'coupon_sandbox_welcome10'`,
        [value],
      );
    await lasts(duration);
    expect(await ask('starter', 'WELCOME10')).toEqual({
      ok: false,
      message: 'We don’t recognise this promo code. Please check it and try again.',
      isTheCode: true,
    });
    await lasts('once');
    expect(await ask('starter', 'WELCOME10')).toMatchObject({ ok: true });
  });
});

describe('refuses', () => {
  test.each([undefined, '', 'gold', 'toString', 7, ['starter']])('the tier %j', async (tier) => {
    const message = "Internal error, discount couldn't be applied.";
    expect(await ask(tier, 'WELCOME10')).toEqual({ ok: false, message, isTheCode: false });
  });

  test.each([undefined, '', '  ', 7, null])('the code %j', async (code) => {
    expect(await ask('starter', code)).toEqual({
      ok: false,
      message: 'Please provide a promo code.',
      isTheCode: true,
    });
  });

  test('a code if the provider fails, without its message', async () => {
    const failing = services(() => Promise.reject(new Error('Invalid API key sk_live_1')));
    const message = 'An error occurred while fetching the discounted price.';
    expect(await ask('starter', 'WELCOME10', failing)).toEqual({ ok: false, message, isTheCode: false });
    const uncounted = services(undefined, () => Promise.reject(new Error('the database is away')));
    expect(await ask('starter', 'WELCOME10', uncounted)).toEqual({ ok: false, message, isTheCode: false });
  });

  test('a tier without a price', async () => {
    const message = 'An error occurred while fetching the discounted price.';
    const unpriced = { ...services(), facts: { centPrices: { current: {} } } as Services['facts'] };
    expect(await couponFor(unpriced, 'starter', 'WELCOME10')).toEqual({
      ok: false,
      message,
      isTheCode: false,
    });
  });

  test('a discount that is not valid', async () => {
    const odd = async () => ({
      id: 'promo_1',
      code: 'ODD',
      discount: { kind: 'percent' as const, percent: NaN },
      state: 'active' as const,
      tiers: null,
      minimumCents: null,
    });
    const message = 'We couldn’t apply this promo code. Please contact us.';
    expect(await ask('starter', 'ODD', services(odd))).toEqual({ ok: false, message, isTheCode: true });
  });
});

test('refuses too many guesses without asking the provider', async () => {
  let asked = 0;
  const counted = services(
    async () => {
      asked += 1;
      return null;
    },
    async () => false,
  );
  expect(await ask('starter', 'WELCOME10', counted)).toEqual({
    ok: false,
    message: 'Too many attempts. Please try again in ten minutes.',
    isTheCode: false,
  });
  expect(asked).toBe(0);
});

const right = { discountedCentPrice: 900, discountInCents: 100, discountPercentage: 10 };

test('reads a discount of three numbers', () => {
  expect(readDiscount(right)).toEqual(right);
});

test.each([
  null,
  'a lot',
  {},
  { ...right, discountInCents: '100' },
  { ...right, discountInCents: undefined },
  { ...right, discountedCentPrice: -1 },
  { ...right, discountedCentPrice: 1.5 },
  { ...right, discountPercentage: 101 },
  { ...right, discountPercentage: NaN },
])('reads no discount from %j', (answer) => {
  expect(readDiscount(answer)).toBe(null);
});
