import { createContext, use, type ReactNode } from 'react';

/** Available on every page, even error pages, which have no loader data: they travel as attributes of `<html>`. */
export type Installation = {
  siteUrl: string;
  titlePrefix: string;
  buildId: string;
  iconServices: readonly string[];
  tagManager: string | null;
  /** Lets the query parameter `eea` set the region; never in production. */
  regionByQuery: boolean;
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
