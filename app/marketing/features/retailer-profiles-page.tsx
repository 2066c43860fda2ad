import { Lock } from 'lucide-react';
import { href, type RouterContextProvider } from 'react-router';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { KeyFigures } from '../../data-pages/page/key-figures.tsx';
import { unbroken } from '../../data-pages/page/unbroken.tsx';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { LiveFrame } from '../sections/live-frame.tsx';
import { FeatureFrame, headOf } from './feature-frame.tsx';
import { featureView, plansWith } from './feature.server.ts';
import { loadProfileExcerpt, type ProfileExcerpt } from './showcase.server.ts';
import type { Route } from './+types/retailer-profiles-page.ts';

export const handle = publicPage();

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
      { what: 'Overlap with competitors, in per cent', plans: plansWith('retailerProfiles') },
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
    >
      {profile && <ProfileCard profile={profile} />}
      <Section
        title="What’s in a profile"
        lead={
          <>
            Plans include a profile for each of {counts.retailers} online shops.{' '}
            <AppLink to={openProfiles} className={textLink}>
              {counts.profiles} are open to everyone
            </AppLink>
            ; the links below go straight to each chart.
          </>
        }
      >
        {profile && <ProfileContents contents={profile.contents} locked={locked} />}
      </Section>
    </FeatureFrame>
  );
}

const openProfiles = `${href('/resources/sample-data')}#profiles`;

function ProfileCard({ profile }: { profile: ProfileExcerpt }) {
  const { title, lead, path, facts, keyFigures, drawn } = profile;
  return (
    <LiveFrame
      {...profile}
      title={`From ${title}’s profile`}
      source={{ label: `See ${title}’s profile`, to: path }}
    >
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <p className="text-2xl font-semibold tracking-[-0.02em]">{title}</p>
          <p className="mt-2 text-[0.9375rem] leading-6 text-pretty">{unbroken(lead)}</p>
          <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 text-[0.9375rem] leading-6">
            {facts.map(({ label, value }) => (
              <div key={label} className="col-span-2 grid grid-cols-subgrid border-t border-line py-1.5">
                <dt className="text-soft">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {drawn.sales}
      </div>
      <div className="mt-10">
        <KeyFigures figures={keyFigures} />
      </div>
    </LiveFrame>
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
