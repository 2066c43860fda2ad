import { arrival, campaignParameters, landingPage, type Campaign, type CampaignName } from './campaign.ts';

/** Knows the campaign as long as the document lives; keeps it in the browser once that is allowed. */
export function rememberCampaign() {
  const arrived = arrival(new URL(documentAddress()), document.referrer);
  let isAllowed = false;
  return {
    read: (): Campaign =>
      isAllowed ? { ...kept(campaignParameters), ...arrived, ...kept([landingPage]) } : arrived,
    allowStorage(allowed: boolean) {
      isAllowed = allowed;
      if (!allowed) return;
      for (const name of campaignParameters) if (arrived[name]) keep(name, arrived[name]);
      const first = kept([landingPage])[landingPage] ?? arrived[landingPage];
      if (first) keep(landingPage, first);
    },
  };
}

/** As it was loaded: by now the visitor may have gone on to another page. */
function documentAddress() {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded?.name ?? location.href;
}

/** The first page is of one visit, the rest may be of an earlier one. */
const storageOf = (name: CampaignName) => (name === landingPage ? sessionStorage : localStorage);

function kept(names: readonly CampaignName[]): Campaign {
  try {
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = storageOf(name).getItem(name);
        return value ? [[name, value] as const] : [];
      }),
    );
  } catch {
    return {};
  }
}

function keep(name: CampaignName, value: string) {
  try {
    storageOf(name).setItem(name, value);
  } catch {
    // No storage here: it is known as long as the document lives.
  }
}
