import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readShellMarkup, ShellProvider } from './shell/drawn-shell.tsx';
import { isCrawler } from './shell/fatal-error.ts';
import { holdBackRoutes } from './shell/later-routes.client.ts';
import { guardReloads } from './shell/reloads.client.ts';
import { readInstallation, InstallationProvider } from './base/installation.tsx';

if (isCrawler(navigator.userAgent)) {
  // The HTML is complete. Without hydration no script error can replace it with an error screen.
  addEventListener('error', (event) => console.error(event.error));
  addEventListener('unhandledrejection', (event) => console.error(event.reason));
} else {
  if (import.meta.env.PROD) guardReloads(window);
  const addRoutes = import.meta.env.PROD ? holdBackRoutes(window) : () => {};
  const installation = readInstallation(document.documentElement);
  const shell = readShellMarkup(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated then={addRoutes}>
          <InstallationProvider installation={installation}>
            <ShellProvider markup={shell}>
              <HydratedRouter />
            </ShellProvider>
          </InstallationProvider>
        </Hydrated>
      </StrictMode>,
    );
  });
}

/**
 * Its effect runs once the whole page is hydrated. The journeys wait for its mark. Around the page, not beside it: a second
 * child would give other ids (`useId`) than on the server.
 */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => {
    // In a separate task, so that it does not lengthen the last one of hydration.
    setTimeout(() => {
      then();
      // Lazy until now; a picture of the whole page, taken without scrolling, would lack those far down.
      for (const flag of document.querySelectorAll<HTMLImageElement>('[src*=flags]')) flag.loading = 'eager';
      document.documentElement.dataset.hydrated = '';
    });
  }, [then]);
  return children;
}
