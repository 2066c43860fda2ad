import { expect, test } from 'vitest';
import { permittedEvent, type SiteEvent, trackingItem } from './events.ts';

const ecommerce = { currency: 'USD', value: 399, items: [trackingItem('corporate', 399)] };
const purchase: SiteEvent = {
  event: 'purchase',
  ecommerce: { ...ecommerce, transaction_id: 'MQ-2026-000001' },
  user_data: { sha256_email_address: 'ab12' },
};
const view: SiteEvent = { event: 'page_view', page_path: '/faq', page_title: 'FAQ' };

test('an event is sent only with consent to statistics', () => {
  expect(permittedEvent(view, ['functional', 'statistics'])).toBe(view);
  expect(permittedEvent(view, ['functional', 'marketing'])).toBeNull();
  expect(permittedEvent(view, [])).toBeNull();
});

test('a purchase is sent with either consent, and with the hashed address only for marketing', () => {
  expect(permittedEvent(purchase, ['marketing'])).toBe(purchase);
  const counted = permittedEvent(purchase, ['statistics']);
  expect(counted).toEqual({ event: 'purchase', ecommerce: purchase.ecommerce });
  expect(JSON.stringify(counted)).not.toContain('ab12');
  expect(permittedEvent(purchase, ['functional'])).toBeNull();
});

test('a plan is described as the reports expect it', () => {
  expect(trackingItem('corporatePlus', 798.99)).toEqual({
    item_id: 'corporatePlus',
    item_name: 'Marketquay Access',
    currency: 'USD',
    item_brand: 'Marketquay',
    item_category: 'accounts',
    price: 798.99,
    quantity: 1,
    product_type: 'corporatePlus_USD',
  });
});
