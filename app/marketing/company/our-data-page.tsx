import { Check, X } from 'lucide-react';
import { data } from 'react-router';
import { requestContext, servicesContext } from '../../context.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnExhibits } from '../../data-pages/page/drawn-exhibits.tsx';
import { EditionLine } from '../../data-pages/sheet-body.tsx';
import { cacheControl } from '../../edge/policies.ts';
import { PassportArea } from '../../passport/passport-area.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { markupAsData, markupInPage } from '../../ui/markup.ts';
import { textLink } from '../../ui/text-link.ts';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { GradesSection, RangesSection } from './our-data/confidence.tsx';
import { LimitsSection, MethodSection } from './our-data/method.tsx';
import { loadOurData, type OurData } from './our-data/our-data.server.ts';
import type { Route } from './+types/our-data-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const toMarkup = context.get(requestContext).isData ? markupAsData : markupInPage;
  const view = await loadOurData(dataContext(context), toMarkup);
  if (view.checks) return data(view);
  context.get(servicesContext).checkDataset();
  return data(view, { headers: { 'Cache-Control': cacheControl.nobody } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function OurDataPage({ loaderData: view }: Route.ComponentProps) {
  return (
    <PassportArea className="">
      <PageHead title="How our data is made" description={description} />
      <Opening title="How our data is made" lead={lead}>
        <Counts counts={view.counts} baseYear={view.baseYear} />
        <Contents />
        <div className="-mt-4 w-full">
          <EditionLine edition={view.edition} />
        </div>
      </Opening>
      <CoverageSection coverage={view.coverage} />
      <MethodSection demonstration={view.edition.demonstration} />
      <GradesSection grades={view.grades} />
      <RangesSection ladders={view.ladders} rangesNote={view.rangesNote} />
      <ChecksSection checks={view.checks} edition={view.edition} />
      <LimitsSection edition={view.edition} />
      <SourcesSection sources={view.sources} counts={view.counts} />
      <NextStep
        title="See it on your own question"
        text="Bring a market or a shop that you know well to a demo, and hold our figures against yours."
      />
      <LinkedData data={view.linkedData} />
    </PassportArea>
  );
}

const lead =
  'What we count, where it comes from, how far it reaches, how sure we are, and what we know to be weak. A figure that does not say these things about itself is an opinion.';

const description =
  'Sources, coverage by country, method, confidence grades, range ladder, the result of our checks and the known limits of the data set.';

function Contents() {
  return (
    <nav aria-label="On this page" className="w-full print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {contents.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className={`${textLink} inline-flex min-h-8 items-center`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const contents = [
  { label: 'Coverage', to: '#coverage' },
  { label: 'Method', to: '#method' },
  { label: 'Confidence', to: '#confidence' },
  { label: 'Ranges', to: '#ranges' },
  { label: 'Checks', to: '#checks' },
  { label: 'Revisions and limits', to: '#limits' },
  { label: 'Sources', to: '#sources' },
];

function Counts({ counts, baseYear }: Pick<OurData, 'counts' | 'baseYear'>) {
  const facts = [
    { name: 'Countries', number: counts.countries, about: `and ${counts.groups} groups of countries` },
    { name: 'Categories', number: counts.categories, about: 'in one tree, for each of them' },
    { name: 'Online shops', number: counts.shops, about: `${counts.profiles} with an open profile` },
    { name: 'Rankings', number: counts.rankings, about: 'with every edition' },
    { name: 'Published figures', number: counts.figures, about: `up to ${baseYear}, and an outlook` },
  ];
  return (
    <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-6 border-t border-ink pt-6 sm:grid-cols-3 lg:grid-cols-5">
      {facts.map(({ name, number, about }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dd className="text-sm leading-5 text-soft">{about}</dd>
          <dt className="mt-1 font-medium">{name}</dt>
          <dd className="text-3xl font-semibold tracking-[-0.03em] tabular-nums">
            {number.toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CoverageSection({ coverage }: Pick<OurData, 'coverage'>) {
  return (
    <Section
      anchor="coverage"
      title="Coverage"
      lead="All countries with a population and a national product are in the model, so that the world is a sum. The largest markets are published one by one; the others are part of their group."
    >
      <DrawnExhibits markup={coverage} className="mt-8" />
    </Section>
  );
}

function ChecksSection({ checks, edition }: Pick<OurData, 'checks' | 'edition'>) {
  return (
    <Section
      anchor="checks"
      title="Checks"
      lead="Before an edition is served its sums are checked, and an edition with a wrong one is refused. Once it is served, a program tries to work out hidden values from everything that is public."
    >
      {checks ? (
        <>
          <ul className="mt-8 border-t border-ink">
            {checks.results.map(({ name, faults }) => (
              <li
                key={name}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-4"
              >
                {faults === 0 ? (
                  <Check aria-hidden="true" className="size-5 shrink-0 text-success" />
                ) : (
                  <X aria-hidden="true" className="size-5 shrink-0 text-danger" />
                )}
                <span className="min-w-0 flex-1">{name}</span>
                <span className="text-[0.9375rem] text-soft tabular-nums">{outcomeOf(faults)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-soft">
            {edition.label}, checked on {checks.checkedAt}.
          </p>
        </>
      ) : (
        <p className="mt-8 max-w-prose rounded-md bg-mist px-5 py-4">
          {edition.label} is being checked right now. The result stands here in a minute.
        </p>
      )}
    </Section>
  );
}

function outcomeOf(faults: number) {
  if (faults === 0) return 'No fault found';
  return faults === 1 ? '1 fault' : `${faults.toLocaleString('en-US')} faults`;
}

function SourcesSection({ sources, counts }: Pick<OurData, 'sources' | 'counts'>) {
  return (
    <Section
      anchor="sources"
      title="Sources"
      lead={`${counts.sources} publications of statistical offices, associations and companies. Each period leads to the page on which its figure was read, which is not always the publisher’s own.`}
    >
      <DrawnExhibits markup={sources} className="mt-8" />
    </Section>
  );
}
