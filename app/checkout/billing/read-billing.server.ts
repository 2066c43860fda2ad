import type { Services } from '../../context.server.ts';
import { readForm, refusalAt, type Refusal } from '../../forms/read-form.server.ts';
import type { BillingAddress } from '../../orders/order.ts';
import { needsCheck, type VatCheck } from '../../plans/vat/vat-treatment.ts';
import type { CheckoutVat } from '../checkout-state.ts';
import { billingAddressSchema, taxAddressIn } from '../form-schemas.server.ts';

type Needs = Pick<Services, 'checkVatId' | 'isWithinLimit' | 'settings' | 'now'>;

export type BillingRead =
  | { ok: true; billing: BillingAddress; vat: CheckoutVat }
  | { ok: false; refusal: Refusal };

/** An ID that VIES does not know is refused; one that it cannot check at the moment is kept, to be checked later. */
export async function readBilling(
  services: Needs,
  sent: FormData,
  { address, known }: { address: string; known: VatCheck | null },
): Promise<BillingRead> {
  const read = readForm(billingAddressSchema(taxAddressIn(sent)), sent);
  if (!read.ok) return read;
  const { vatId, ...billing } = read.values;
  const check = needsCheck(billing, vatId, services.settings.vatRules)
    ? await checkOnce(services, vatId, address, known)
    : null;
  if (check?.outcome === 'invalid')
    return { ok: false, refusal: refusalAt('vatId', unknownId, read.entered) };
  return { ok: true, billing, vat: { id: vatId, check } };
}

const unknownId = 'This VAT ID is not in the EU register (VIES). Check it, or leave the field blank.';

/** An ID that was confirmed a moment ago is not asked for again when another field is corrected. */
async function checkOnce(
  { checkVatId, isWithinLimit, now }: Needs,
  vatId: string,
  address: string,
  known: VatCheck | null,
): Promise<VatCheck> {
  const isFresh = known !== null && now().getTime() - Date.parse(known.checkedAt) < freshMs;
  if (isFresh && known.vatId === vatId && known.outcome === 'valid') return known;
  if (await isWithinLimit('vat-checks-by-address', address)) return checkVatId(vatId);
  const checkedAt = now().toISOString();
  return { vatId, outcome: 'unavailable', checkedAt, consultation: null, name: null, address: null };
}

const freshMs = 24 * 60 * 60 * 1_000;
