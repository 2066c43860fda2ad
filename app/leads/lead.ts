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

/** A lead as the sales system takes it: its own names for what we know, and the hidden fields of the form. */
export function salesFields(lead: Lead, salesId: string): Record<string, string> {
  const { fields, tracking, formType, idempotencyKey } = lead;
  const known = Object.entries(salesNames).flatMap(([ours, theirs]) => {
    const value = fields[ours];
    return value ? [[theirs, value]] : [];
  });
  const others = Object.entries(fields).filter(([name, value]) => value && !Object.hasOwn(salesNames, name));
  return {
    oid: salesId,
    lead_source: 'Webform',
    form_type: formType,
    ...Object.fromEntries(known),
    ...(others.length > 0 && { description: others.map(([name, value]) => `${name}: ${value}`).join('\n') }),
    ...tracking,
    paid_clickthrough_conversion: tracking.utm_source === 'paid' ? '1' : '0',
    // Stable however often it is delivered: the receiver can count by it.
    submission_key: idempotencyKey,
  };
}

const salesNames: Readonly<Record<string, string>> = {
  // It asks for a last name; which part of a name that is, only its owner knows.
  name: 'last_name',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  company: 'company',
  phone: 'phone',
  street: 'street',
  postalCode: 'zip',
  city: 'city',
  country: 'country',
};
