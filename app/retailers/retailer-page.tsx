import { dataContext } from '../shell/data-context.server.ts';
import { loadSheet } from '../data-pages/load-sheet.server.ts';
import { SheetBody } from '../data-pages/sheet-body.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { loadProfile, type ProfileFact, type ShopProfile } from './load-profile.server.ts';
import { retailerSheet } from './retailer-sheet.server.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Flag } from '../ui/flag.tsx';
import { drawPart } from '../ui/drawn/draw-part.server.ts';
import { Monogram } from '../ui/monogram.tsx';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { textLink } from '../ui/text-link.ts';
import type { Route } from './+types/retailer-page.ts';

export const handle = publicPage();

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const view = await loadSheet(context, (data) => retailerSheet(data, slug));
  const profile = await loadProfile(dataContext(context), slug);
  return {
    view,
    tile: drawPart(context, <Monogram name={view.title} size="large" />),
    heading: drawPart(context, <ShopLine {...profile} />),
    profile: drawPart(context, <Profile facts={profile.facts} />),
  };
}

export default function RetailerPage({ loaderData }: Route.ComponentProps) {
  const { view, tile, heading, profile } = loaderData;
  return (
    <SheetBody
      view={view}
      tile={<StaticBody markup={tile} className="contents" />}
      heading={<StaticBody markup={heading} />}
    >
      <StaticBody markup={profile} />
    </SheetBody>
  );
}

function ShopLine({ shop: { domain, country, code }, ranks }: Pick<ShopProfile, 'shop' | 'ranks'>) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] leading-6">
      <a href={`https://${domain}`} rel="noopener nofollow" className={textLink}>
        {domain}
      </a>
      <span className="inline-flex items-center gap-1.5 text-soft">
        <Flag country={code} /> {country}
      </span>
      {ranks.map(({ rank, title, to }) => (
        <AppLink key={to} to={to} className="hover:text-sea">
          <Badge tone="sea">
            <b className="font-semibold">No. {rank}</b> {title}
          </Badge>
        </AppLink>
      ))}
    </p>
  );
}

function Profile({ facts }: { facts: readonly ProfileFact[] }) {
  return (
    <section aria-labelledby="profile" className="mt-8">
      <h2 id="profile" className="text-lg">
        Profile
      </h2>
      <dl className="mt-3 grid gap-x-6 grid-cols-2 gap-y-3 text-[0.9375rem] leading-6 lg:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
