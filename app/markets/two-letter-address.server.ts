import { redirect } from 'react-router';
import { toAlpha2, toAlpha3 } from '../taxonomy/geo-codes.ts';

/** Addresses have the two-letter code; one with three letters leads there. */
export function redirectToTwoLetters(isoCode: string, pathname: string) {
  const alpha2 = toAlpha2(isoCode);
  if (alpha2 && !toAlpha3(isoCode)) throw redirect(pathname.replace(`/${isoCode}/`, `/${alpha2}/`), 301);
}
