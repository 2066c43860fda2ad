import { campaignParameters, ownKeys } from '../consent/own-storage.ts';

export const { landingPage } = ownKeys;

export type CampaignName = (typeof campaignParameters)[number] | typeof landingPage;

export type Campaign = Readonly<Partial<Record<CampaignName, string>>>;

export function readCampaign(address: URL, referrer: string): Campaign {
  const given = campaignParameters.flatMap((name) => {
    const value = address.searchParams.get(name)?.trim().slice(0, longest);
    return value ? [[name, value] as const] : [];
  });
  const isFirst = URL.parse(referrer)?.origin !== address.origin;
  const landing = (address.origin + address.pathname).slice(0, longest);
  return Object.fromEntries(isFirst ? [...given, [landingPage, landing] as const] : given);
}

const longest = 255;

export function campaignValue(campaign: Campaign, name: string): string {
  if (name === 'paid') return campaign.utm_source === 'paid' ? '1' : '0';
  return campaign[name as CampaignName] ?? '';
}

/** LinkedIn's id is for forms only. */
export function withCampaign(address: string, { li_fat_id: _leftOut, ...campaign }: Campaign): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value);
  return url.href;
}
