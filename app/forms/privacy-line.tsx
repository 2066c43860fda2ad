import type { ReactNode } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';

/** Stands below the button of every form: what the entries are for, and where the rest is written. */
export function PrivacyLine({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 max-w-prose text-sm text-soft">
      {children} See our{' '}
      <AppLink to="/legal/privacy-policy" className={textLink}>
        privacy policy
      </AppLink>
      .
    </p>
  );
}
