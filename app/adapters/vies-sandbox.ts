import type { CheckVatId } from '../plans/vat/vat-treatment.ts';

/** Like the numbers of VIES's own test service: an ID is answered by its ending. */
export const testVatIds: readonly { ending: string; does: string }[] = [
  { ending: '200', does: 'is not valid' },
  { ending: '300', does: 'cannot be checked at first, and is valid when asked for again' },
  { ending: '301', does: 'can never be checked' },
];

/** Replaces VIES where payments are sandboxed. It needs no network, and every other ID is valid. */
export function viesSandbox(now: () => Date = () => new Date()): CheckVatId {
  const asked = new Set<string>();
  return async (vatId) => {
    const digits = vatId.replaceAll(/\D/g, '');
    const isAway = digits.endsWith('301') || (digits.endsWith('300') && !asked.has(vatId));
    asked.add(vatId);
    const outcome = isAway ? 'unavailable' : digits.endsWith('200') ? 'invalid' : 'valid';
    return {
      vatId,
      outcome,
      checkedAt: now().toISOString(),
      consultation: outcome === 'valid' ? `SANDBOX-${vatId}` : null,
      name: null,
      address: null,
    };
  };
}
