import type { Switch } from '../consent/consent.ts';
import type { TrackingItem } from './tracking-item.ts';

/**
 * Every event that the site tells the tag manager, besides `consent_given`, which is pushed on a first decision
 * whatever it was. None holds what a visitor typed.
 */
export type SiteEvent =
  /** Another page is shown without a page load. The first of a visit is the container's own. */
  | { event: 'page_view'; page_path: string; page_title: string }
  /** A form was sent off; not whether it was accepted. `form_type` as in the form, or the path it is sent to. */
  | { event: 'form_submit'; form_type: string }
  /** A whitepaper, a report's sample, a table of figures. */
  | { event: 'file_download'; file_path: string }
  /** Somebody leaves for the tool: `link_path` is `/register`, `/login` or `/`. */
  | { event: 'tool_link'; link_path: string }
  /** The first step of the checkout is shown. */
  | { event: 'begin_checkout'; ecommerce: Ecommerce }
  /** The overview is shown: how to pay is chosen. */
  | { event: 'add_payment_info'; ecommerce: Ecommerce & { payment_type: string } }
  /** Once for each paid order. */
  | {
      event: 'purchase';
      ecommerce: Ecommerce & { transaction_id: string };
      /** The hash of the normalised mail address; goes out with consent to marketing only. */
      user_data?: { sha256_email_address: string };
    };

type Ecommerce = { currency: string; value: number; items: readonly TrackingItem[] };

/** What of an event may go out: all of it, a part, or nothing. */
export function permitted(event: SiteEvent, enabled: readonly Switch[]): SiteEvent | null {
  const [statistics, marketing] = [enabled.includes('statistics'), enabled.includes('marketing')];
  if (event.event !== 'purchase') return statistics ? event : null;
  if (marketing) return event;
  const { user_data: _withheld, ...purchase } = event;
  return statistics ? purchase : null;
}
