import { servicesContext } from '../context.server.ts';
import { dataContext } from '../shell/data-context.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { findLockedShop } from './locked-shop.server.ts';
import type { Route } from './+types/locked-shop-feed.ts';

export const handle = publicPage({ indexed: false });

/** For the panel that opens on other pages. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const prices = context.get(servicesContext).facts.centPrices.current;
  const found = await findLockedShop(dataContext(context), slug, prices);
  return found.kind === 'locked'
    ? Response.json(found.shop)
    : Response.json({ title: 'Shop not found.' }, { status: 404 });
}
