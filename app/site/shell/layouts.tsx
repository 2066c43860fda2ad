import type { ReactNode } from 'react';
import { Footer, type DatasetLine } from './footer.tsx';
import { Header } from './header.tsx';

type Props = { children: ReactNode; dataset?: DatasetLine | null };

/** The consent-banner layout while a choice is asked for, the default layout before and after. */
export function SiteLayout({ banner = null, ...rest }: Props & { banner?: ReactNode }) {
  return banner ? <ConsentBannerLayout banner={banner} {...rest} /> : <DefaultLayout {...rest} />;
}

function DefaultLayout({ children, dataset }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className={skipLinkLook}>
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer dataset={dataset} />
    </div>
  );
}

/** The banner stays in view and covers nothing for good: the page ends above it. */
function ConsentBannerLayout({ banner, ...rest }: Props & { banner: ReactNode }) {
  return (
    <>
      <DefaultLayout {...rest} />
      <section
        aria-label="Privacy choice"
        className="sticky bottom-0 z-30 border-t border-line bg-raised shadow-float print:hidden"
      >
        <div className="mx-auto max-w-6xl px-4 py-4 sm:px-6">{banner}</div>
      </section>
    </>
  );
}

const skipLinkLook =
  'sr-only z-40 rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-4';
