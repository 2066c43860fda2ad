import { href } from 'react-router';
import { dateInWords } from '../../base/dates.ts';
import { rangesNote } from '../../figures/format/format.ts';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { LiveFrame } from '../sections/live-frame.tsx';
import { Section } from '../../shell/section.tsx';
import { FeatureFrame } from './frame/feature-frame.tsx';
import { featureView } from './frame/feature-view.server.ts';
import { plansWith } from './frame/plan-rows.ts';
import { LeadFilter } from './leads/lead-filter.tsx';
import { leadList } from './leads/lead-list.server.ts';
import { LeadTable } from './leads/lead-table.tsx';
import { LeadSteps } from './leads/lead-steps.tsx';
import type { Route } from './+types/leads-feature-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const data = dataContext(context);
  const { retailers } = await datasetCounts(data);
  return {
    feature: featureView('leads', data.siteUrl),
    list: await leadList(data, 10),
    retailers: retailers.toLocaleString('en-US'),
    edition: { ...data.edition, asOf: dateInWords(data.edition.asOf) },
    plans: plansWith('leadsAndContacts'),
    rangesNote,
  };
}

export default function LeadsFeaturePage({ loaderData }: Route.ComponentProps) {
  const { feature, list, retailers, edition, plans } = loaderData;
  return (
    <FeatureFrame feature={feature} full={{ label: `The catalogue of ${retailers} shops`, to: catalogue }}>
      <LiveFrame
        title="A list of leads"
        source={{ label: 'Filter the catalogue yourself', to: catalogue }}
        edition={edition}
        rangesNote={loaderData.rangesNote}
      >
        <LeadFilter {...list} />
        <LeadTable {...list} />
        <p className="mt-4 max-w-prose text-[0.9375rem] leading-6">
          Contacts are opened by {plans}.{' '}
          <AppLink to={href('/pricing')} className={textLink}>
            Plans and prices
          </AppLink>
        </p>
        {edition.demonstration && (
          <p className="mt-2 max-w-prose text-sm text-soft">
            The demonstration data set holds nobody’s personal data: behind the locks on this page there is no
            name, address or number.
          </p>
        )}
      </LiveFrame>
      <Section title="From a list to a letter">
        <LeadSteps />
      </Section>
    </FeatureFrame>
  );
}

const catalogue = `${href('/resources/sample-data')}#retailers`;
