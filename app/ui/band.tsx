import type { ReactNode } from 'react';

/**
 * The navy band with the logo's wave at its lower edge: once per page, as wide as the window. Everything in it takes the
 * colours of the dark theme. On a page without one the footer is the band.
 */
export function Band({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`band ${className}`}>{children}</div>;
}
