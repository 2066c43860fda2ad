import { Check, X } from 'lucide-react';
import { data } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { EditionDates, EditionNote } from '../../data-pages/edition-line.tsx';
import { cacheControl } from '../../edge/policies.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { SectionBar } from '../../ui/navigation/section-bar.tsx';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { Coverage } from './our-data/coverage.server.tsx';
import { GradesSection, RangesSection } from './our-data/confidence.tsx';
import { DisclosureSection } from './our-data/disclosure.tsx';
import { LimitsSection, MethodSection } from './our-data/method.tsx';
import { loadOurData, type OurData } from './our-data/our-data.server.ts';
import { Publications } from './our-data/sources.server.tsx';
import type { Route } from './+types/our-data-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadOurData(dataContext(context));
  const page = drawPage(context, { title, description }, <OurDataBody view={view} />);
  if (view.checks) return data(page);
  context.get(servicesContext).checkDataset();
  return data(page, { headers: { 'Cache-Control': cacheControl.nobody } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default DrawnFiguresPage;

const title = 'How our data is made';

function OurDataBody({ view }: { view: OurData }) {
  return (
    <>
      <Opening title={title} lead={lead}>
        <Counts counts={view.counts} baseYear={view.baseYear} />
      </Opening>
      <SectionBar stops={contents} wide />
      <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6">
        <EditionDates edition={view.edition} />
        <EditionNote edition={view.edition} />
      </div>
      <CoverageSection coverage={view.coverage} />
      <MethodSection demonstration={view.edition.demonstration} />
      <GradesSection grades={view.grades} />
      <RangesSection ladders={view.ladders} rangesNote={view.rangesNote} />
      <DisclosureSection cost={view.cost} />
      <ChecksSection checks={view.checks} edition={view.edition} />
      <LimitsSection edition={view.edition} />
      <SourcesSection sources={view.sources} counts={view.counts} />
      <NextStep
        title="Bring us your toughest question"
        text="Pick a market or shop you know well, and test our figures against yours in a demo."
      />
      <LinkedData data={view.linkedData} />
    </>
  );
}

const lead =
  'What we count, where the figures come from, how sure we are of them, and where we know they are weak. A figure without that background is only an opinion.';

const description =
  'See the sources, method, coverage, confidence grades and known limits behind every figure, and the result of our latest checks.';

const contents = [
  { title: 'Coverage', id: 'coverage' },
  { title: 'Method', id: 'method' },
  { title: 'Confidence', id: 'confidence' },
  { title: 'Ranges', id: 'ranges' },
  { title: 'Disclosure rule', id: 'disclosure' },
  { title: 'Checks', id: 'checks' },
  { title: 'Revisions and limits', id: 'limits' },
  { title: 'Sources', id: 'sources' },
];

function Counts({ counts, baseYear }: Pick<OurData, 'counts' | 'baseYear'>) {
  const facts = [
    { name: 'Countries', number: counts.countries, about: `and ${counts.groups} country groups` },
    { name: 'Categories', number: counts.categories, about: 'in every country, in one hierarchy' },
    { name: 'Online shops', number: counts.shops, about: `${counts.profiles} with a free profile` },
    { name: 'Rankings', number: counts.rankings, about: 'with past editions' },
    { name: 'Figures', number: counts.figures, about: `including forecasts beyond ${baseYear}` },
  ];
  return (
    <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-6 border-t border-edge pt-6 sm:grid-cols-3 lg:grid-cols-5">
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
      title="What we cover"
      lead="Every country counts towards the world total. We publish the largest markets individually; the others appear only in the total of their group."
    >
      <div className="mt-8">
        <Coverage covered={coverage} />
      </div>
    </Section>
  );
}

function ChecksSection({ checks, edition }: Pick<OurData, 'checks' | 'edition'>) {
  return (
    <Section
      anchor="checks"
      title="Checked before publication"
      lead="Before an edition goes live we check every sum, and a program tries to work out masked values from everything that is public. We reject any edition with a wrong sum or a breach of the disclosure rule."
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
            {edition.label}, last checked on {checks.checkedAt}.
          </p>
        </>
      ) : (
        <p className="mt-8 max-w-prose rounded-md bg-mist px-5 py-4">
          We’re running the checks on {edition.label} again. Reload in a minute for the result.
        </p>
      )}
    </Section>
  );
}

function outcomeOf(faults: number) {
  if (faults === 0) return 'No errors found';
  return faults === 1 ? '1 error' : `${faults.toLocaleString('en-US')} errors`;
}

function SourcesSection({ sources, counts }: Pick<OurData, 'sources' | 'counts'>) {
  return (
    <Section
      anchor="sources"
      title={`${counts.sources} sources, all linked`}
      lead="Publications by statistical offices, associations and companies. Each year links to the page where we read the figure, which is not always the publisher’s own."
    >
      <div className="mt-8">
        <Publications publications={sources} />
      </div>
    </Section>
  );
}
