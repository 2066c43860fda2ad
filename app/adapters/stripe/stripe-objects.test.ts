import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { readStripeEvent } from './stripe-objects.ts';

const secret = 'whsec_tests';
const body = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  created: 1_760_000_000,
  type: 'customer.subscription.deleted',
  data: { object: { id: 'sub_1', object: 'subscription', metadata: { order_id: 'order-1' } } },
});
const signed = (payload: string, agoSeconds = 0, by = secret) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: by,
    timestamp: Date.now() / 1000 - agoSeconds,
  });

test('an event is read in our own words', () => {
  expect(readStripeEvent(body, signed(body), secret)).toEqual({
    id: 'evt_1',
    at: new Date(1_760_000_000_000),
    kind: 'subscription_ended',
    subscriptionId: 'sub_1',
    orderId: 'order-1',
  });
});

test('what orders do not care for is still known to be genuine', () => {
  const other = body.replace('customer.subscription.deleted', 'charge.dispute.created');
  expect(readStripeEvent(other, signed(other), secret)).toMatchObject({
    kind: 'other',
    name: 'charge.dispute.created',
  });
});

test.for([
  ['without a signature', body, null],
  ['with half of one', body, 't=1760000000'],
  ['signed by somebody else', body, signed(body, 0, 'whsec_other')],
  ['changed on the way', body.replace('sub_1', 'sub_2'), signed(body)],
  ['sent again ten minutes later', body, signed(body, 600)],
] as const)('an event %s is none', ([, payload, signature]) => {
  expect(readStripeEvent(payload, signature, secret)).toBeNull();
});

test('an invoice names its order by way of the subscription, as an id or in full', () => {
  const invoice = (subscription: unknown) =>
    JSON.stringify({
      id: 'evt_2',
      object: 'event',
      created: 1_760_000_000,
      type: 'invoice.paid',
      data: {
        object: {
          id: 'in_1',
          object: 'invoice',
          billing_reason: 'subscription_cycle',
          total: 112_812,
          parent: { subscription_details: { subscription, metadata: { order_id: 'order-1' } } },
        },
      },
    });
  for (const subscription of ['sub_1', { id: 'sub_1', object: 'subscription' }]) {
    const text = invoice(subscription);
    expect(readStripeEvent(text, signed(text), secret)).toMatchObject({
      kind: 'invoice_paid',
      invoiceId: 'in_1',
      subscriptionId: 'sub_1',
      orderId: 'order-1',
      isRenewal: true,
    });
  }
});
