import { href } from 'react-router';

/** Opens the dialog. Without scripts, or while nothing is there to open it, it leads to the privacy policy. */
export function CookieSettings({ className = '' }: { className?: string }) {
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className={`${className} noscript:hidden`}>
        Cookie settings
      </button>
      <a href={policy} className={`${className} not-noscript:hidden`}>
        Cookie settings
      </a>
    </>
  );
}

export const openingEvent = 'open-cookie-settings';

function open() {
  const isUnheard = document.dispatchEvent(new Event(openingEvent, { cancelable: true }));
  if (isUnheard) location.assign(policy);
}

const policy = `${href('/legal/privacy-policy')}#cookies-and-what-is-kept-in-your-browser`;
