import type { Switch } from '../consent/consent.ts';

/** Nothing else may add a third-party script to the page. Scripts that are not named are removed. */
export function setScripts(sources: readonly string[]) {
  const present = [...document.querySelectorAll<HTMLScriptElement>('script[data-consent-script]')];
  for (const script of present) if (!sources.includes(script.src)) script.remove();
  for (const source of sources) if (!present.some(({ src }) => src === source)) addScript(source);
}

function addScript(source: string) {
  if (new URL(source).pathname.endsWith('/gtm.js')) push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  Object.assign(script, { src: source, async: true });
  script.dataset.consentScript = '';
  document.head.append(script);
}

/** A faulty tag must not break the page. */
export function push(entry: unknown) {
  try {
    (window.dataLayer ??= []).push(entry);
  } catch (error) {
    console.warn('A tag failed.', error);
  }
}

/** Tags recognise a consent-mode command because it is an `arguments` object, not an array. */
export function pushConsent(_command: 'consent', _kind: 'default' | 'update', _values: object) {
  // oxlint-disable-next-line prefer-rest-params
  push(arguments);
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type Storage = 'granted' | 'denied';

/** Google's consent mode, version 2. Must be the first entry in `dataLayer`. */
export function consentDefaults(inEea: boolean) {
  return {
    ...consentUpdate(inEea ? [] : ['statistics', 'marketing']),
    functionality_storage: 'granted',
    personalization_storage: 'granted',
    security_storage: 'granted',
  } as const;
}

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
