import { href } from 'react-router';
import { DrawnExhibits } from '../../data-pages/page/drawn-exhibits.tsx';
import { KeyFigures } from '../../data-pages/page/key-figures.tsx';
import { PassportArea } from '../../passport/passport-area.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { CodeSample } from '../sections/code-sample.tsx';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { FeatureRow } from './feature-row.tsx';
import { loadFeatures } from './features.server.ts';
import { LeadTable } from './leads/lead-table.tsx';
import { LeaderList } from './rankings/leader-list.tsx';
import type { Route } from './+types/features-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  return loadFeatures(context);
}

export default function FeaturesPage({ loaderData }: Route.ComponentProps) {
  const { features, profile, funnel, size, leaders, call, leads, rangesNote, linkedData } = loaderData;
  return (
    <PassportArea className="">
      <PageHead title="Features" description={description} />
      <Opening title="Six kinds of answers, from one data set" lead={lead}>
        <AppLink to={href('/book-a-demo')} className={buttonLook({ variant: 'primary' })}>
          Book a demo
        </AppLink>
        <AppLink to={href('/resources/sample-data')} className={textLink}>
          Read it in the sample data
        </AppLink>
      </Opening>
      <div className="mx-auto max-w-6xl px-4 pb-10 sm:px-6">
        <FeatureRow feature={features.profiles}>
          {profile && (
            <>
              <KeyFigures figures={profile.keyFigures} />
              <From label={`the profile of ${profile.title}`} to={profile.path} />
            </>
          )}
        </FeatureRow>
        <FeatureRow feature={features.kpis}>
          {funnel && <DrawnExhibits markup={funnel} className="" />}
        </FeatureRow>
        <FeatureRow feature={features.markets}>
          {size && <DrawnExhibits markup={size} className="" />}
        </FeatureRow>
        <FeatureRow feature={features.rankings}>
          {leaders && (
            <>
              <LeaderList places={leaders.places} />
              <From label={leaders.title} to={leaders.path} />
            </>
          )}
        </FeatureRow>
        <FeatureRow feature={features.api}>
          {call && <CodeSample command={call.command} code={call.answer} />}
        </FeatureRow>
        <FeatureRow feature={features.leads}>
          <LeadTable {...leads} />
        </FeatureRow>
        <p className="border-t border-line pt-4 text-sm text-soft">{rangesNote}</p>
      </div>
      <NextStep
        title="Not sure which one you need?"
        text="Tell us the question. If a free page answers it, we send you the address."
      />
      <LinkedData data={linkedData} />
    </PassportArea>
  );
}

function From({ label, to }: { label: string; to: string }) {
  return (
    <p className="mt-3 text-sm text-soft">
      From{' '}
      <AppLink to={to} className={textLink}>
        {label}
      </AppLink>
    </p>
  );
}

const lead =
  'Shops, markets, transactions, places: each answers another question, all count the same things, and every number says how it was made.';

const description =
  'Retailer profiles, transaction KPIs, markets, rankings, an open API, leads and contacts: what each answers, shown with live figures.';
