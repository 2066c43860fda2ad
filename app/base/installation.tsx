import { createContext, use, type ReactNode } from 'react';

/** Available on every page, even error pages, which have no loader data: they travel as attributes of `<html>`. */
export type Installation = {
  siteUrl: string;
  titlePrefix: string;
  buildId: string;
  iconServices: readonly string[];
  consentScripts: ConsentScripts;
  /** Lets the query parameter `eea` set the region; never in production. */
  regionByQuery: boolean;
  salesId: string;
};

/** The script of each optional consent category. */
export type ConsentScripts = Readonly<Record<'statistics' | 'marketing', string | null>>;

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
  const { siteUrl, titlePrefix, buildId, iconServices, consentScripts, regionByQuery, salesId } =
    installation;
  return {
    'data-site-url': siteUrl,
    'data-title-prefix': titlePrefix,
    'data-build-id': buildId,
    'data-icon-services': iconServices.join(' ') || undefined,
    'data-statistics-script': consentScripts.statistics ?? undefined,
    'data-marketing-script': consentScripts.marketing ?? undefined,
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
    consentScripts: {
      statistics: dataset.statisticsScript ?? null,
      marketing: dataset.marketingScript ?? null,
    },
    regionByQuery: dataset.regionByQuery !== undefined,
    salesId: dataset.salesId ?? '',
  };
}
