import { redirect } from 'react-router';
import { toAlpha2, toAlpha3 } from '../taxonomy/geo-codes.ts';

/** Addresses have the two-letter code in lower case; one with three letters or in another case leads there. */
export function redirectToTwoLetters(isoCode: string, pathname: string) {
  const geoCode = toAlpha3(isoCode) ?? isoCode.toLowerCase();
  const alpha2 = toAlpha2(geoCode);
  // American Samoa and Montserrat share their two letters with a group, so that they have no address of their own.
  if (!alpha2 || alpha2 === isoCode || toAlpha3(alpha2) !== geoCode) return;
  throw redirect(pathname.replace(`/${isoCode}/`, `/${alpha2}/`), 301);
}
