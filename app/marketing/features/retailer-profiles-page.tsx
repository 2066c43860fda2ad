import { href } from 'react-router';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { FeatureFrame } from './frame/feature-frame.tsx';
import { featureView } from './frame/feature-view.server.ts';
import { plansWith } from './frame/plan-rows.ts';
import { ProfileCard } from './profiles/profile-card.tsx';
import { ProfileContents } from './profiles/profile-contents.tsx';
import { profileExcerpt } from './profiles/profile-excerpt.server.ts';
import type { Route } from './+types/retailer-profiles-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const data = dataContext(context);
  const { profiles, retailers } = await datasetCounts(data);
  return {
    feature: featureView('profiles', data.siteUrl),
    profile: await profileExcerpt(context),
    counts: { profiles: profiles.toLocaleString('en-US'), retailers: retailers.toLocaleString('en-US') },
    locked: [
      { what: 'Exact values in place of ranges', plans: plansWith('annualData') },
      { what: 'Sales month by month', plans: plansWith('monthlyData') },
      { what: 'How far competitors overlap, in percent', plans: plansWith('retailerProfiles') },
      { what: 'Contacts in the company', plans: plansWith('leadsAndContacts') },
    ],
  };
}

export default function RetailerProfilesPage({ loaderData }: Route.ComponentProps) {
  const { feature, profile, counts, locked } = loaderData;
  return (
    <FeatureFrame
      feature={feature}
      full={{ label: `${counts.profiles} profiles that are free to read`, to: openProfiles }}
    >
      {profile && <ProfileCard profile={profile} />}
      <Section
        title="What a profile holds"
        lead={
          <>
            The catalogue has {counts.retailers} online shops. {counts.profiles} of their profiles are open to
            everybody;{' '}
            <AppLink to={openProfiles} className={textLink}>
              see which
            </AppLink>
            .
          </>
        }
      >
        {profile && <ProfileContents contents={profile.contents} locked={locked} />}
      </Section>
    </FeatureFrame>
  );
}

const openProfiles = `${href('/resources/sample-data')}#profiles`;
