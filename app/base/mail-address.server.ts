import { domainToASCII } from 'node:url';

export type MailAddress = { ok: true; address: string } | { ok: false; fault: 'address' | 'domain' };

/**
 * Reads one mail address. The domain comes out as mail servers know it, so that an address is the same to us however its
 * domain was spelled: `kim@gm<zero-width space>ail.example` reaches gmail.example.
 */
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
 * Nothing in it may end a header, begin a second address or hide. The last part has no dot, so that there is one way only
 * to read an address.
 */
const oneAddress =
  /^[^\s@,;<>"\p{Cc}\p{Cs}\p{Cf}\p{DI}]+@[^\s@,;<>"\p{Cc}\p{Cs}]+\.[^\s@,;<>"\p{Cc}\p{Cs}.]+$/u;

function hostOf(domain: string): string | null {
  // These end a host name in an address of the web, or stand for other characters there.
  if (/[%/\\?#:[\]]/.test(domain)) return null;
  const host = domainToASCII(domain);
  return hostName.test(host) ? host : null;
}

const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
