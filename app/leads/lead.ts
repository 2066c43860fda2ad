import { quotedNumber } from '../base/quoted-number.ts';
import { campaignParameters, landingPage } from '../tracking/campaign.ts';

/** What a visitor may want of us. */
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

export type Lead = {
  id: number;
  idempotencyKey: string;
  formType: FormType;
  email: string;
  /** What was entered, by field. */
  fields: Readonly<Record<string, string>>;
  tracking: Tracking;
  receivedAt: Date;
};

/** What a visitor quotes: 'MQ-R-000042'. */
export const requestNumber = (leadId: number) => quotedNumber('R', leadId);

/** Where a form leads once it is taken. */
export function returnPath(formType: FormType): string {
  if (formType === 'demo') return '/book-a-demo/calendar';
  return formType === 'offer' ? '/request/offer/success' : receivedPath;
}

export const receivedPath = '/request/received';

/** Where a visitor came from: filled in by the browser, as far as it is known. */
export const campaignFields = [...campaignParameters, landingPage] as const;

export type CampaignField = (typeof campaignFields)[number];

export type Tracking = Readonly<Partial<Record<CampaignField, string>>> & { return_url?: string };

/** What the browser says is only believed as far as it is harmless: short, in one line, and leading to our own site. */
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

/** The address, if it is on our own site. Its path alone must not lead elsewhere either, as `//elsewhere.example` does. */
export function ownAddress(address: string, siteUrl: string): string | null {
  const url = URL.parse(address, siteUrl);
  const isOwn = url?.origin === siteUrl && !url.pathname.startsWith('//');
  return address && isOwn && address.length <= 2_000 ? url.href : null;
}
