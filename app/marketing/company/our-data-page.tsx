import { data } from 'react-router';
import { requestContext, servicesContext } from '../../context.server.ts';
import { PassportArea } from '../../passport/passport-area.tsx';
import { EditionLine } from '../../data-pages/page/sheet-frame.tsx';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import { LinkedData } from '../../ui/linked-data.tsx';
import { markupAsData, markupInPage } from '../../ui/markup.ts';
import { textLink } from '../../ui/text-link.ts';
import { cacheControl } from '../../edge/policies.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { ChecksSection } from './our-data/checks-section.tsx';
import { Counts } from './our-data/counts.tsx';
import { CoverageSection } from './our-data/coverage/coverage-section.tsx';
import { GradesSection } from './our-data/grades-section.tsx';
import { LimitsSection } from './our-data/limits-section.tsx';
import { MethodSection } from './our-data/method-section.tsx';
import { loadOurData } from './our-data/our-data.server.ts';
import { RangesSection } from './our-data/ladders/ranges-section.tsx';
import { SourcesSection } from './our-data/sources-section.tsx';
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
      <RangesSection ladders={view.ladders} />
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
