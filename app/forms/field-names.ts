export const tokenName = 'form_token';

/** The honeypot: a field that people cannot see. */
export const trapName = 'fax_number';

/** Autofill can spring the trap as well, so the submission is kept, not thrown away. */
export function isTrapped(sent: FormData): boolean {
  const value = sent.get(trapName);
  return typeof value === 'string' && value !== '';
}
