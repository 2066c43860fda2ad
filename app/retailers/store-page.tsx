import { href, redirect } from 'react-router';
import { sheetPath } from '../figures/sheet-address.ts';
import { dataContext } from '../shell/data-context.server.ts';
import { drawPage } from '../shell/draw-page.server.ts';
import { DrawnPage } from '../shell/drawn-pages.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { retailerKey } from '../subjects/retailer.ts';
import { findRetailer } from '../subjects/retailer-queries.server.ts';
import { shopCategory } from '../subjects/retailer-words.ts';
import { signUpAddress } from '../tracking/tool-address.ts';
import type { Route } from './+types/store-page.ts';

export const handle = developmentPage();

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const data = dataContext(context);
  const retailer = await findRetailer(data, slug);
  // Not `replace()`: on a client navigation it would overwrite the page the visitor came from.
  if (!retailer) throw redirect(href('/404'));
  const fields = [
    ['Name in the catalogue', retailer.name],
    ['Slug', retailer.slug],
    ['Domain', retailer.domain],
    ['Country', data.region(retailer.country).name],
    ['Main category', shopCategory(retailer.category)],
    ['Business model', retailer.businessModel],
    ['Type', retailer.type],
    ['Parent company', retailer.parent],
    ['Headquarters', retailer.headquarters],
    ['Founded', retailer.founded],
  ] as const;
  const title = retailer.displayName;
  return drawPage(
    context,
    { title, description: `What the catalogue has on ${title}.` },
    <StoreBody
      title={title}
      fields={fields.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []))}
      profile={retailer.hasDetails ? sheetPath(retailerKey(slug)) : null}
      signUp={signUpAddress({ shop: slug })}
    />,
  );
}

export default DrawnPage;

type Props = {
  title: string;
  fields: readonly { label: string; value: string }[];
  profile: string | null;
  signUp: string;
};

function StoreBody({ title, fields, profile, signUp }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[{ label: 'Retailers', to: href('/retailers') }]} current={title} />
      <h1 className="mt-6 text-title">{title}</h1>
      <dl className="mt-8 max-w-2xl border-t border-ink">
        {fields.map(({ label, value }) => (
          <div key={label} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[14rem_1fr]">
            <dt className="text-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        {profile ? (
          <AppLink to={profile} className={buttonLook({ variant: 'primary' })}>
            Open the profile
          </AppLink>
        ) : (
          <a href={signUp} className={buttonLook()}>
            Sign up for the tool to see {title} (leaves this site)
          </a>
        )}
      </p>
    </div>
  );
}
