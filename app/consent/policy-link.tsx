import { href, type Path } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';

/** The link in a text that asks for consent. Its flag keeps the banner away from what one wants to read. */
export function PolicyLink() {
  return (
    <AppLink to={`${href('/legal/privacy-policy')}?cookie=true`} className={`${textLink} whitespace-nowrap`}>
      Privacy policy
    </AppLink>
  );
}

/** Until the visitor goes on to another page. */
export function isReadingPolicy({ pathname, search }: Pick<Path, 'pathname' | 'search'>): boolean {
  return pathname === href('/legal/privacy-policy') && new URLSearchParams(search).has('cookie');
}
