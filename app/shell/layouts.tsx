import { type ReactNode, useEffect, useState, type ComponentType } from 'react';
import { onCookieSettingsClick } from '../consent/cookie-settings.tsx';
import { DrawnFooter, DrawnHeader } from './drawn-shell.tsx';
import { useRouteHandle } from './use-route-handle.tsx';
import type { VisitorOptions } from '../tracking/visitor.client.ts';
import { useInstallation } from '../base/installation.tsx';

/**
 * The consent banner is part of the layout and does not re-render the page, which ends above it. An error screen always
 * has the band, even where the page it replaces has none.
 */
export function SiteLayout({ isError = false, children }: LayoutProps) {
  return (
    <div className="flex flex-col">
      <a href="#content" className={skipLinkLook}>
        Skip to content
      </a>
      <VisitorCornerLoader />
      <DefaultLayout isError={isError}>{children}</DefaultLayout>
    </div>
  );
}

type LayoutProps = { isError?: boolean; children: ReactNode };

function DefaultLayout({ isError, children }: LayoutProps) {
  const handle = useRouteHandle();
  const { Header, Footer } = handle?.frame ?? siteFrame;
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main
        id="content"
        tabIndex={-1}
        className="outline-none"
        data-brings={isError ? 'band' : handle?.brings}
      >
        {children}
      </main>
      <Footer />
    </div>
  );
}

const siteFrame = { Header: DrawnHeader, Footer: DrawnFooter };

const skipLinkLook =
  'sr-only z-40 rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-4';

function VisitorCornerLoader() {
  const { consentScripts: scripts, regionByQuery } = useInstallation();
  const [Corner, setCorner] = useState<ComponentType<VisitorOptions> | null>(null);
  useEffect(() => {
    document.addEventListener('click', onCookieSettingsClick);
    return () => document.removeEventListener('click', onCookieSettingsClick);
  }, []);
  useEffect(() => {
    import('../tracking/visitor-corner.tsx').then(
      ({ VisitorCorner }) => setCorner(() => VisitorCorner),
      // If it is blocked or fails to load, nothing optional happens.
      () => {},
    );
  }, []);
  return Corner && <Corner scripts={scripts} regionByQuery={regionByQuery} reload={reload} />;
}

const reload = () => location.reload();
