import type { ReactNode } from 'react';
import { Footer, type DatasetLine } from './footer.tsx';
import { Header } from './header.tsx';

type Props = { children: ReactNode; dataset?: DatasetLine | null };

export function DefaultLayout({ children, dataset }: Props) {
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

/** The default layout with a banner that stays in view and covers nothing: the page ends above it. */
export function ConsentBannerLayout({ banner, ...rest }: Props & { banner: ReactNode }) {
  return (
    <>
      <DefaultLayout {...rest} />
      <section
        aria-label="Privacy choice"
        className="sticky bottom-0 z-30 border-t border-line bg-raised shadow-float"
      >
        <div className="mx-auto max-w-6xl px-4 py-4 sm:px-6">{banner}</div>
      </section>
    </>
  );
}

const skipLinkLook =
  'sr-only z-40 rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-4';
