import type { ReactNode } from 'react';
import { href } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';
import { trapName } from './field-names.ts';

export function PrivacyLine({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 max-w-prose text-sm text-soft">
      {children} See our{' '}
      <AppLink to={href('/legal/privacy-policy')} className={textLink}>
        privacy policy
      </AppLink>
      .
    </p>
  );
}

export function Trap() {
  return (
    <div className="absolute -left-[9999px] size-px overflow-hidden" aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
