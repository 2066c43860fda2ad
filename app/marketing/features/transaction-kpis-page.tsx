import { href, type RouterContextProvider } from 'react-router';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { metricOf } from '../../figures/metric.ts';
import { funnelSteps } from '../../markets/transaction-exhibits.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { quietLink } from '../../ui/text-link.ts';
import { LiveFrame } from '../sections/live-frame.tsx';
import { ExcerptPicture } from '../sections/excerpt-picture.tsx';
import { FeatureFrame, headOf } from './feature-frame.tsx';
import { featureView } from './feature.server.ts';
import { loadKpiComparison, loadKpiExcerpt } from './showcase.server.ts';
import type { Route } from './+types/transaction-kpis-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadView(context);
  return drawPage(context, headOf(view.feature), <KpisBody {...view} />);
}

export default DrawnFiguresPage;

async function loadView(context: Readonly<RouterContextProvider>) {
  return {
    feature: featureView('kpis', dataContext(context).siteUrl),
    market: await loadKpiExcerpt(context),
    comparison: await loadKpiComparison(context),
    steps: funnelSteps.map(({ label, metric }) => {
      const { definition, term } = metricOf(metric);
      return { label, definition, term };
    }),
  };
}

type View = Awaited<ReturnType<typeof loadView>>;

function KpisBody({ feature, market, comparison, steps }: View) {
  return (
    <FeatureFrame
      feature={feature}
      full={
        market
          ? { label: 'See one market’s KPIs for free', to: market.path }
          : { label: 'Browse the sample data', to: href('/resources/sample-data') }
      }
      picture={
        market?.pictures.funnel && <ExcerptPicture excerpt={market} picture={market.pictures.funnel} />
      }
    >
      {market && (
        <LiveFrame
          title={market.title}
          source={{ label: 'See all KPIs', to: market.path }}
          edition={market.edition}
          rangesNote={market.rangesNote}
        >
          {market.drawn.revenue}
          <FunnelSteps steps={steps} />
        </LiveFrame>
      )}
      {comparison && (
        <Section
          title="What a visit is worth, market by market"
          lead="A visit earns more where people buy more often or fill larger baskets, and less where returns and discounts eat into the total. Click a number for its definition and method."
        >
          <div className="mt-8">{comparison}</div>
        </Section>
      )}
    </FeatureFrame>
  );
}

function FunnelSteps({ steps }: Pick<View, 'steps'>) {
  return (
    <ol className="mt-8 grid gap-x-12 border-t border-line sm:mt-10 lg:grid-cols-2">
      {steps.map(({ label, definition, term }, at) => (
        <li key={label} className="grid grid-cols-[2rem_1fr] border-b border-line py-3">
          <span aria-hidden="true" className="text-soft tabular-nums">
            {at + 1}
          </span>
          <div>
            <AppLink to={href('/glossary/:slug', { slug: term })} className={`${quietLink} font-medium`}>
              {label}
            </AppLink>
            <p className="text-[0.9375rem] leading-6 text-soft">{definition}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
