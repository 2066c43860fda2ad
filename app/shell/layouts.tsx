import type { ReactNode } from 'react';
import type { DatasetLine } from './dataset-line.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { VisitorPlace } from './visitor-place.tsx';

type Props = {
  children: ReactNode;
  dataset?: DatasetLine | null;
  /** The form in the footer. */
  newsletter: ReactNode;
};

/**
 * The default layout, and while a choice is asked for the consent-banner layout: the same page, which is not drawn
 * anew for it, and below it the banner. That stays in view and covers nothing for good: the page ends above it.
 */
export function SiteLayout(props: Props) {
  return (
    <div className="flex flex-col">
      <a href="#content" className={skipLinkLook}>
        Skip to content
      </a>
      <VisitorPlace />
      <DefaultLayout {...props} />
    </div>
  );
}

function DefaultLayout({ children, ...footer }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer {...footer} />
    </div>
  );
}

const skipLinkLook =
  'sr-only z-40 rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-4';
