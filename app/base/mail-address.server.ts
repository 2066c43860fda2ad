import { domainToASCII } from 'node:url';

export type MailAddress = { ok: true; address: string } | { ok: false; fault: 'address' | 'domain' };

/** Converts the domain to ASCII, as mail servers do: `kim@gm<zero-width space>ail.example` reaches gmail.example. */
export function parseMailAddress(entered: string): MailAddress {
  const whole = entered.trim();
  if (whole.length > longest || !oneAddress.test(whole)) return { ok: false, fault: 'address' };
  const at = whole.lastIndexOf('@');
  const domain = hostOf(whole.slice(at + 1));
  const address = whole.slice(0, at + 1) + domain;
  return domain && address.length <= longest ? { ok: true, address } : { ok: false, fault: 'domain' };
}

const longest = 254;

/**
 * Excludes invisible characters and those that could end a header or start a second address. The last part has no dot,
 * so there is only one way to match, without backtracking.
 */
const oneAddress =
  /^[^\s@,;<>"\p{Cc}\p{Cs}\p{Cf}\p{DI}]+@[^\s@,;<>"\p{Cc}\p{Cs}]+\.[^\s@,;<>"\p{Cc}\p{Cs}.]+$/u;

function hostOf(domain: string): string | null {
  // `domainToASCII` parses a URL host: these characters would end or escape it.
  if (/[%/\\?#:[\]]/.test(domain)) return null;
  const host = domainToASCII(domain);
  return hostName.test(host) ? host : null;
}

const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** The same for all addresses that reach one mailbox. Expects an address from `parseMailAddress`. */
export function normalisedMail(address: string): string {
  const whole = address.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
  const at = whole.lastIndexOf('@');
  if (at === -1) return whole;
  const [name = ''] = whole.slice(0, at).split('+');
  return name.replaceAll('.', '') + whole.slice(at);
}
