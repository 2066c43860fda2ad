import { formatEur, vatPercent } from '../../base/money.ts';
import { vatPrefixOf } from './vat-id.ts';
import { vatTerritoryOf, type TaxAddress } from './vat-territory.ts';

export const vatTreatments = ['domestic', 'reverse_charge', 'outside_eu'] as const;

export type VatTreatment = (typeof vatTreatments)[number];

/** `german-rate` charges 19 % to everybody. */
export type VatRules = 'by-country' | 'german-rate';

/** What VIES said about a VAT ID, kept with the order as evidence. */
export type VatCheck = {
  vatId: string;
  outcome: 'valid' | 'invalid' | 'unavailable';
  checkedAt: string;
  /** The number under which VIES keeps the consultation. */
  consultation: string | null;
  name: string | null;
  address: string | null;
};

/** Looks an ID up in the EU's register. Answers `unavailable` instead of throwing. */
export type CheckVatId = (vatId: string) => Promise<VatCheck>;

/**
 * Sections 3a (2) and 13b of the German VAT Act, for services to businesses. Without a confirmed VAT ID of the buyer's
 * own member state the German rate is charged, which is always safe for us.
 */
export function treatmentOf(address: TaxAddress, check: VatCheck | null, rules: VatRules): VatTreatment {
  if (rules === 'german-rate') return 'domestic';
  const member = vatTerritoryOf(address);
  if (!member) return 'outside_eu';
  const isConfirmed = check?.outcome === 'valid' && check.vatId.startsWith(vatPrefixOf(member));
  return member !== 'DE' && isConfirmed ? 'reverse_charge' : 'domestic';
}

/** A German ID changes nothing, so it is not looked up. */
export function needsCheck(address: TaxAddress, vatId: string, rules: VatRules): boolean {
  const member = vatTerritoryOf(address);
  return rules === 'by-country' && vatId !== '' && member !== null && member !== 'DE';
}

/** The ID was given, but could not be checked: 19 % now, and a correction later. */
export function isUnconfirmed(address: TaxAddress, check: VatCheck | null, rules: VatRules): boolean {
  return check?.outcome === 'unavailable' && needsCheck(address, check.vatId, rules);
}

/** The latest answer about this ID. A check without an answer does not overrule an earlier one. */
export function decisiveCheck(checks: readonly VatCheck[], vatId: string | null): VatCheck | null {
  const own = checks.filter((check) => check.vatId === vatId);
  return own.findLast(({ outcome }) => outcome !== 'unavailable') ?? own.at(-1) ?? null;
}

/** Where no VAT was charged, the ID counts for invoices to come. */
export function afterConfirmation(isRefunded: boolean): string {
  return isRefunded
    ? 'Once your ID is confirmed, we’ll refund the VAT and email you a corrected invoice.'
    : 'Until your ID is confirmed, any new invoice will include German VAT.';
}

/** What the field for the ID says it is for. */
export const vatIdHints: Readonly<Record<VatRules, string>> = {
  'by-country':
    'With a valid ID from an EU country other than Germany, no German VAT is charged (reverse charge).',
  'german-rate': 'Printed on your invoice.',
};

export function vatPercentOf(treatment: VatTreatment): number {
  return treatment === 'domestic' ? vatPercent : 0;
}

export function vatLabel(treatment: VatTreatment): string {
  const percent = `${vatPercentOf(treatment)}% VAT`;
  return treatment === 'domestic' ? percent : `${percent} (${reasons[treatment]})`;
}

/** '€180.12 (19%)' or '€0 (0%, reverse charge)'. */
export function vatWithRate(vatCents: number, treatment: VatTreatment): string {
  const percent = `${vatPercentOf(treatment)}%`;
  return `${formatEur(vatCents)} (${treatment === 'domestic' ? percent : `${percent}, ${reasons[treatment]}`})`;
}

/** '€1,128.12 (€948 plus 19% VAT)' or '€948 with 0% VAT (reverse charge)'. */
export function priceWithVat(netCents: number, totalCents: number, treatment: VatTreatment): string {
  const [net, total, label] = [formatEur(netCents), formatEur(totalCents), vatLabel(treatment)];
  return netCents === totalCents ? `${total} with ${label}` : `${total} (${net} plus ${label})`;
}

const reasons = { reverse_charge: 'reverse charge', outside_eu: 'not taxable in Germany' } as const;

/** Section 14a of the German VAT Act requires the notice on the invoice. */
export const vatNotices: Readonly<Record<VatTreatment, string | null>> = {
  domestic: null,
  reverse_charge:
    'Reverse charge: the recipient of the service is liable for VAT (Steuerschuldnerschaft des Leistungsempfängers, Article 196 of Directive 2006/112/EC).',
  outside_eu:
    'Not taxable in Germany: the place of supply is outside the EU (Nicht im Inland steuerbare Leistung, section 3a (2) of the German VAT Act).',
};
