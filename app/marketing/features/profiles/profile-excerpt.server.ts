import type { RouterContextProvider } from 'react-router';
import { loadProfile } from '../../../retailers/load-profile.server.ts';
import { retailerKey } from '../../../subjects/retailer.ts';
import { dataContext } from '../../../data-pages/load-sheet.server.ts';
import { excerptOf } from '../../sections/live.server.tsx';
import { showcaseRetailer } from '../showcase.server.ts';

export type ProfileExcerpt = NonNullable<Awaited<ReturnType<typeof profileExcerpt>>>;

/** A shop as its profile opens, and what else the profile holds; null where no profile is open to visitors. */
export async function profileExcerpt(context: Readonly<RouterContextProvider>) {
  const data = dataContext(context);
  const retailer = await showcaseRetailer(data);
  if (!retailer) return null;
  const key = retailerKey(retailer.slug);
  const [overview, providers, competitors, facts] = await Promise.all([
    excerptOf(context, key, ['sales']),
    excerptOf(context, `${key}/providers`, []),
    excerptOf(context, `${key}/top-competitors`, []),
    loadProfile(data, retailer.slug),
  ]);
  if (!overview) return null;
  return {
    ...overview,
    facts,
    contents: [
      { title: 'Overview', stops: overview.stops },
      { title: 'Providers', stops: providers?.stops ?? [] },
      { title: 'Competitors', stops: competitors?.stops ?? [] },
    ].filter(({ stops }) => stops.length > 0),
  };
}
