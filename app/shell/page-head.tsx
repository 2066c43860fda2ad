import { useLocation } from 'react-router';
import { brand } from '../base/brand.ts';
import { searchDescription, searchTitle } from '../base/search-snippet.ts';
import { canonicalPath } from './route-handle.ts';
import { useRouteHandle } from './use-route-handle.tsx';
import { useInstallation } from '../base/installation.tsx';

export type HeadProps = {
  title: string;
  /** For the tab and for search engines, the best first; the title itself where none of them fits. */
  searchTitles?: readonly string[];
  description: string;
  /** 1200 × 630 pixels. */
  image?: string;
  canonical?: string;
};

/** React hoists these tags into the document's head. */
export function PageHead({ title, searchTitles, description, image = '/share.png', canonical }: HeadProps) {
  const { siteUrl, titlePrefix } = useInstallation();
  const ownPath = useCanonicalPath();
  const url = siteUrl + (canonical ?? ownPath);
  const shownTitle = titlePrefix + searchTitle([...(searchTitles ?? []), title]);
  return (
    <>
      <title>{shownTitle}</title>
      <meta name="description" content={searchDescription(description)} />
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={brand.product} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={siteUrl + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function useCanonicalPath() {
  const { pathname, search } = useLocation();
  return canonicalPath(pathname, new URLSearchParams(search), useRouteHandle());
}

export function PageIntro({ title, description, canonical }: Omit<HeadProps, 'image'>) {
  return (
    <>
      <PageHead title={title} description={description} canonical={canonical} />
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 max-w-prose text-lead text-soft">{description}</p>
      </div>
    </>
  );
}

const prefixes = { development: '[DEV] ', preview: '[PREVIEW] ', stage: '[STAGE] ', production: '' } as const;

/** Marks the windows and bookmarks of every site except production. */
export const titlePrefix = (appEnv: keyof typeof prefixes): string => prefixes[appEnv];
