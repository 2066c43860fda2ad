import { quotedNumber } from '../base/brand.ts';
import { viewedPage } from '../plans/plan-link.ts';
import { campaignParameters } from '../consent/own-storage.ts';
import { landingPage } from '../tracking/campaign.ts';

export const formTypes = [
  'demo',
  'demo-times',
  'offer',
  'webinar',
  'contact',
  'report-request',
  'report-order',
  'ranking-prospect',
  'whitepaper-prospect',
  'affiliate',
] as const;

/** The choice of visitors who want to hear about the next webinar instead of registering for one. */
export const nextWebinar = 'next';

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

export type Tracking = Readonly<Partial<Record<CampaignField, string>>> & {
  return_url?: string;
  /** The page that led to the form. */
  viewed_page?: string;
};

/**
 * The values come from the browser: they are cut to one short line, and addresses must be on our own site. Scripts fill
 * in the fields; without them the campaign is in the query of the form's own address.
 */
export function readTracking(
  sent: { get: (name: string) => unknown },
  query: Pick<URLSearchParams, 'get'> | undefined,
  siteUrl: string,
): Tracking {
  const campaign = campaignFields.flatMap((name) => {
    const value = shortLine(sent.get(name)) || shortLine(query?.get(name));
    return value ? [[name, value]] : [];
  });
  const returnUrl = ownAddress(textOf(sent.get('return_url')), siteUrl);
  const viewed = viewedPage(query);
  return {
    ...Object.fromEntries(campaign),
    ...(returnUrl && { return_url: returnUrl }),
    ...(viewed && { viewed_page: viewed }),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const shortLine = (value: unknown) =>
  textOf(value)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest);

const longest = 255;

/** Null for other sites. A path like `//elsewhere.example` would lead elsewhere too once the origin is dropped. */
export function ownAddress(address: string, siteUrl: string): string | null {
  const url = URL.parse(address, siteUrl);
  const isOwn = url?.origin === siteUrl && !url.pathname.startsWith('//');
  return address && isOwn && address.length <= 2_000 ? url.href : null;
}
