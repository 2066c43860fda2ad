import { brand } from '../base/brand.ts';
import type { Switch } from '../consent/consent.ts';

/** No event holds what a visitor typed. `consent_given` is separate: it is pushed on a first decision, whatever it is. */
export type SiteEvent =
  /** For client navigations only: the container itself reports the first page of a visit. */
  | { event: 'page_view'; page_path: string; page_title: string }
  /** Also sent if the form is refused. `form_type` is the field of that name, or else the form's path. */
  | { event: 'form_submit'; form_type: string }
  | { event: 'file_download'; file_path: string }
  | { event: 'tool_link'; link_path: string }
  | { event: 'begin_checkout'; ecommerce: Ecommerce }
  | { event: 'add_payment_info'; ecommerce: Ecommerce & { payment_type?: string } }
  | {
      event: 'purchase';
      ecommerce: Ecommerce & { transaction_id: string };
      /** The hash of the normalised mail address; sent only with consent to marketing. */
      user_data?: { sha256_email_address: string };
    };

type Ecommerce = { currency: string; value: number; items: readonly TrackingItem[] };

export function permittedEvent(event: SiteEvent, enabled: readonly Switch[]): SiteEvent | null {
  const [statistics, marketing] = [enabled.includes('statistics'), enabled.includes('marketing')];
  if (event.event !== 'purchase') return statistics ? event : null;
  if (marketing) return event;
  const { user_data: _withheld, ...purchase } = event;
  return statistics ? purchase : null;
}

/** The tag manager's reports expect dollars, although we charge in euros. */
export const trackingCurrency = 'USD';

export type TrackingItem = {
  item_id: string;
  item_name: string;
  currency: string;
  item_brand: string;
  item_category: 'accounts';
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
