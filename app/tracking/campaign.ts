import { ownKeys } from '../consent/own-storage.ts';

/** Query parameters by which a campaign says what it is. */
export const campaignParameters = [
  'utm_medium',
  'utm_source',
  'utm_campaign',
  'utm_content',
  'gclid',
  'li_fat_id',
] as const;

export const { landingPage } = ownKeys;

export type CampaignName = (typeof campaignParameters)[number] | typeof landingPage;

/** What brought a visitor here. Blank values are none. */
export type Campaign = Readonly<Partial<Record<CampaignName, string>>>;

/** What a page load tells: the parameters of its address, and that it is the first page unless one of ours led to it. */
export function arrival(address: URL, referrer: string): Campaign {
  const given = campaignParameters.flatMap((name) => {
    const value = address.searchParams.get(name)?.trim().slice(0, longest);
    return value ? [[name, value] as const] : [];
  });
  const isFirst = URL.parse(referrer)?.origin !== address.origin;
  const landing = (address.origin + address.pathname).slice(0, longest);
  return Object.fromEntries(isFirst ? [...given, [landingPage, landing] as const] : given);
}

/** The server takes no more of it. */
const longest = 255;

/** What a lead form sends under a name; `paid` is whether the visitor came by a paid advertisement. */
export function campaignValue(campaign: Campaign, name: string): string {
  if (name === 'paid') return campaign.utm_source === 'paid' ? '1' : '0';
  return campaign[name as CampaignName] ?? '';
}

/** An address of the tool with what brought the visitor here; LinkedIn's mark is for forms only. */
export function withCampaign(address: string, { li_fat_id: _leftOut, ...campaign }: Campaign): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value);
  return url.href;
}
