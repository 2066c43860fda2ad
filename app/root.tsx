import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { requestContext } from './context.server.ts';
import { SearchOpener, useRecentPages } from './search/search-opener.tsx';
import { describeError, ErrorScreen } from './shell/error-screen.tsx';
import { SiteLayout } from './shell/layouts.tsx';
import { ShellServices, useFatalError } from './shell/shell-services.tsx';
import { installationAttributes, useInstallation } from './base/installation.tsx';
import { siteMiddleware } from './edge/site-middleware.server.ts';
import stylesUrl from './ui/styles.css?url';
import type { Route } from './+types/root.ts';

export const middleware: Route.MiddlewareFunction[] = [siteMiddleware];

/** Runs on every navigation, so that redirects, removals and guards apply there too. */
export function loader({ context }: Route.LoaderArgs) {
  return { buildId: context.get(requestContext).buildId };
}

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesUrl },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  const installation = useInstallation();
  return (
    <html lang="en" {...installationAttributes(installation)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="all" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1521" media="(prefers-color-scheme: dark)" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData: { buildId } }: Route.ComponentProps) {
  const failedStatus = useFatalError();
  useRecentPages();
  return (
    <>
      <ShellServices latestBuildId={buildId} failed={failedStatus !== null} />
      <SearchOpener />
      <SiteLayout isError={failedStatus !== null}>
        {failedStatus === null ? <Outlet /> : <ErrorScreen status={failedStatus} />}
      </SiteLayout>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { buildId } = useInstallation();
  return (
    <>
      <ShellServices latestBuildId={buildId} failed />
      <SearchOpener />
      <SiteLayout isError>
        <ErrorScreen {...describeError(error)} />
      </SiteLayout>
    </>
  );
}
