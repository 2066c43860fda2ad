import { createContext, use, type ReactNode } from 'react';

/**
 * What every page needs to know of the installation, also the error pages, which have no loader data.
 * The server hands it in; in the browser it is read back from the document's own attributes.
 */
export type SiteFacts = {
  /** The site's origin, for absolute links. */
  siteUrl: string;
  /** `[DEV] `, `[PREVIEW] `, `[STAGE] `, or nothing in production. */
  titlePrefix: string;
  /** The build that rendered this page. */
  buildId: string;
  /** Iconify services that may be asked when our own does not answer. */
  iconServices: readonly string[];
  /** The script of the tag manager, or null where there are no tags. */
  tagManager: string | null;
  /** The query `eea` may say whether the visitor is in the EEA; not in production. */
  regionByQuery: boolean;
};

const SiteFactsContext = createContext<SiteFacts | null>(null);

export function SiteFactsProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <SiteFactsContext value={facts}>{children}</SiteFactsContext>;
}

export function useSiteFacts() {
  const facts = use(SiteFactsContext);
  if (!facts) throw new Error('The entry renders every page inside SiteFactsProvider.');
  return facts;
}

export function siteFactsAttributes(facts: SiteFacts) {
  const { siteUrl, titlePrefix, buildId, iconServices, tagManager, regionByQuery } = facts;
  return {
    'data-site-url': siteUrl,
    'data-title-prefix': titlePrefix,
    'data-build-id': buildId,
    'data-icon-services': iconServices.join(' ') || undefined,
    'data-tag-manager': tagManager ?? undefined,
    'data-region-by-query': regionByQuery ? '' : undefined,
  };
}

export function readSiteFacts({ dataset }: HTMLElement): SiteFacts {
  return {
    siteUrl: dataset.siteUrl ?? '',
    titlePrefix: dataset.titlePrefix ?? '',
    buildId: dataset.buildId ?? '',
    iconServices: dataset.iconServices?.split(' ') ?? [],
    tagManager: dataset.tagManager ?? null,
    regionByQuery: dataset.regionByQuery !== undefined,
  };
}
