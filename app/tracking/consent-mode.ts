import type { Switch } from '../consent/consent.ts';

type Storage = 'granted' | 'denied';

/** Google's consent mode, version 2: what tags may do before any decision. It comes first of all in `dataLayer`. */
export function consentDefaults(inEea: boolean) {
  return {
    ...consentUpdate(inEea ? [] : ['statistics', 'marketing']),
    functionality_storage: 'granted',
    personalization_storage: 'granted',
    security_storage: 'granted',
  } as const;
}

/** What a decision changes. */
export function consentUpdate(enabled: readonly Switch[]) {
  const statistics: Storage = enabled.includes('statistics') ? 'granted' : 'denied';
  const marketing: Storage = enabled.includes('marketing') ? 'granted' : 'denied';
  return {
    analytics_storage: statistics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  };
}
