import { href } from 'react-router';
import { brand } from '../base/brand.ts';
import { CookieSettings } from '../consent/cookie-settings.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Logo } from '../ui/logo.tsx';

/** While a visitor buys: a way home, a way to ask, and neither menus nor newsletter. */
export const taskFrame = { Header: TaskHeader, Footer: TaskFooter };

function TaskHeader() {
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-6 px-4 sm:px-6">
        <AppLink to={href('/')} aria-label={`${brand.product}, home`} className="flex shrink-0 rounded-md">
          <Logo />
        </AppLink>
        <p className="flex items-center gap-2 text-sm text-soft">
          <Padlock />
          Secure checkout
        </p>
      </div>
    </header>
  );
}

function TaskFooter() {
  const { name, email } = brand.company;
  return (
    <footer className="mt-auto border-t border-line text-sm text-soft print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-baseline gap-x-6 gap-y-1 px-4 py-6 sm:px-6">
        <p className="grow">
          {name} · Questions? Email{' '}
          <a href={`mailto:${email}`} className={linkLook}>
            {email}
          </a>
        </p>
        {legalLinks.map(({ label, to }) => (
          <AppLink key={to} to={to} className={linkLook}>
            {label}
          </AppLink>
        ))}
        <CookieSettings className={linkLook} />
      </div>
    </footer>
  );
}

/** Drawn here, because an icon of the package would bring its code to every page. */
function Padlock() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-4 fill-none stroke-current stroke-2 text-sea"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width="18" height="11" x="3" y="11" rx="2" />
      <path d="M7 11V7a5 5 0 0 1 10 0v4" />
    </svg>
  );
}

const linkLook = 'rounded-xs py-1 underline underline-offset-4 hover:text-ink';

const legalLinks = [
  { label: 'Terms and Conditions', to: href('/legal/terms-and-conditions') },
  { label: 'Privacy Policy', to: href('/legal/privacy-policy') },
  { label: 'Legal Information', to: href('/legal/legal-information') },
];
