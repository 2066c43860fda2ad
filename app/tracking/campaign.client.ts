import { brand } from '../base/brand.ts';
import { campaignParameters } from '../consent/own-storage.ts';
import {
  readCampaign,
  landingPage,
  type Campaign,
  type CampaignName,
  campaignValue,
  withCampaign,
} from './campaign.ts';

export function rememberCampaign() {
  const arrived = readCampaign(new URL(documentAddress()), document.referrer);
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

/** A client navigation may have changed `location` since. */
function documentAddress() {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded?.name ?? location.href;
}

/** The landing page belongs to this visit; the other values may come from an earlier one. */
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
    // Storage is blocked; the campaign stays in memory.
  }
}

export function carryCampaign(read: () => Campaign) {
  const fillLink = ({ target }: Event) => {
    const link = toolLinkAt(target);
    if (link) link.href = withCampaign(link.href, read());
  };
  const fillForm = ({ target }: Event) => {
    const fields = [...(target as Element).querySelectorAll<HTMLInputElement>('input[data-campaign]')];
    // A refused form still holds the campaign it was sent with; without consent, the new page does not know it.
    const held = fields.flatMap(({ dataset, value }) => (value ? [[dataset.campaign!, value]] : []));
    const campaign: Campaign = { ...Object.fromEntries(held), ...read() };
    for (const field of fields) field.value = campaignValue(campaign, field.dataset.campaign!);
  };
  // Capturing on the window runs before every other listener, even if one stops the event.
  for (const way of ['click', 'auxclick', 'contextmenu']) addEventListener(way, fillLink, true);
  addEventListener('submit', fillForm, true);
}

export function toolLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === toolOrigin ? link : null;
}

const toolOrigin = new URL(brand.tool.url).origin;
