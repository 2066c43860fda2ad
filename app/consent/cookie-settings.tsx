import { href, type Path } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';

/** Opens the dialog, or the privacy policy if scripts are off or not loaded yet. */
export function CookieSettings({ className = '' }: { className?: string }) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-opens-cookie-settings=""
        className={`${className} noscript:hidden`}
      >
        Cookie settings
      </button>
      <a href={policy} className={`${className} not-noscript:hidden`}>
        Cookie settings
      </a>
    </>
  );
}

export const openSettingsEvent = 'open-cookie-settings';

/** One listener for all such buttons: that in the footer is drawn by the server. */
export function onCookieSettingsClick({ target }: MouseEvent) {
  if (!(target as Element).closest('[data-opens-cookie-settings]')) return;
  const isUnheard = document.dispatchEvent(new Event(openSettingsEvent, { cancelable: true }));
  if (isUnheard) location.assign(policy);
}

const policy = `${href('/legal/privacy-policy')}#cookies-and-browser-storage`;

/** The query `cookie` hides the banner, which would cover the policy. */
export function PolicyLink() {
  return (
    <AppLink to={`${href('/legal/privacy-policy')}?cookie=true`} className={`${textLink} whitespace-nowrap`}>
      Privacy policy
    </AppLink>
  );
}

export function isReadingPolicy({ pathname, search }: Pick<Path, 'pathname' | 'search'>): boolean {
  return pathname === href('/legal/privacy-policy') && new URLSearchParams(search).has('cookie');
}
