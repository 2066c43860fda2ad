import { quotedNumber } from '../base/brand.ts';
import { campaignParameters, landingPage } from '../tracking/campaign.ts';

export const formTypes = [
  'demo',
  'offer',
  'webinar',
  'contact',
  'report-request',
  'report-order',
  'ranking-prospect',
  'whitepaper-prospect',
  'affiliate',
] as const;

export type FormType = (typeof formTypes)[number];

/** 'MQ-R-000042' */
export const requestNumber = (leadId: number) => quotedNumber('R', leadId);

/** Where the visitor goes once the lead is stored. */
export function returnPath(formType: FormType): string {
  if (formType === 'demo') return '/book-a-demo/calendar';
  return formType === 'offer' ? '/request/offer/success' : receivedPath;
}

export const receivedPath = '/request/received';

export const campaignFields = [...campaignParameters, landingPage] as const;

export type CampaignField = (typeof campaignFields)[number];

export type Tracking = Readonly<Partial<Record<CampaignField, string>>> & { return_url?: string };

/** The values come from the browser: they are cut to one short line, and the URL must be on our own site. */
export function readTracking(sent: (name: string) => string, siteUrl: string): Tracking {
  const campaign = campaignFields.flatMap((name) => {
    const value = sent(name)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, longest);
    return value ? [[name, value]] : [];
  });
  const returnUrl = ownAddress(sent('return_url'), siteUrl);
  return Object.fromEntries(returnUrl ? [...campaign, ['return_url', returnUrl]] : campaign);
}

const longest = 255;

/** Null for other sites. A path like `//elsewhere.example` would lead elsewhere too once the origin is dropped. */
export function ownAddress(address: string, siteUrl: string): string | null {
  const url = URL.parse(address, siteUrl);
  const isOwn = url?.origin === siteUrl && !url.pathname.startsWith('//');
  return address && isOwn && address.length <= 2_000 ? url.href : null;
}
