import { useId, type ReactNode } from 'react';
import { href } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { itemListOf } from '../../data-pages/linked-data.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnExhibits } from '../../data-pages/page/drawn-exhibits.tsx';
import { KeyFigures } from '../../data-pages/page/key-figures.tsx';
import { rangesNote } from '../../figures/format/format.ts';
import { RangesNote } from '../../figures/ranges-note.tsx';
import { PassportArea } from '../../passport/passport-area.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { callApi } from './api-call.server.ts';
import { CodeSample } from './code-sample.tsx';
import { featureBriefs, type FeatureBrief } from './feature.server.ts';
import { loadLeadList } from './lead-list.server.ts';
import { LeadTable } from './lead-table.tsx';
import { callTool } from './mcp-call.server.ts';
import { LeaderList } from './leader-list.tsx';
import { loadKpiExcerpt, loadLeaderboard, loadMarketExcerpt, loadProfileExcerpt } from './showcase.server.ts';
import type { Route } from './+types/features-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const data = dataContext(context);
  const features = featureBriefs();
  const [profile, kpis, market, leaders, call, toolCall, leads] = await Promise.all([
    loadProfileExcerpt(context),
    loadKpiExcerpt(context),
    loadMarketExcerpt(context),
    loadLeaderboard(data, 3),
    callApi(services, '/api/markets?region=de&pagesize=1'),
    callTool(services, 'find_figures', {
      measures: ['market-size'],
      places: ['pl'],
      categories: ['fashion'],
      limit: 1,
    }),
    loadLeadList(data, 3),
  ]);
  return {
    features,
    profile: profile && {
      title: profile.title,
      path: profile.path,
      keyFigures: profile.keyFigures.slice(0, 4),
    },
    funnel: kpis?.drawn.funnel,
    size: market?.drawn.size,
    leaders,
    call,
    toolCall,
    leads,
    rangesNote,
    linkedData: [
      itemListOf(
        'Features',
        Object.values(features).map(({ name, path }) => ({ name, url: data.siteUrl + path })),
      ),
    ],
  };
}

export default function FeaturesPage({ loaderData }: Route.ComponentProps) {
  const { features, profile, funnel, size, leaders, call, toolCall, leads, linkedData } = loaderData;
  return (
    <PassportArea className="">
      <PageHead title="Features" description={description} />
      <Opening title="One data set. Seven ways to use it." lead={lead}>
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
          {call && <CodeSample command={call.command} output={call.answer} />}
        </FeatureRow>
        <FeatureRow feature={features.mcp}>
          {toolCall && <CodeSample command={toolCall.command} output={toolCall.answer} />}
        </FeatureRow>
        <FeatureRow feature={features.leads}>
          <LeadTable {...leads} />
        </FeatureRow>
        <p className="border-t border-line pt-4 text-sm text-soft">
          <RangesNote text={loaderData.rangesNote} />
        </p>
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
  'Retailer profiles, transaction KPIs, markets, rankings, an open API, an MCP server, leads: what each answers, shown with live figures.';

type RowProps = { feature: FeatureBrief; children: ReactNode };

function FeatureRow({ feature: { name, question, brief, path }, children }: RowProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-8 border-t border-line py-12 sm:py-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id={id} className="text-2xl tracking-[-0.025em] sm:text-3xl">
          {name}
        </h2>
        <p className="mt-3 text-lg text-pretty">{question}</p>
        <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-soft">{brief}</p>
        <p className="mt-4">
          <AppLink to={path} className={textLink}>
            More on {nameInText(name)}
          </AppLink>
        </p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** 'retailer profiles', but 'API'. */
const nameInText = (name: string) =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
