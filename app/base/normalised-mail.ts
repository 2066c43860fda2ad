/**
 * The form in which mail addresses are counted and compared: the same for everything that reaches the same mailbox. Forms
 * hand in addresses that `parseMailAddress` has read, whose domains have one spelling only.
 */
export function normalisedMail(address: string): string {
  const whole = address.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
  const at = whole.lastIndexOf('@');
  if (at === -1) return whole;
  const [name = ''] = whole.slice(0, at).split('+');
  return name.replaceAll('.', '') + whole.slice(at);
}
