import type { ReactNode } from 'react';
import { href, type RouterContextProvider } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { brand } from '../../base/brand.ts';
import { uncapitalised } from '../../base/capitalised.ts';
import { dateInWords } from '../../base/dates.ts';
import { itemListOf } from '../../data-pages/linked-data.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { KeyFigures } from '../../data-pages/page/key-figures.tsx';
import { rangesNote } from '../../figures/format/format.ts';
import { RangesNote } from '../../figures/ranges-note.tsx';
import { toolBriefs } from '../../mcp/run-tool.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { SectionBar } from '../../ui/navigation/section-bar.tsx';
import { textLink } from '../../ui/text-link.ts';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { OpeningPicture } from '../sections/opening-picture.tsx';
import { ProductView } from '../sections/product-view.tsx';
import { callForFigure } from './api-call.server.ts';
import { CodeSample } from './code-sample.tsx';
import { featureBriefs, type FeatureBrief } from './feature.server.ts';
import { Glance } from './glance.tsx';
import { loadLeadList } from './lead-list.server.ts';
import { LeadTable } from './lead-table.tsx';
import { LeaderList } from './leader-list.tsx';
import { loadKpiExcerpt, loadLeaderboard, loadMarketExcerpt, loadProfileExcerpt } from './showcase.server.ts';
import type { Route } from './+types/features-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  return drawPage(context, { title: 'Features', description }, <FeaturesBody {...await loadView(context)} />);
}

export default DrawnFiguresPage;

async function loadView(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext);
  const data = dataContext(context);
  const features = featureBriefs();
  const [profile, kpis, market, leaders, call, leads] = await Promise.all([
    loadProfileExcerpt(context),
    loadKpiExcerpt(context),
    loadMarketExcerpt(context),
    loadLeaderboard(data, 3),
    callForFigure(services, data.baseYear),
    loadLeadList(data, 3),
  ]);
  return {
    features,
    edition: { ...data.edition, asOf: dateInWords(data.edition.asOf) },
    glance: { profile, kpis, market, leaders, leads, tools: toolBriefs().length },
    profile: profile && {
      title: profile.title,
      path: profile.path,
      keyFigures: profile.keyFigures.slice(0, 4),
    },
    funnel: kpis?.drawn.funnel,
    size: market?.drawn.size,
    leaders,
    call,
    leads,
    linkedData: [
      itemListOf(
        'Features',
        Object.values(features).map(({ name, path }) => ({ name, url: data.siteUrl + path })),
      ),
    ],
  };
}

type View = Awaited<ReturnType<typeof loadView>>;

function FeaturesBody({
  features,
  edition,
  glance,
  profile,
  funnel,
  size,
  leaders,
  call,
  leads,
  linkedData,
}: View) {
  return (
    <>
      <Opening
        title="One data set. Seven ways to use it."
        lead={lead}
        picture={
          <OpeningPicture edition={edition} rangesNote={rangesNote}>
            <Glance {...glance} />
          </OpeningPicture>
        }
      >
        <AppLink to={href('/book-a-demo')} className={buttonLook({ variant: 'primary' })}>
          Book a demo
        </AppLink>
        <AppLink to={href('/resources/sample-data')} className={textLink}>
          Browse the sample data
        </AppLink>
      </Opening>
      <SectionBar stops={stops} wide />
      <div className="mx-auto max-w-6xl px-4 pb-10 sm:px-6">
        <FeatureRow id="profiles" feature={features.profiles}>
          {profile && (
            <>
              <KeyFigures figures={profile.keyFigures} />
              <From label={`the profile of ${profile.title}`} to={profile.path} />
            </>
          )}
        </FeatureRow>
        <FeatureRow id="kpis" feature={features.kpis}>
          {funnel}
        </FeatureRow>
        <FeatureRow id="markets" feature={features.markets}>
          {size}
        </FeatureRow>
        <FeatureRow id="rankings" feature={features.rankings}>
          {leaders && (
            <>
              <LeaderList places={leaders.places} />
              <From label={leaders.title} to={leaders.path} />
            </>
          )}
        </FeatureRow>
        <FeatureRow id="leads" feature={features.leads} wide>
          {leads && <LeadTable {...leads} />}
        </FeatureRow>
        <FeatureRow id="api" feature={features.api} also={features.mcp}>
          {call && <CodeSample command={call.command} output={call.answer} folded />}
        </FeatureRow>
        <p className="border-t border-line pt-4 text-sm text-soft">
          <RangesNote text={rangesNote} />
        </p>
      </div>
      <Section
        anchor="tool"
        title="Every figure, exact, in one tool"
        lead="Filter, compare and export. Where this site shows ranges, the tool has the exact values that your plan includes."
      >
        <div className="mt-8 max-sm:hidden">
          <ProductView />
        </div>
        <p className="mt-6">
          <AppLink to={href('/marketquay-analytics')} className={textLink}>
            More on {brand.product} Analytics
          </AppLink>
        </p>
      </Section>
      <NextStep
        title="Not sure which one you need?"
        text="Tell us your question. If a free page answers it, we will send you the link."
      />
      <LinkedData data={linkedData} />
    </>
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
  'Profiles, markets, KPIs and rankings built on one set of definitions, so every number agrees with the next.';

const description =
  'Retailer profiles, transaction KPIs, markets, rankings, leads, and an open API for your tools: the question each one answers, with live figures.';

const stops = [
  { id: 'profiles', title: 'Retailer profiles' },
  { id: 'kpis', title: 'Transaction KPIs' },
  { id: 'markets', title: 'Markets' },
  { id: 'rankings', title: 'Rankings' },
  { id: 'leads', title: 'Leads and contacts' },
  { id: 'api', title: 'API' },
  { id: 'tool', title: 'The tool' },
];

type RowProps = {
  id: string;
  feature: FeatureBrief;
  /** A close relative, named in the same row. */
  also?: FeatureBrief;
  /** The example needs the width of the page. */
  wide?: boolean;
  children: ReactNode;
};

function FeatureRow({ id, feature: { name, question, brief, path }, also, wide, children }: RowProps) {
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-x-16 gap-y-8 border-t border-line py-12 first:border-t-0 sm:py-16 ${wide ? '' : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}`}
    >
      <div>
        <h2 id={id} className="scroll-mt-32 text-2xl tracking-[-0.025em] sm:text-3xl">
          {name}
        </h2>
        <p className="mt-3 text-lg text-pretty">{question}</p>
        <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-soft">{brief}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          <AppLink to={path} className={textLink}>
            More on {nameInText(name)}
          </AppLink>
          {also && (
            <AppLink to={also.path} className={textLink}>
              More on {nameInText(also.name)}
            </AppLink>
          )}
        </p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** 'retailer profiles', but 'the API'. */
const nameInText = (name: string) => (/^[A-Z]{2}/.test(name) ? `the ${name}` : uncapitalised(name));
