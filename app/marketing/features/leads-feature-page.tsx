import { href, type RouterContextProvider } from 'react-router';
import { dateInWords } from '../../base/dates.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { dataContext } from '../../shell/data-context.server.ts';
import { rangesNote } from '../../figures/format/format.ts';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { OpeningPicture } from '../sections/opening-picture.tsx';
import { FeatureFrame, headOf } from './feature-frame.tsx';
import { featureView, plansWith } from './feature.server.ts';
import { loadLeadList, type LeadList as Leads } from './lead-list.server.ts';
import { LeadTable } from './lead-table.tsx';
import type { Route } from './+types/leads-feature-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadView(context);
  return drawPage(context, headOf(view.feature), <LeadsBody {...view} />);
}

export default DrawnFiguresPage;

async function loadView(context: Readonly<RouterContextProvider>) {
  const data = dataContext(context);
  const { retailers } = await datasetCounts(data);
  return {
    feature: featureView('leads', data.siteUrl),
    list: await loadLeadList(data, 5),
    retailers: retailers.toLocaleString('en-US'),
    edition: { ...data.edition, asOf: dateInWords(data.edition.asOf) },
    plans: plansWith('leadsAndContacts'),
  };
}

type View = Awaited<ReturnType<typeof loadView>>;

function LeadsBody({ feature, list, retailers, edition, plans }: View) {
  return (
    <FeatureFrame
      feature={feature}
      full={{ label: `Browse all ${retailers} shops`, to: catalogue }}
      picture={
        list && (
          <OpeningPicture edition={edition} rangesNote={rangesNote}>
            <LeadFilter {...list} />
            <LeadTable {...list} />
          </OpeningPicture>
        )
      }
    >
      <Section title="From a list to a first call">
        <LeadSteps />
        <p className="mt-8 max-w-prose text-[0.9375rem] leading-6 text-pretty text-soft">
          Contact details come with {plans}.{' '}
          {edition.demonstration &&
            'The demonstration data set contains no personal data: there are no names, addresses or numbers behind these locks.'}
        </p>
      </Section>
    </FeatureFrame>
  );
}

const catalogue = `${href('/resources/sample-data')}#retailers`;

function LeadFilter({ country, category, total }: Pick<Leads, 'country' | 'category' | 'total'>) {
  return (
    <dl className="mb-3 flex flex-wrap items-center gap-2 text-sm leading-5">
      <Choice name="Based in" value={country} />
      <Choice name="Main category" value={category} />
      <div className="flex gap-1.5 py-1.5 sm:ml-auto">
        <dt className="text-soft">Shops found</dt>
        <dd className="font-semibold tabular-nums">{total}</dd>
      </div>
    </dl>
  );
}

function Choice({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5 rounded-full border border-edge px-3 py-1.5">
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}

function LeadSteps() {
  return (
    <ol className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ name, text, link }, at) => (
        <li key={name} className="border-t border-ink pt-4">
          <p className="text-sm text-soft tabular-nums">{at + 1}</p>
          <h3 className="mt-1 text-lg">{name}</h3>
          <p className="mt-1 text-[0.9375rem] leading-6 text-pretty text-soft">{text}</p>
          <p className="mt-2 text-[0.9375rem]">
            <AppLink to={link.to} className={textLink}>
              {link.label}
            </AppLink>
          </p>
        </li>
      ))}
    </ol>
  );
}

const steps = [
  {
    name: 'Narrow',
    text: 'Filter by country and main category, and in the tool by size, until the list is short enough to call this week.',
    link: { label: 'Browse the catalogue', to: catalogue },
  },
  {
    name: 'Qualify',
    text: 'Revenue, growth, traffic and typical providers suggest whether a shop could use what you sell.',
    link: { label: 'See what a profile shows', to: href('/features/retailer-profiles') },
  },
  {
    name: 'Compare',
    text: 'Benchmark a shop against its competitors and open the conversation with something it doesn’t know.',
    link: { label: 'Compare shops', to: href('/resources/sample-data/compare') },
  },
  {
    name: 'Reach out',
    text: 'Contact a person, not info@. The names, roles and email addresses come as a list for your CRM.',
    link: { label: 'Compare plans', to: href('/pricing') },
  },
];
