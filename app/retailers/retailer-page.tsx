import { dataContext } from '../shell/data-context.server.ts';
import { loadSheet } from '../data-pages/load-sheet.server.ts';
import { SheetBody } from '../data-pages/sheet-body.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { loadProfile, type ProfileFact } from './load-profile.server.ts';
import { retailerSheet } from './retailer-sheet.server.ts';
import { Monogram } from '../ui/monogram.tsx';
import { textLink } from '../ui/text-link.ts';
import type { Route } from './+types/retailer-page.ts';

export const handle = publicPage();

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return {
    view: await loadSheet(context, (data) => retailerSheet(data, slug)),
    profile: await loadProfile(dataContext(context), slug),
  };
}

export default function RetailerPage({ loaderData: { view, profile } }: Route.ComponentProps) {
  return (
    <SheetBody view={view} heading={<ShopBadge name={view.title} {...profile.shop} />}>
      <Profile facts={profile.facts} />
    </SheetBody>
  );
}

type Badge = { name: string; domain: string; country: string; code: string };

function ShopBadge({ name, domain, country, code }: Badge) {
  return (
    <p className="flex items-center gap-3 text-[0.9375rem]">
      <Monogram name={name} />
      <span className="leading-5">
        <a href={`https://${domain}`} rel="noopener nofollow" className={textLink}>
          {domain}
        </a>
        <span className="block text-sm text-soft">
          <abbr title={country} className="rounded-xs border border-edge px-1 text-xs no-underline">
            {code}
          </abbr>{' '}
          {country}
        </span>
      </span>
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
