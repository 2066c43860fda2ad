import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, type RouterContextProvider } from 'react-router';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { textLink } from '../../ui/text-link.ts';
import { OpeningPicture } from '../sections/opening-picture.tsx';
import { FeatureFrame, headOf } from './feature-frame.tsx';
import { featureView, plansWith } from './feature.server.ts';
import { loadProfileExcerpt, type ProfileExcerpt } from './showcase.server.ts';
import type { Route } from './+types/retailer-profiles-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadView(context);
  return drawPage(context, headOf(view.feature), <ProfilesBody {...view} />);
}

export default DrawnFiguresPage;

async function loadView(context: Readonly<RouterContextProvider>) {
  const data = dataContext(context);
  const { profiles, retailers } = await datasetCounts(data);
  return {
    feature: featureView('profiles', data.siteUrl),
    profile: await loadProfileExcerpt(context),
    counts: { profiles: profiles.toLocaleString('en-US'), retailers: retailers.toLocaleString('en-US') },
    locked: [
      { what: 'Exact values instead of ranges', plans: plansWith('annualData') },
      { what: 'Revenue month by month', plans: plansWith('monthlyData') },
      { what: 'Percentage overlap with each competitor', plans: plansWith('retailerProfiles') },
      { what: 'Decision-makers and their contact details', plans: plansWith('leadsAndContacts') },
    ],
  };
}

type View = Awaited<ReturnType<typeof loadView>>;

function ProfilesBody({ feature, profile, counts, locked }: View) {
  return (
    <FeatureFrame
      feature={feature}
      full={{ label: `Read ${counts.profiles} profiles for free`, to: openProfiles }}
      picture={profile && <SalesPicture profile={profile} />}
    >
      <Section
        title="What’s in a profile"
        lead={
          <>
            All plans include a profile of each of the {counts.retailers} online shops in our data. Of these
            profiles,{' '}
            <AppLink to={openProfiles} className={textLink}>
              {counts.profiles} are open to everyone
            </AppLink>
            {profile && `; the chart titles below link to ${profile.title}’s`}.
          </>
        }
      >
        {profile && <ProfileFacts profile={profile} />}
        {profile && <ProfileContents contents={profile.contents} locked={locked} />}
      </Section>
    </FeatureFrame>
  );
}

const openProfiles = `${href('/resources/sample-data')}#profiles`;

function SalesPicture({ profile }: { profile: ProfileExcerpt }) {
  const { title, facts, path, keyFigures, pictures, edition, rangesNote } = profile;
  const [sales] = keyFigures;
  const home = facts.find(({ label }) => label === 'Headquarters');
  return (
    <OpeningPicture
      source={{ label: `See ${title}’s profile`, to: path }}
      edition={edition}
      rangesNote={rangesNote}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Monogram name={title} />
        <p className="grow leading-tight">
          <span className="block text-xl font-semibold tracking-[-0.02em]">{title}</span>
          {home && <span className="text-sm text-soft">{home.value}</span>}
        </p>
        {sales && (
          <p className="leading-tight sm:text-right">
            <PassportLink value={sales.value} className="text-3xl font-[650] tracking-[-0.03em]" />
            <span className="mt-1 block text-sm text-soft">
              {sales.label}, {sales.period}
              {sales.change && (
                <>
                  , <PassportLink value={sales.change} className="text-soft" />
                </>
              )}
            </span>
          </p>
        )}
      </div>
      <div className="mt-5">{pictures.sales?.chart}</div>
    </OpeningPicture>
  );
}

function ProfileFacts({ profile: { title, facts, keyFigures } }: { profile: ProfileExcerpt }) {
  return (
    <section aria-labelledby="facts" className="mt-8">
      <h3 id="facts" className={headLook}>
        {title} at a glance
      </h3>
      <dl className="grid gap-x-12 text-[0.9375rem] leading-6 sm:grid-cols-2 lg:grid-cols-3">
        {keyFigures.slice(1).map(({ label, period, value }) => (
          <Fact key={value.passport} name={`${label}, ${period}`}>
            <PassportLink value={value} className="font-semibold" />
          </Fact>
        ))}
        {facts.map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 border-b border-line py-1.5">
      <dt className="text-soft">{name}</dt>
      <dd className="text-right wrap-anywhere">{children}</dd>
    </div>
  );
}

type ContentsProps = Pick<ProfileExcerpt, 'contents'> & Pick<View, 'locked'>;

function ProfileContents({ contents, locked }: ContentsProps) {
  return (
    <div className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {contents.map(({ title, exhibits }) => (
        <section key={title}>
          <h3 className={headLook}>{title}</h3>
          <ul className="mt-2 text-[0.9375rem] leading-8">
            {exhibits.map(({ title: exhibit, to }) => (
              <li key={to}>
                <AppLink to={to} className={textLink}>
                  {exhibit}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 className={headLook}>With a plan</h3>
        <ul className="mt-3 grid gap-3 text-[0.9375rem] leading-6">
          {locked.map(({ what, plans }) => (
            <li key={what} className="relative pl-6">
              <Lock aria-hidden="true" className="absolute top-1 left-0 size-4 text-soft" />
              {what}
              <span className="block text-sm text-soft">{plans}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const headLook = 'border-b border-ink pb-2 text-base';
