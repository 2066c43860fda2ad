import { brand } from '../base/brand.ts';

/** Labels the tracking item, as the tag manager's reports expect it. What is charged is euros. */
export const trackingCurrency = 'USD';

/** A plan as Google's eCommerce events describe what is bought. */
export type TrackingItem = {
  item_id: string;
  item_name: string;
  currency: string;
  item_brand: string;
  item_category: 'accounts';
  /** A month's net price, discount taken off, in major units. */
  price: number;
  quantity: 1;
  product_type: string;
};

export function trackingItem(tierId: string, monthlyPrice: number): TrackingItem {
  return {
    item_id: tierId,
    item_name: `${brand.product} Access`,
    currency: trackingCurrency,
    item_brand: brand.product,
    item_category: 'accounts',
    price: monthlyPrice,
    quantity: 1,
    product_type: `${tierId}_${trackingCurrency}`,
  };
}
