import { expect, test } from 'vitest';
import { openSite } from '../../test/site.ts';

const site = openSite({ TRUST_PROXY: '1' });

const ask = async (body: string | URLSearchParams, address: string) => {
  const isJson = typeof body === 'string';
  const response = await site.fetch('/stripe/coupon', {
    method: 'POST',
    headers: { 'x-forwarded-for': address, ...(isJson && { 'content-type': 'application/json' }) },
    body,
  });
  return [response.status, await response.json()];
};

test('answers the discount of a code sent as JSON or as a form', async () => {
  const fields = { tier: 'corporate', promoCode: 'welcome10 ' };
  const discount = { discountedCentPrice: 430_920, discountInCents: 47_880, discountPercentage: 10 };
  expect(await ask(JSON.stringify(fields), '192.0.2.1')).toEqual([200, discount]);
  expect(await ask(new URLSearchParams(fields), '192.0.2.1')).toEqual([200, discount]);
});

test.each([
  ['{"promoCode":"WELCOME10"}', "Internal error, discount couldn't be applied."],
  ['{"tier":"gold","promoCode":"WELCOME10"}', "Internal error, discount couldn't be applied."],
  ['not JSON', "Internal error, discount couldn't be applied."],
  ['null', "Internal error, discount couldn't be applied."],
  ['{"tier":"starter"}', 'Please provide a promo code.'],
  ['{"tier":"starter","promoCode":" "}', 'Please provide a promo code.'],
  ['{"tier":"starter","promoCode":"HARBOUR500"}', 'This promo code is not valid for the chosen plan.'],
])('answers %s with a 422 and a message', async (body, message) => {
  expect(await ask(body, '192.0.2.2')).toEqual([422, { message }]);
});

test('limits guesses', async () => {
  const guess = '{"tier":"starter","promoCode":"GUESS"}';
  const guesses = await Promise.all(Array.from({ length: 12 }, () => ask(guess, '192.0.2.3')));
  const refused = [422, { message: 'Too many attempts. Please try again in ten minutes.' }];
  expect(guesses.filter((answer) => JSON.stringify(answer) === JSON.stringify(refused))).toHaveLength(2);
  expect((await ask('{"tier":"starter","promoCode":"WELCOME10"}', '192.0.2.4'))[0]).toBe(200);
});
