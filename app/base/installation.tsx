import { createContext, use, type ReactNode } from 'react';

/**
 * Settings that every page needs, including error pages, which have no loader data. The browser reads them back from the
 * attributes of `<html>`.
 */
export type Installation = {
  siteUrl: string;
  /** `[DEV] `, `[PREVIEW] `, `[STAGE] `, or empty in production. */
  titlePrefix: string;
  buildId: string;
  /** Iconify services to fall back on if our own does not answer. */
  iconServices: readonly string[];
  /** The tag manager's script URL; null if the site has no tags. */
  tagManager: string | null;
  /** Allows the query parameter `eea` to set the region; never in production. */
  regionByQuery: boolean;
  /** Our id in the sales system; lead forms carry it. */
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
