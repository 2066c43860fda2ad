import { redirect, type RouterContextProvider } from 'react-router';
import { loadSheet } from '../data-pages/load-sheet.server.ts';
import type { Sheet } from '../data-pages/sheet.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { findMarketAt } from '../subjects/market-queries.server.ts';
import type { Market } from '../subjects/market.ts';
import { hasAddress, toAlpha2, toAlpha3 } from '../taxonomy/geo-codes.ts';

type Args = {
  params: { isoCode: string; slug: string };
  context: Readonly<RouterContextProvider>;
  url: URL;
};

export async function loadMarketSheet(
  { params: { isoCode, slug }, context, url }: Args,
  makeSheet: (data: SheetContext, market: Market) => Promise<Sheet | null>,
) {
  redirectToTwoLetters(isoCode, url.pathname);
  return loadSheet(context, async (data) => {
    const market = await findMarketAt(data, isoCode, slug);
    return market && makeSheet(data, market);
  });
}

/** Addresses have the two-letter code in lower case; other spellings of it redirect there. */
function redirectToTwoLetters(isoCode: string, pathname: string) {
  const geoCode = toAlpha3(isoCode) ?? isoCode.toLowerCase();
  const alpha2 = toAlpha2(geoCode);
  if (!alpha2 || alpha2 === isoCode || !hasAddress(geoCode)) return;
  throw redirect(pathname.replace(`/${isoCode}/`, `/${alpha2}/`), 301);
}
