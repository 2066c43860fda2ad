import type { ReactNode } from 'react';

/** The document around every page of the sandbox. */
export function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | Payment sandbox`}</title>
        <link rel="stylesheet" href="/sandbox-payments/styles" />
      </head>
      <body>
        <header>
          <strong>Payment sandbox.</strong> It stands in for the card payment provider. No money moves.
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
