import { createContext, use, type ReactNode } from 'react';

/**
 * What every page needs to know of the installation, also the error pages, which have no loader data.
 * The server hands it in; in the browser it is read back from the document's own attributes.
 */
export type Installation = {
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
  /** What the sales system knows us by; its forms carry it. */
  salesId: string;
};

const InstallationContext = createContext<Installation | null>(null);

export function InstallationProvider({
  installation,
  children,
}: {
  installation: Installation;
  children: ReactNode;
}) {
  return <InstallationContext value={installation}>{children}</InstallationContext>;
}

export function useInstallation() {
  const installation = use(InstallationContext);
  if (!installation) throw new Error('The entry renders every page inside InstallationProvider.');
  return installation;
}

export function installationAttributes(installation: Installation) {
  const { siteUrl, titlePrefix, buildId, iconServices, tagManager, regionByQuery, salesId } = installation;
  return {
    'data-site-url': siteUrl,
    'data-title-prefix': titlePrefix,
    'data-build-id': buildId,
    'data-icon-services': iconServices.join(' ') || undefined,
    'data-tag-manager': tagManager ?? undefined,
    'data-region-by-query': regionByQuery ? '' : undefined,
    'data-sales-id': salesId,
  };
}

export function readInstallation({ dataset }: HTMLElement): Installation {
  return {
    siteUrl: dataset.siteUrl ?? '',
    titlePrefix: dataset.titlePrefix ?? '',
    buildId: dataset.buildId ?? '',
    iconServices: dataset.iconServices?.split(' ') ?? [],
    tagManager: dataset.tagManager ?? null,
    regionByQuery: dataset.regionByQuery !== undefined,
    salesId: dataset.salesId ?? '',
  };
}
