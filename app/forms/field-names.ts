export const tokenName = 'form_token';

/** The honeypot: a field that people cannot see. */
export const trapName = 'fax_number';

/** Autofill can trigger the trap too, so the submission is kept, not discarded. */
export function isTrapped(sent: FormData): boolean {
  const value = sent.get(trapName);
  return typeof value === 'string' && value !== '';
}
