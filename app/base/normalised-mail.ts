/** The form in which mail addresses are compared: the same for everything that reaches the same mailbox. */
export function normalisedMail(address: string): string {
  const whole = address.replaceAll(/\s/g, '').toLowerCase();
  const at = whole.lastIndexOf('@');
  if (at === -1) return whole;
  const [name = ''] = whole.slice(0, at).split('+');
  return name.replaceAll('.', '') + whole.slice(at);
}
