import { href, redirect } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { DrawnFiguresPage } from '../passport/drawn-figures.tsx';
import type { LockedShop } from '../data-pages/page/locked-shop.ts';
import { LockedShopCard } from '../data-pages/page/locked-shop-card.tsx';
import { dataContext } from '../shell/data-context.server.ts';
import { drawPage } from '../shell/draw-page.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { Monogram } from '../ui/monogram.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { findLockedShop } from './locked-shop.server.ts';
import type { Route } from './+types/locked-shop-page.ts';

/** Not indexed: it says little more than the rankings that link to it. */
export const handle = publicPage({ indexed: false });

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const prices = context.get(servicesContext).facts.centPrices.current;
  const found = await findLockedShop(dataContext(context), slug, prices);
  if (found.kind === 'unknown') throw redirect(href('/404'));
  if (found.kind === 'open') throw redirect(found.profile);
  const { shop } = found;
  const description = `${shop.name} (${shop.domain}): its rankings, and what’s in its full profile.`;
  return drawPage(context, { title: shop.name, description }, <LockedShopBody shop={shop} />);
}

export default DrawnFiguresPage;

function LockedShopBody({ shop }: { shop: LockedShop }) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb
        trail={[{ label: 'Sample data', to: href('/resources/sample-data') }]}
        current={shop.name}
      />
      <div className="mt-6 mb-3 flex items-center gap-4">
        <Monogram name={shop.name} size="large" />
        <h1 className="text-title">{shop.name}</h1>
      </div>
      <LockedShopCard shop={shop} />
    </div>
  );
}
